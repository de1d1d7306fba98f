// How old the page is, in minutes, also where it stays open for long.
(function () {
  var shown = document.querySelector(".age"), digits = shown.textContent.match(/\d+/);
  var before = digits ? Number(digits[0]) : 0, begun = Date.now();
  setInterval(function () {
    var minutes = before + Math.floor((Date.now() - begun) / 60000);
    shown.textContent = minutes ? shown.dataset.ago.replace("#", minutes) : shown.dataset.now;
  }, 15000);
})();
