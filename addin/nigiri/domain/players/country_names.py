# ruff: noqa: E501 -- a country a line
"""Letters and names of countries (ISO 3166-1, and XK), as Unicode's CLDR 49 has them.

Not edited by hand: `python -m tests.domain.country_names` makes it of what Babel knows. What people
say besides is in countries.py.
"""

#: Two letters | three letters, also former ones | its names in the languages that nigiri speaks.
COUNTRIES = """
AD | AND | Andorra | Andorre
AE | ARE | United Arab Emirates | Émirats arabes unis | Vereinigte Arabische Emirate
AF | AFG | Afghanistan
AG | ATG | Antigua & Barbuda | Antigua-et-Barbuda | Antigua und Barbuda
AI | AIA | Anguilla
AL | ALB | Albania | Albanie | Albanien
AM | ARM | Armenia | Arménie | Armenien
AO | AGO | Angola
AQ | ATA | Antarctica | Antarctique | Antarktis
AR | ARG | Argentina | Argentine | Argentinien
AS | ASM | American Samoa | Samoa américaines | Amerikanisch-Samoa
AT | AUT | Austria | Autriche | Österreich
AU | AUS | Australia | Australie | Australien
AW | ABW | Aruba
AX | ALA | Åland Islands | Îles Åland | Ålandinseln
AZ | AZE | Azerbaijan | Azerbaïdjan | Aserbaidschan
BA | BIH | Bosnia & Herzegovina | Bosnie-Herzégovine | Bosnien und Herzegowina
BB | BRB | Barbados | Barbade
BD | BGD | Bangladesh | Bangladesch
BE | BEL | Belgium | Belgique | Belgien
BF | BFA | Burkina Faso
BG | BGR | Bulgaria | Bulgarie | Bulgarien
BH | BHR | Bahrain | Bahreïn
BI | BDI | Burundi
BJ | BEN | Benin | Bénin
BL | BLM | St. Barthélemy | Saint-Barthélemy
BM | BMU | Bermuda | Bermudes
BN | BRN | Brunei | Brunei Darussalam
BO | BOL | Bolivia | Bolivie | Bolivien
BQ | BES | Caribbean Netherlands | Pays-Bas caribéens | Karibische Niederlande
BR | BRA | Brazil | Brésil | Brasilien
BS | BHS | Bahamas
BT | BTN | Bhutan | Bhoutan
BV | BVT | Bouvet Island | Île Bouvet | Bouvetinsel
BW | BWA | Botswana | Botsuana
BY | BLR | Belarus | Biélorussie
BZ | BLZ | Belize
CA | CAN | Canada | Kanada
CC | CCK | Cocos (Keeling) Islands | Îles Cocos | Kokosinseln
CD | COD ZAR | Congo - Kinshasa | Congo-Kinshasa | Kongo-Kinshasa
CF | CAF | Central African Republic | République centrafricaine | Zentralafrikanische Republik
CG | COG | Congo - Brazzaville | Congo-Brazzaville | Kongo-Brazzaville
CH | CHE | Switzerland | Suisse | Schweiz
CI | CIV | Côte d’Ivoire
CK | COK | Cook Islands | Îles Cook | Cookinseln
CL | CHL | Chile | Chili
CM | CMR | Cameroon | Cameroun | Kamerun
CN | CHN | China | Chine
CO | COL | Colombia | Colombie | Kolumbien
CR | CRI | Costa Rica
CU | CUB | Cuba | Kuba
CV | CPV | Cape Verde | Cap-Vert | Cabo Verde
CW | CUW | Curaçao
CX | CXR | Christmas Island | Île Christmas | Weihnachtsinsel
CY | CYP | Cyprus | Chypre | Zypern
CZ | CZE | Czechia | Tchéquie | Tschechien
DE | DDR DEU | Germany | Allemagne | Deutschland
DJ | DJI | Djibouti | Dschibuti
DK | DNK | Denmark | Danemark | Dänemark
DM | DMA | Dominica | Dominique
DO | DOM | Dominican Republic | République dominicaine | Dominikanische Republik
DZ | DZA | Algeria | Algérie | Algerien
EC | ECU | Ecuador | Équateur
EE | EST | Estonia | Estonie | Estland
EG | EGY | Egypt | Égypte | Ägypten
EH | ESH | Western Sahara | Sahara occidental | Westsahara
ER | ERI | Eritrea | Érythrée
ES | ESP | Spain | Espagne | Spanien
ET | ETH | Ethiopia | Éthiopie | Äthiopien
FI | FIN | Finland | Finlande | Finnland
FJ | FJI | Fiji | Fidji | Fidschi
FK | FLK | Falkland Islands | Îles Malouines | Falklandinseln
FM | FSM | Micronesia | Micronésie | Mikronesien
FO | FRO | Faroe Islands | Îles Féroé | Färöer
FR | FRA FXX | France | Frankreich
GA | GAB | Gabon | Gabun
GB | GBR | United Kingdom | Royaume-Uni | Vereinigtes Königreich
GD | GRD | Grenada | Grenade
GE | GEO | Georgia | Géorgie | Georgien
GF | GUF | French Guiana | Guyane française | Französisch-Guayana
GG | GGY | Guernsey | Guernesey
GH | GHA | Ghana
GI | GIB | Gibraltar
GL | GRL | Greenland | Groenland | Grönland
GM | GMB | Gambia | Gambie
GN | GIN | Guinea | Guinée
GP | GLP | Guadeloupe
GQ | GNQ | Equatorial Guinea | Guinée équatoriale | Äquatorialguinea
GR | GRC | Greece | Grèce | Griechenland
GS | SGS | South Georgia & South Sandwich Islands | Géorgie du Sud-et-les Îles Sandwich du Sud | Südgeorgien und die Südlichen Sandwichinseln
GT | GTM | Guatemala
GU | GUM | Guam
GW | GNB | Guinea-Bissau | Guinée-Bissau
GY | GUY | Guyana
HK | HKG | Hong Kong SAR China | R.A.S. chinoise de Hong Kong | Sonderverwaltungsregion Hongkong
HM | HMD | Heard Island & McDonald Islands | Îles Heard-et-MacDonald | Heard und McDonaldinseln
HN | HND | Honduras
HR | HRV | Croatia | Croatie | Kroatien
HT | HTI | Haiti | Haïti
HU | HUN | Hungary | Hongrie | Ungarn
ID | IDN | Indonesia | Indonésie | Indonesien
IE | IRL | Ireland | Irlande | Irland
IL | ISR | Israel | Israël
IM | IMN | Isle of Man | Île de Man
IN | IND | India | Inde | Indien
IO | IOT | British Indian Ocean Territory | Territoire britannique de l’océan Indien | Britisches Territorium im Indischen Ozean
IQ | IRQ | Iraq | Irak
IR | IRN | Iran
IS | ISL | Iceland | Islande | Island
IT | ITA | Italy | Italie | Italien
JE | JEY | Jersey
JM | JAM | Jamaica | Jamaïque | Jamaika
JO | JOR | Jordan | Jordanie | Jordanien
JP | JPN | Japan | Japon
KE | KEN | Kenya | Kenia
KG | KGZ | Kyrgyzstan | Kirghizstan | Kirgisistan
KH | KHM | Cambodia | Cambodge | Kambodscha
KI | KIR | Kiribati
KM | COM | Comoros | Comores | Komoren
KN | KNA | St. Kitts & Nevis | Saint-Christophe-et-Niévès | St. Kitts und Nevis
KP | PRK | North Korea | Corée du Nord | Nordkorea
KR | KOR | South Korea | Corée du Sud | Südkorea
KW | KWT | Kuwait | Koweït
KY | CYM | Cayman Islands | Îles Caïmans | Kaimaninseln
KZ | KAZ | Kazakhstan | Kasachstan
LA | LAO | Laos
LB | LBN | Lebanon | Liban | Libanon
LC | LCA | St. Lucia | Sainte-Lucie
LI | LIE | Liechtenstein
LK | LKA | Sri Lanka
LR | LBR | Liberia
LS | LSO | Lesotho
LT | LTU | Lithuania | Lituanie | Litauen
LU | LUX | Luxembourg | Luxemburg
LV | LVA | Latvia | Lettonie | Lettland
LY | LBY | Libya | Libye | Libyen
MA | MAR | Morocco | Maroc | Marokko
MC | MCO | Monaco
MD | MDA | Moldova | Moldavie | Republik Moldau
ME | MNE | Montenegro | Monténégro
MF | MAF | St. Martin | Saint-Martin
MG | MDG | Madagascar | Madagaskar
MH | MHL | Marshall Islands | Îles Marshall | Marshallinseln
MK | MKD | North Macedonia | Macédoine du Nord | Nordmazedonien
ML | MLI | Mali
MM | BUR MMR | Myanmar (Burma) | Myanmar (Birmanie) | Myanmar
MN | MNG | Mongolia | Mongolie | Mongolei
MO | MAC | Macao SAR China | R.A.S. chinoise de Macao | Sonderverwaltungsregion Macau
MP | MNP | Northern Mariana Islands | Îles Mariannes du Nord | Nördliche Marianen
MQ | MTQ | Martinique
MR | MRT | Mauritania | Mauritanie | Mauretanien
MS | MSR | Montserrat
MT | MLT | Malta | Malte
MU | MUS | Mauritius | Maurice
MV | MDV | Maldives | Malediven
MW | MWI | Malawi
MX | MEX | Mexico | Mexique | Mexiko
MY | MYS | Malaysia | Malaisie
MZ | MOZ | Mozambique | Mosambik
NA | NAM | Namibia | Namibie
NC | NCL | New Caledonia | Nouvelle-Calédonie | Neukaledonien
NE | NER | Niger
NF | NFK | Norfolk Island | Île Norfolk | Norfolkinsel
NG | NGA | Nigeria
NI | NIC | Nicaragua
NL | NLD | Netherlands | Pays-Bas | Niederlande
NO | NOR | Norway | Norvège | Norwegen
NP | NPL | Nepal | Népal
NR | NRU | Nauru
NU | NIU | Niue
NZ | NZL | New Zealand | Nouvelle-Zélande | Neuseeland
OM | OMN | Oman
PA | PAN | Panama
PE | PER | Peru | Pérou
PF | PYF | French Polynesia | Polynésie française | Französisch-Polynesien
PG | PNG | Papua New Guinea | Papouasie-Nouvelle-Guinée | Papua-Neuguinea
PH | PHL | Philippines | Philippinen
PK | PAK | Pakistan
PL | POL | Poland | Pologne | Polen
PM | SPM | St. Pierre & Miquelon | Saint-Pierre-et-Miquelon | St. Pierre und Miquelon
PN | PCN | Pitcairn Islands | Îles Pitcairn | Pitcairninseln
PR | PRI | Puerto Rico | Porto Rico
PS | PSE | Palestinian Territories | Territoires palestiniens | Palästinensische Autonomiegebiete
PT | PRT | Portugal
PW | PLW | Palau | Palaos
PY | PRY | Paraguay
QA | QAT | Qatar | Katar
RE | REU | Réunion | La Réunion
RO | ROU | Romania | Roumanie | Rumänien
RS | SRB | Serbia | Serbie | Serbien
RU | RUS | Russia | Russie | Russland
RW | RWA | Rwanda | Ruanda
SA | SAU | Saudi Arabia | Arabie saoudite | Saudi-Arabien
SB | SLB | Solomon Islands | Îles Salomon | Salomonen
SC | SYC | Seychelles | Seychellen
SD | SDN | Sudan | Soudan
SE | SWE | Sweden | Suède | Schweden
SG | SGP | Singapore | Singapour | Singapur
SH | SHN | St. Helena, Ascension & Tristan da Cunha | Sainte-Hélène | St. Helena
SI | SVN | Slovenia | Slovénie | Slowenien
SJ | SJM | Svalbard & Jan Mayen | Svalbard et Jan Mayen | Spitzbergen und Jan Mayen
SK | SVK | Slovakia | Slovaquie | Slowakei
SL | SLE | Sierra Leone
SM | SMR | San Marino | Saint-Marin
SN | SEN | Senegal | Sénégal
SO | SOM | Somalia | Somalie
SR | SUR | Suriname
SS | SSD | South Sudan | Soudan du Sud | Südsudan
ST | STP | São Tomé & Príncipe | Sao Tomé-et-Principe | São Tomé und Príncipe
SV | SLV | El Salvador | Salvador
SX | SXM | Sint Maarten | Saint-Martin (partie néerlandaise)
SY | SYR | Syria | Syrie | Syrien
SZ | SWZ | Eswatini
TC | TCA | Turks & Caicos Islands | Îles Turques-et-Caïques | Turks- und Caicosinseln
TD | TCD | Chad | Tchad | Tschad
TF | ATF | French Southern and Antarctic Lands | Terres australes françaises | Französische Süd- und Antarktisgebiete
TG | TGO | Togo
TH | THA | Thailand | Thaïlande
TJ | TJK | Tajikistan | Tadjikistan | Tadschikistan
TK | TKL | Tokelau
TL | TLS TMP | Timor-Leste | Timor oriental
TM | TKM | Turkmenistan | Turkménistan
TN | TUN | Tunisia | Tunisie | Tunesien
TO | TON | Tonga
TR | TUR | Türkiye | Turquie | Türkei
TT | TTO | Trinidad & Tobago | Trinité-et-Tobago | Trinidad und Tobago
TV | TUV | Tuvalu
TW | TWN | Taiwan | Taïwan
TZ | TZA | Tanzania | Tanzanie | Tansania
UA | UKR | Ukraine
UG | UGA | Uganda | Ouganda
UM | UMI | U.S. Outlying Islands | Îles mineures éloignées des États-Unis | Amerikanische Überseeinseln
US | USA | United States | États-Unis | Vereinigte Staaten
UY | URY | Uruguay
UZ | UZB | Uzbekistan | Ouzbékistan | Usbekistan
VA | VAT | Vatican City | État de la Cité du Vatican | Vatikanstadt
VC | VCT | St. Vincent & Grenadines | Saint-Vincent-et-les Grenadines | St. Vincent und die Grenadinen
VE | VEN | Venezuela
VG | VGB | British Virgin Islands | Îles Vierges britanniques | Britische Jungferninseln
VI | VIR | U.S. Virgin Islands | Îles Vierges des États-Unis | Amerikanische Jungferninseln
VN | VNM | Vietnam | Viêt Nam
VU | VUT | Vanuatu
WF | WLF | Wallis & Futuna | Wallis-et-Futuna | Wallis und Futuna
WS | WSM | Samoa
XK | XKK | Kosovo
YE | YEM YMD | Yemen | Yémen | Jemen
YT | MYT | Mayotte
ZA | ZAF | South Africa | Afrique du Sud | Südafrika
ZM | ZMB | Zambia | Zambie | Sambia
ZW | ZWE | Zimbabwe | Simbabwe
"""
