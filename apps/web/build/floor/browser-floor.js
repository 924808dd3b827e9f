(function () {
  // read by every browser, however old: no newer syntax than that of 2009
  var html = document.documentElement;
  var isFirefox = 'MozAppearance' in html.style;
  if (window.AbortSignal && AbortSignal.timeout && (!isFirefox || URL.canParse)) return;
  html.setAttribute('data-browser', 'old');
  document.addEventListener('DOMContentLoaded', function () {
    var note = document.createElement('p');
    note.setAttribute('role', 'alert');
    note.style.cssText = 'padding:12px 16px;background:#8c2f1b;color:#fff;font:16px/24px sans-serif';
    note.appendChild(
      document.createTextNode(
        '浏览器版本太旧，多数功能用不了。请更新，或换用 Chrome 103、Edge 103、Safari 16、Firefox 115 及以上的版本。',
      ),
    );
    document.body.insertBefore(note, document.body.firstChild);
  });
})();
