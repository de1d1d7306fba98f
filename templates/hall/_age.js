// How old the page is, in minutes, also where it stays open for long.
(function () {
  var shown = document.querySelector(".age"), minutes = Number(shown.textContent), begun = Date.now();
  setInterval(function () {
    shown.textContent = String(minutes + Math.floor((Date.now() - begun) / 60000));
  }, 15000);
})();
