// Search, headings that stay, refresh, and the projector. Without this the pages still show everything.
"use strict";
(() => {
  const asked = new URLSearchParams(location.search);
  const wall = asked.has("wall");
  const seconds = Number(asked.get("every")) || (wall ? 20 : 60);
  const live = document.body.dataset.live === "yes";
  const input = document.getElementById("find");
  const all = (what, where = document) => [...where.querySelectorAll(what)];

  // Letters that Unicode does not take apart, as the pages spell them.
  const apart = { "æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ð": "d", "ł": "l", "þ": "th", "ß": "ss" };
  const plain = (text) => text.toLowerCase().replace(/[æœøđðłþß]/g, (sign) => apart[sign])
    .normalize("NFKD").replace(/\p{M}/gu, "").replace(/\s+/g, " ").trim();

  const search = () => {
    const words = plain(input.value).split(" ").filter(Boolean);
    let found = 0, text = "";
    for (const row of all("tr[data-find]")) {
      // What stands below a row is found with it; most rows are found by the name at their head.
      const below = row.className === "below";
      if (!below) text = row.dataset.find || plain(row.querySelector("th").textContent);
      row.hidden = !words.every((word) => /^\d+$/.test(word) ? text.split(" ").includes(word) : text.includes(word));
      found += row.hidden || below ? 0 : 1;
    }
    const output = document.querySelector(".find output");
    output.textContent = words.length ? `${found} ${output.dataset.words}` : "";
  };
  if (input) {
    input.closest("p").hidden = false;
    input.addEventListener("input", search);
    if (input.value) search();
  }

  // Where a table fits, the page scrolls, and its headings can stay at the top of the page.
  const fit = () => {
    for (const frame of all(".scroll")) {
      frame.classList.remove("fits");
      frame.classList.toggle("fits", frame.scrollWidth <= frame.clientWidth);
    }
  };
  fit();
  addEventListener("resize", fit);
  document.querySelector(".menu [aria-current]")?.scrollIntoView({ inline: "center", block: "nearest" });

  // Where a server is, a small file tells whether there is a newer page: without it, this one stays.
  const lost = (words) => { document.getElementById("lost").textContent = words; };
  const refresh = async () => {
    if (!live || document.hidden || (input && input.value)) return false;
    if (location.protocol !== "file:") {
      try {
        const answer = await fetch(document.body.dataset.asks || "nigiri-version.txt", { cache: "no-store" });
        const newest = (await answer.text()).trim();
        lost(answer.ok ? "" : document.body.dataset.lost);
        if (!answer.ok || newest === document.body.dataset.version) return false;
      } catch {
        lost(document.body.dataset.lost);
        return false;
      }
    }
    location.reload();
    return true;
  };

  document.querySelector("p.wall").hidden = false;
  if (!wall) {
    if (live) setInterval(refresh, seconds * 1000);
    return;
  }

  // The projector: a clock, letters as large as a few screens allow, and lists side by side.
  const html = document.documentElement;
  html.classList.add("projector");
  const clock = document.querySelector(".clock");
  const tick = () => {
    clock.textContent = new Date().toLocaleTimeString(html.lang || "en", { hour: "2-digit", minute: "2-digit", hour12: false });
  };
  clock.hidden = false;
  tick();
  setInterval(tick, 1000);

  const tables = all("main .scroll:not(.bracket) > table");
  const whole = tables.map((table) => all("tbody tr", table));
  const columns = (number) => tables.forEach((table, at) => {
    const frame = table.parentElement;
    all("table", frame).slice(1).forEach((copy) => copy.remove());
    frame.classList.toggle("columns", number > 1);
    const rows = whole[at], many = Math.ceil(rows.length / number);
    table.tBodies[0].replaceChildren(...rows.slice(0, many));
    for (let from = many; from < rows.length; from += many) {
      const copy = table.cloneNode(true);
      copy.tBodies[0].replaceChildren(...rows.slice(from, from + many));
      frame.append(copy);
    }
  });
  const widest = () => Math.max(0, ...tables.map((table) => table.offsetWidth));
  const arrange = () => {
    for (const size of [1.9, 1.7, 1.5, 1.3, 1.1]) {
      html.style.setProperty("--size", `${size}rem`);
      columns(1);
      tables.forEach((table) => { table.style.width = "max-content"; });
      const least = widest();
      tables.forEach((table) => { table.style.width = ""; });
      columns(Math.max(1, Math.min(4, Math.floor(innerWidth / (least + 32)))));
      if (html.scrollHeight <= 2.5 * innerHeight) return;
    }
  };
  arrange();
  addEventListener("resize", arrange);

  // Slowly down, wait, refresh, and from the top again, all within a minute. A click pauses.
  history.scrollRestoration = "manual";
  const start = performance.now();
  let paused = false, waited = 0, last = start;
  const pause = (event) => { if (!event.target.closest?.("a")) paused = !paused; };
  addEventListener("click", pause);
  addEventListener("keydown", (event) => { if (event.key === " ") { event.preventDefault(); pause(event); } });
  let exact = 0;
  const step = async (now) => {
    const passed = Math.min(now - last, 100) / 1000;
    last = now;
    if (!paused) {
      const end = html.scrollHeight - innerHeight;
      const speed = Math.max(30, end / 45);
      if (exact <= 0 && waited < 4 || exact >= end && waited < 8) waited += passed;
      else if (exact < end) { exact += speed * passed; scrollTo(0, exact); if (exact >= end) waited = 4; }
      else if (now - start > seconds * 1000) { if (await refresh()) return; exact = 0; waited = 0; scrollTo(0, 0); }
      else { exact = 0; waited = 0; scrollTo(0, 0); }
    }
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
})();
