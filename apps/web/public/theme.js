// Blocking and tiny on purpose: the theme must be known before the first paint.
(function () {
  var chosen = null;
  try {
    chosen = localStorage.getItem("theme");
  } catch {
    // storage may be forbidden; the system's choice then stands
  }
  var light = chosen ? chosen === "light" : matchMedia("(prefers-color-scheme: light)").matches;
  var theme = light ? "light" : "dark";
  document.documentElement.dataset.theme = theme;
  var meta = document.querySelector('meta[name="theme-color"]');
  meta.content = meta.dataset[theme];
})();
