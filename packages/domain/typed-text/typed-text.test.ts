import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanLine, cleanLongText, cleanName } from './clean.ts';
import { foldEmail, foldNumber } from './width.ts';
import { nameKey, readLetters } from './keys.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({
    unit: fc.constantFrom(...Array.from('👨👩\u200d\ufe0f\u200b\u3164\u202e\n\r\t 1#甲aé\u0301·-А\u2028\u20e3')),
  }),
);
const UNSEEN = /[\u200b\u3164\u115f\u1160\uffa0\u2800\u202a-\u202e\u2066-\u2069]/u;

describe('cleaning', () => {
  test.each([
    ['  好的，不急 ', '好的，不急'],
    ['一\r\n二\t三', '一 二 三'],
    ['\u202e反过来\u202c', '反过来'],
    ['\u200b\u2066\u2069', ''],
    ['ㅤㅤ', ''],
    ['ＦＵＬＬ　width', 'ＦＵＬＬ　width'],
    ['👨‍👩‍👧 好 ❤️ 1️⃣', '👨‍👩‍👧 好 ❤️ 1️⃣'],
    ['字\ufe0f\u200d字', '字字'],
  ])('the line %j is stored as %j', (text, stored) => {
    expect(cleanLine(text)).toBe(stored);
  });

  test('a name has single spaces', () => {
    expect(cleanName(' 炉火　\u3164 杯\n第三届 ')).toBe('炉火 杯 第三届');
  });

  test('a long text keeps its lines and loses what is invisible', () => {
    expect(cleanLongText('\n第一行\u200b \r\n\t第二行\u202e\u2028第三行\n\n')).toBe('第一行\n\t第二行\n第三行');
  });

  test.each([
    ['name', cleanName],
    ['line', cleanLine],
    ['long text', cleanLongText],
  ])('a stored %s is clean, and stays as it is when it is cleaned again', (_kind, clean) => {
    fc.assert(
      fc.property(anyText, (text) => {
        const stored = clean(text);
        expect(clean(stored)).toBe(stored);
        expect(stored).not.toMatch(UNSEEN);
        if (clean !== cleanLongText) expect(stored).not.toMatch(/[\n\r\t\u2028\u0085]/u);
      }),
    );
  });
});

describe('keys of names', () => {
  test.each([
    ['霜刃', '霜刃\u3164'],
    ['霜刃', '霜·刃'],
    ['霜刃', '霜_刃'],
    ['Ｎｉｇｈｔ　Ｃｒｏｗ', 'night crow'],
    ['admin', 'аdmin'],
    ['HOME', 'НОМЕ'],
    ['Pokémon', 'Pokemon'],
    ['ΑΒΓ', 'AВΓ'],
  ])('%s and %s are one name', (a, b) => {
    expect(nameKey(a)).toBe(nameKey(b));
  });

  test.each([
    ['が', 'か'],
    ['霜刃', '霜刀'],
    ['leo10', 'leoio'],
    ['🔥', '❄️'],
    ['---', '···'],
  ])('%s and %s are two names', (a, b) => {
    expect(nameKey(a)).not.toBe(nameKey(b));
  });

  test('a key is its own key, and no name that can be seen has an empty one', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const key = nameKey(text);
        expect(nameKey(key)).toBe(key);
        if (cleanName(text) !== '') expect(key).not.toBe('');
      }),
    );
  });
});

test.each(['裁·判联合', '裁\u200b判', '裁★判', '裁 - 判'])('the word list reads 裁判 in %j', (text) => {
  expect(readLetters(text)).toContain(readLetters('裁判'));
});

test.each(['аdmin', 'adm1n', 'ＡＤ·ＭＩＮ', 'ádmin'])('the word list reads admin in %s', (text) => {
  expect(readLetters(text)).toBe(readLetters('admin'));
});

test('full-width signs have one meaning in addresses and numbers', () => {
  expect(foldEmail('ａ＠ｂ。ｃｎ')).toBe('a@b.cn');
  expect(foldNumber(' －１２ ')).toBe('-12');
});
