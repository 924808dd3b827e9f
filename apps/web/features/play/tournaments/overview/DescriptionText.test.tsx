import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { DescriptionText } from './DescriptionText.tsx';

const htmlOf = (text: string) => renderToStaticMarkup(<DescriptionText text={text} />);

test('Markdown becomes headings below those of the page, lists, tables and links to other sites', () => {
  const html = htmlOf(
    '# 赛程\n\n- 第一轮\n- 第二轮\n\n**粗体** [规则](https://rules.example/a)\n\n| 名次 | 奖 |\n|---|---|\n| 1 | 500 |',
  );
  expect(html).toContain('<h3');
  expect(html).not.toContain('<h1');
  expect(html.match(/<li/g)).toHaveLength(2);
  expect(html).toContain('<strong');
  expect(html).toMatch(/href="https:\/\/rules\.example\/a"[^>]*rel="noopener noreferrer nofollow ugc"/);
  expect(html).toContain('<td');
});

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a handler', '<img src=x onerror=alert(1)>'],
  ['an element of its own', '<iframe src="https://evil.example"></iframe>'],
  ['a style', '<div style="position:fixed">x</div>'],
])('HTML stays text: %s', (_, text) => {
  expect(htmlOf(text)).not.toMatch(/<(?:script|img|iframe|div style)/);
  expect(htmlOf(`文字 ${text} 文字`)).not.toMatch(/<(?:script|img|iframe|div style)/);
});

test.each([
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](vbscript:msgbox)',
  '<javascript:alert(1)>',
  '[x][1]\n\n[1]: javascript:alert(1)',
  '[x](/admin)',
])('a link that leads nowhere outside is none: %s', (text) => {
  expect(htmlOf(text)).not.toContain('href');
});

test('a picture is what it shows, in words', () => {
  const html = htmlOf('![海报](https://track.example/pixel.png)');
  expect(html).not.toContain('<img');
  expect(html).not.toContain('track.example');
  expect(html).toContain('海报');
});

test.each(['[', '*', '> ', '`', '|', '![', '<a '])('as many %s as fit come back as text', (mark) => {
  const text = mark.repeat(5_000 / mark.length);
  expect(htmlOf(`${text}\n\n完`)).toContain('完');
});
