import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const WEB = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(WEB, path), 'utf8');

type Icon = { src: string; sizes: string; purpose?: string };
const manifest = JSON.parse(read('public/manifest.webmanifest')) as {
  theme_color: string;
  background_color: string;
  icons: Icon[];
};

/** Width and height of a PNG from its header. */
function sizeOf(path: string): string {
  const bytes = readFileSync(join(WEB, 'public', path));
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

/** The colour of the page's ground in a theme. */
function canvasOf(theme: 'dark' | 'light'): string | undefined {
  const [, rules = ''] = read('shared/styles/tokens.css').split(`\n[data-theme='${theme}']`);
  return /--pl-canvas: (#\w+);/.exec(rules)?.[1];
}

test('the icons of the manifest are there, in the sizes it says, one of them to be cut', () => {
  for (const { src, sizes } of manifest.icons) expect(sizeOf(src)).toBe(sizes);
  expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
  ]);
  expect([manifest.theme_color, manifest.background_color]).toEqual([canvasOf('dark'), canvasOf('dark')]);
});

test('an icon for those who ask for nothing but /favicon.ico', () => {
  const icon = readFileSync(join(WEB, 'public/favicon.ico'));
  expect([icon.readUInt16LE(0), icon.readUInt16LE(2)]).toEqual([0, 1]);
  expect(icon.readUInt16LE(4)).toBeGreaterThan(1);
  expect(sizeOf('apple-touch-icon.png')).toBe('180x180');
});

test('robots are kept to what guests may read', () => {
  const closed = [...read('public/robots.txt').matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path);
  expect(closed).toEqual(expect.arrayContaining(['/api/', '/admin']));
  expect(closed).not.toContain('/');
  expect(closed).not.toContain('/solo-tournaments');
});

describe.each(['index.html', 'solo-match-view.html'])('%s', (page) => {
  const html = read(page);

  test('names icons and manifest', () => {
    for (const link of ['href="/favicon.ico"', 'href="/apple-touch-icon.png"', 'href="/manifest.webmanifest"'])
      expect(html).toContain(link);
  });

  test('colours the browser like the page, in both themes', () => {
    const meta = /<meta\s+name="theme-color"[^>]*>/.exec(html)?.[0] ?? '';
    expect(meta).toContain(`data-dark="${canvasOf('dark')}"`);
    expect(meta).toContain(`data-light="${canvasOf('light')}"`);
    expect(html.indexOf(meta)).toBeLessThan(html.indexOf('<!-- head-script -->'));
  });
});
