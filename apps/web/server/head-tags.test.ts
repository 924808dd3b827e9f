import { expect, test } from 'vitest';

import { headTags, plainText } from './head-tags.ts';

const HEAD = {
  title: '霜降杯 · 牌擂',
  description: '一场赛事',
  site: '牌擂',
  origin: 'https://pailei.example',
  url: 'https://pailei.example/x?tab=a&page=2',
};

test('what has more characters than its place is cut with an ellipsis, and never within a character', () => {
  expect(plainText('一二三四五', 5)).toBe('一二三四五');
  expect(plainText('一二三四五', 4)).toBe('一二三…');
  expect(plainText('𠮷𠮷𠮷', 2)).toBe('𠮷…');
});

test.each([
  ['零\u200b宽', '零 宽'],
  ['转\u202e向', '转 向'],
  ['两\n行 \t', '两 行'],
  ['👨‍👩‍👧', '👨‍👩‍👧'],
])('%j is shown as %s', (text, shown) => {
  expect(plainText(text)).toBe(shown);
});

test('a page without a picture of its own shows that of the site', () => {
  expect(headTags(HEAD)).toContain('property="og:image" content="https://pailei.example/share/site.png"');
  expect(headTags({ ...HEAD, picture: '/share/players/1.png?v=2' })).toContain(
    'content="https://pailei.example/share/players/1.png?v=2"',
  );
});

test('addresses and texts are escaped, and what the page is about ends no element', () => {
  const tags = headTags({ ...HEAD, description: '"><b>', about: { name: '</script>' } });
  expect(tags).toContain('href="https://pailei.example/x?tab=a&amp;page=2"');
  expect(tags).toContain('content="&quot;&gt;&lt;b&gt;"');
  expect(tags.match(/<\/script>/g)).toHaveLength(1);
});
