import { expect, test } from 'vitest';

import { assetsOf } from './assets.ts';
import { entryDocument, withScriptsLater } from './document.ts';
import { escapeHtml, escapeJson } from './escape.ts';

test('data cannot end its element, begin a comment, or break a line of script', () => {
  const value = { name: '</script><!-- & \u2028\u2029 $& ' };
  const text = escapeJson(value);
  expect(text).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual(value);
});

test('texts of the head are texts', () => {
  expect(escapeHtml(`"><script>'&`)).toBe('&quot;&gt;&lt;script&gt;&#39;&amp;');
});

test('a page names the styles and scripts of its module with all that it imports, each once', () => {
  const manifest = {
    'features/home/HomePage.tsx': {
      file: 'assets/home.js',
      css: ['assets/home.css'],
      imports: ['_kit.js', '_ui.js'],
      isDynamicEntry: true,
    },
    '_kit.js': { file: 'assets/kit.js', imports: ['_ui.js'] },
    '_ui.js': { file: 'assets/ui.js', css: ['assets/ui.css'] },
  };
  expect(assetsOf(manifest, ['HomePage.tsx'])).toEqual({
    styles: ['/assets/ui.css', '/assets/home.css'],
    scripts: ['/assets/ui.js', '/assets/kit.js', '/assets/home.js'],
  });
  expect(() => assetsOf(manifest, ['OtherPage.tsx'])).toThrow('0 chunks');
});

test('scripts wait until the page is painted', () => {
  const document =
    '<head><script>1</script><script type="module" crossorigin src="/a.js"></script>' +
    '<link rel="modulepreload" crossorigin href="/b.js"><link rel="stylesheet" href="/a.css"></head><body></body>';
  expect(withScriptsLater(document)).toBe(
    '<head><script>1</script><link rel="stylesheet" href="/a.css"></head><body><template id="scripts">' +
      '<script type="module" crossorigin src="/a.js"></script>' +
      '<link rel="modulepreload" crossorigin href="/b.js"></template></body>',
  );
});

test('an entry names its sheets and scripts, and stands without them', () => {
  const { text, files } = entryDocument(
    '<head><script type="module" crossorigin src="/a.js"></script><link rel="modulepreload" crossorigin href="/b.js">' +
      '<link rel="stylesheet" crossorigin href="/assets/a.css"></head><body></body>',
  );
  expect(files).toEqual({ styles: ['/assets/a.css'], scripts: ['/a.js', '/b.js'] });
  expect(text).not.toContain('/assets/a.css');
});
