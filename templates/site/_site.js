// Search, refresh, and the projector. Without this the pages still show everything.
"use strict";
(() => {
  const asked = new URLSearchParams(location.search);
  const wall = asked.has("wall");
  const seconds = Number(asked.get("every")) || (wall ? 20 : 60);
  const live = document.body.dataset.live === "yes";
  const input = document.getElementById("find");

  // Letters that Unicode does not take apart, as the pages spell them.
  const apart = { "æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ð": "d", "ł": "l", "þ": "th", "ß": "ss" };
  const plain = (text) => text.toLowerCase().replace(/[æœøđðłþß]/g, (sign) => apart[sign])
    .normalize("NFKD").replace(/\p{M}/gu, "").replace(/\s+/g, " ").trim();

  const search = () => {
    const words = plain(input.value).split(" ").filter(Boolean);
    const rows = [...document.querySelectorAll("tr[data-find]")];
    let found = 0;
    for (const row of rows) {
      row.hidden = !words.every((word) => /^\d+$/.test(word)
        ? row.dataset.find.split(" ").includes(word) : row.dataset.find.includes(word));
      found += row.hidden ? 0 : 1;
    }
    const output = document.querySelector(".find output");
    output.textContent = words.length ? `${found} ${output.dataset.words}` : "";
  };
  if (input) {
    input.closest("p").hidden = false;
    input.addEventListener("input", search);
    if (input.value) search();
  }

  // Where a server is, it is asked for a newer page first: when it is gone, this one stays.
  const refresh = async () => {
    if (!live || document.hidden || (input && input.value)) return false;
    if (location.protocol !== "file:") {
      try {
        const answer = await fetch(location.pathname, { cache: "no-store" });
        const newer = new DOMParser().parseFromString(await answer.text(), "text/html");
        document.getElementById("lost").textContent = answer.ok ? "" : document.body.dataset.lost;
        const same = newer.body.dataset.version === document.body.dataset.version;
        if (!answer.ok || same) return false;
      } catch {
        document.getElementById("lost").textContent = document.body.dataset.lost;
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

  // The projector: slowly down, wait, refresh, and from the top again. A click or a key pauses.
  document.documentElement.classList.add("projector");
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
      const end = document.documentElement.scrollHeight - innerHeight;
      if (exact <= 0 && waited < 4 || exact >= end && waited < 8) waited += passed;
      else if (exact < end) { exact += 30 * passed; scrollTo(0, exact); if (exact >= end) waited = 4; }
      else if (now - start > seconds * 1000) { if (await refresh()) return; exact = 0; waited = 0; scrollTo(0, 0); }
      else { exact = 0; waited = 0; scrollTo(0, 0); }
    }
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
})();
