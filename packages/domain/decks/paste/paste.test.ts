import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isViolation } from '../../violation/violation.ts';
import { clipboardText } from './clipboard.ts';
import { anyDeck, buildCard } from '../deck.arbitrary.ts';
import { DECK_CODE_MAX, writeDeckCode } from '../code/deck-code.ts';
import { HEARTHSTONE } from '../hearthstone.ts';
import { DECK_NAME_MAX, parsePaste, PASTE_ITEMS_MAX } from './paste.ts';

const pairs = (from: number) => Array.from({ length: 15 }, (_, i) => ({ dbf_id: from + i, count: 2 }));
const deckOf = (heroClass: string, from: number) => ({
  class: heroClass,
  format: 'standard',
  cards: pairs(from),
  sideboard: [],
});
const MAGE = writeDeckCode(deckOf('mage', 100));
const ROGUE = writeDeckCode(deckOf('rogue', 5_000));
const HUNTER = writeDeckCode(deckOf('hunter', 90_000));

const CHINESE = `### 快攻法
# 职业：法师
# 模式：标准模式
# 狮鹫年
#
# 2x (1) 法力浮龙
# 2x (4) 火球术
#
${MAGE}
#
# 想要使用这副套牌，请先复制到剪贴板，然后在游戏中点击“新套牌”进行粘贴。
`;
const ENGLISH = `### Miracle Rogue
# Class: Rogue
# Format: Standard
# Year of the Wolf
#
# 2x (0) Backstab
#
${ROGUE}
#
# To use this deck, copy it to your clipboard and create a new deck in Hearthstone
# Find this deck on https://example.org/decks/abc/
`;

/** Line, name and class of what was found; of what is no deck, why. */
function found(text: string) {
  return parsePaste(text).items.map(({ line, name, result }) => [
    line,
    name,
    isViolation(result) ? result.violation : result.class,
  ]);
}

describe('a paste', () => {
  test('may be what the game copies, in Chinese and English, several times', () => {
    expect(found(CHINESE)).toEqual([[9, '快攻法', 'mage']]);
    expect(found(`${CHINESE}\n${ENGLISH}`)).toEqual([
      [9, '快攻法', 'mage'],
      [20, 'Miracle Rogue', 'rogue'],
    ]);
  });

  test('may be bare codes, one a line or several', () => {
    expect(found(`${MAGE}\n\n${ROGUE} ${HUNTER}`)).toEqual([
      [1, null, 'mage'],
      [3, null, 'rogue'],
      [3, null, 'hunter'],
    ]);
  });

  test('may come from another system: line ends, full-width and invisible characters', () => {
    const text = `\uFEFF${CHINESE.replaceAll('\n', '\r\n').replace('### ', '＃＃＃\u3000')}`;
    expect(found(text.replace(MAGE, `\u200B\u3000${MAGE.slice(0, 20)}\u200D${MAGE.slice(20)}\u00A0`))).toEqual([
      [9, '快攻法', 'mage'],
    ]);
  });

  test('may be quoted by a chat, a mail or a program', () => {
    const quoted = (mark: string) => CHINESE.replaceAll(/^/gm, mark);
    for (const mark of ['> ', '// ', '     * ', '\t']) expect(found(quoted(mark))).toEqual([[9, '快攻法', 'mage']]);
  });

  test('may be a share text or a link', () => {
    const escaped = encodeURIComponent(MAGE);
    expect(
      found(
        [
          `【卡组分享】我在用这套快攻法：${MAGE}，复制后打开游戏`,
          `https://example.org/deckbuilder?deckcode=${escaped}&set=standard`,
          `https://example.org/decks/${ROGUE}/edit`,
          `[${HUNTER}](https://example.org/?code=${HUNTER})`,
        ].join('\n'),
      ),
    ).toEqual([
      [1, null, 'mage'],
      [2, null, 'mage'],
      [3, null, 'rogue'],
      [4, null, 'hunter'],
    ]);
  });

  test('may have a code that was broken into lines', () => {
    expect(found(`### 断行\n${MAGE.slice(0, 30)}\n${MAGE.slice(30)}\n${ROGUE}`)).toEqual([
      [2, '断行', 'mage'],
      [4, null, 'rogue'],
    ]);
  });

  test.each([
    ['blanks', `${MAGE.slice(0, 12)} ${MAGE.slice(12, 30)}\u3000${MAGE.slice(30)}`],
    ['a blank within its first characters', `${MAGE.slice(0, 4)} ${MAGE.slice(4)}`],
    ['blanks and line breaks', `${MAGE.slice(0, 12)} ${MAGE.slice(12, 30)}\n${MAGE.slice(30, 40)} ${MAGE.slice(40)}`],
    ['the marks of a quoted mail', `> ${MAGE.slice(0, 30)}\n> ${MAGE.slice(30)}`],
    ['the marks of a mail that was quoted twice', `>> ${MAGE.slice(0, 30)}\n> > ${MAGE.slice(30)}`],
    ['variation selectors', `${MAGE.slice(0, 9)}\ufe0f${MAGE.slice(9)}\ufe0f`],
    ['the slashes of a JSON text', `{"code":"${MAGE.replaceAll('/', String.raw`\/`)}"}`],
  ])('may have a code that %s break', (_marks, broken) => {
    expect(found(`### 断开\n${broken}\n${ROGUE}`)).toEqual([
      [2, '断开', 'mage'],
      [broken.split('\n').length + 2, null, 'rogue'],
    ]);
  });

  test('leaves the words behind a good code alone', () => {
    expect(found(`${MAGE} ABCD1234 ${ROGUE}`)).toEqual([
      [1, null, 'mage'],
      [1, null, 'rogue'],
    ]);
  });

  test('with bad codes still gives the good ones, and says what is wrong in which line', () => {
    const text = ['说明文字', MAGE, 'AAECAZ8FBKmgBLCgBJ!!!', `${ROGUE}x=1`, 'CEBAIAIFB4WDANQIAEAQGDAU', HUNTER].join(
      '\n',
    );
    expect(found(text)).toEqual([
      [2, null, 'mage'],
      [3, null, 'deck_code_truncated'],
      [4, null, 'deck_code_trailing'],
      [5, null, 'deck_code_broken'],
      [6, null, 'hunter'],
    ]);
  });

  test('with a block that was cut off before its code says so', () => {
    expect(found(`${CHINESE.slice(0, CHINESE.indexOf(MAGE))}\n${ENGLISH}`)).toEqual([
      [1, '快攻法', 'deck_code_missing'],
      [17, 'Miracle Rogue', 'rogue'],
    ]);
  });

  test('takes the class from the block where the code has a hero that is newer than the rules', () => {
    const skin = writeDeckCode(deckOf('demo', 100), {
      ...HEARTHSTONE,
      classes: [{ id: 'demo', name: '', card_class: '', color: null, heroes: [123_456] }],
    });
    expect(found(skin)).toEqual([[1, null, null]]);
    const [item] = parsePaste(CHINESE.replace(MAGE, skin)).items;
    expect(item?.result).toMatchObject({ class: 'mage', code: skin });
    expect(found(`### 萨\n# 职业：萨满祭司\n${skin}`)).toEqual([[3, '萨', 'shaman']]);
    expect(found(`### x\n# Class: Demon Hunter\n${skin}`)).toEqual([[3, 'x', 'dh']]);
  });

  test('names every line that is no deck: what was meant as a code with its reason, the rest as passed over', () => {
    const broken = ['AAEC', MAGE.toLowerCase(), MAGE.slice(10, 28), `?${MAGE.slice(1)}`, `${MAGE.slice(0, 20)}…`];
    const prose = ['notacode', '这不是卡组码', '====', '### 只有名字'];
    const { items, skipped } = parsePaste([MAGE, ...broken, ...prose, ROGUE, '再见'].join('\n'));
    expect(items.map(({ line, result }) => [line, isViolation(result) ? result.violation : result.class])).toEqual([
      [1, 'mage'],
      [2, 'deck_code_truncated'],
      [3, 'deck_code_broken'],
      [4, 'deck_code_broken'],
      [5, 'deck_code_broken'],
      [6, 'deck_code_truncated'],
      [11, 'rogue'],
    ]);
    expect(skipped).toEqual([7, 8, 9, 12]);
    expect(parsePaste(CHINESE).skipped).toEqual([]);
  });

  test('of prose, headings and remarks holds no decks', () => {
    const prose = '## 更新日志\n### 标题\n# 一条备注\n你好 https://example.org/AAE AAEC 12345678901234567890\n';
    expect(parsePaste(prose)).toEqual({ items: [], left_over: 0, skipped: [2, 4] });
  });

  test('is read up to the limit, and the rest counted', () => {
    const many = Array.from({ length: 200 }, (_, i) => writeDeckCode(deckOf('mage', 1 + i * 20)));
    const { items, left_over } = parsePaste(many.join('\n'));
    expect([items.length, left_over]).toEqual([PASTE_ITEMS_MAX, 200 - PASTE_ITEMS_MAX]);
    expect(items.every(({ result }) => !isViolation(result))).toBe(true);
  });

  test('keeps of a name and of a code what can be stored', () => {
    const [item] = parsePaste(`### ${'长'.repeat(DECK_NAME_MAX - 1)}😀\0尾\nAAEC${'A'.repeat(5_000)}`).items;
    expect(item?.name).toBe('长'.repeat(DECK_NAME_MAX - 1));
    expect(item?.code).toHaveLength(DECK_CODE_MAX);
    expect(item?.result).toMatchObject({ violation: 'deck_code_too_long' });
  });
});

describe('the clipboard text of a deck', () => {
  test('is what the game writes', () => {
    const deck = {
      ...deckOf('mage', 100),
      name: '快攻\n法',
      code: MAGE,
      cards: [
        { dbf_id: 7, count: 2 },
        { dbf_id: 4, count: 1 },
        { dbf_id: 9, count: 1 },
      ],
      sideboard: [{ dbf_id: 2, count: 1, owner_dbf_id: 4 }],
    };
    const cards = new Map([2, 4, 7].map((dbfId) => [dbfId, buildCard(dbfId)]));
    expect(clipboardText(deck, HEARTHSTONE, cards).split('\n')).toEqual([
      '### 快攻 法',
      '# 职业：法师',
      '# 模式：标准模式',
      '#',
      '# 1x (4) 牌4',
      '#   1x (2) 牌2',
      '# 2x (7) 牌7',
      '# 1x (?) 9',
      '#',
      MAGE,
      '#',
      '# 想要使用这副套牌，请先复制到剪贴板，然后在游戏中点击“新套牌”进行粘贴。',
      '',
    ]);
  });

  test('is read again as the same decks, whatever they hold', () => {
    fc.assert(
      fc.property(fc.array(anyDeck, { minLength: 1, maxLength: 5 }), (decks) => {
        const named = decks.map((deck, i) => ({ ...deck, name: `卡组 ${i}`, code: writeDeckCode(deck) }));
        const text = named.map((deck) => clipboardText(deck, HEARTHSTONE, new Map())).join('\n');
        const { items, left_over } = parsePaste(text);
        expect(left_over).toBe(0);
        expect(items.map(({ name, result }) => ({ name, code: result['code'] }))).toEqual(
          named.map(({ name, code }) => ({ name, code })),
        );
      }),
    );
  });
});

describe('reading a paste', () => {
  const SIZE = 100_000;
  const piece = fc.oneof(
    fc.constantFrom(
      'AAE',
      'AAEC',
      '=',
      '/',
      '+',
      '#',
      '### ',
      '# Class: ',
      '> ',
      '%2B',
      '%',
      '://',
      '\n',
      '\r',
      ' ',
      '\u3000',
    ),
    fc.constantFrom(MAGE, MAGE.slice(0, 40), 'AAEBAAAAAAAA=', 'A1A1A1A1A1A1A1A1A1A1A1'),
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.base64String({ maxLength: 60 }),
  );
  const pieces = fc.array(piece, { minLength: 1, maxLength: 12 });

  test('never throws, and never gives more than it may', () => {
    fc.assert(
      fc.property(pieces, (parts) => {
        const { items } = parsePaste(parts.join(''));
        expect(items.length).toBeLessThanOrEqual(PASTE_ITEMS_MAX);
        for (const { line, code, name } of items) {
          expect(line).toBeGreaterThan(0);
          expect(code.length).toBeLessThanOrEqual(DECK_CODE_MAX);
          expect(name?.length ?? 0).toBeLessThanOrEqual(DECK_NAME_MAX);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('keeps the good decks of a paste whatever stands between them, and names every other line', () => {
    const noise = fc.constantFrom(
      'notacode',
      '这不是',
      '====',
      'AAEC',
      MAGE.slice(0, 30),
      MAGE.toLowerCase(),
      '?x9Q'.repeat(5),
    );
    const entry = fc.oneof(noise, fc.constantFrom(MAGE, ROGUE, HUNTER));
    fc.assert(
      fc.property(fc.array(entry, { maxLength: PASTE_ITEMS_MAX }), (lines) => {
        const { items, skipped } = parsePaste(lines.join('\n'));
        const good = items.flatMap(({ line, result }) => (isViolation(result) ? [] : [line]));
        expect(good).toEqual(lines.flatMap((line, index) => ([MAGE, ROGUE, HUNTER].includes(line) ? [index + 1] : [])));
        expect([...items.map(({ line }) => line), ...skipped].toSorted((a, b) => a - b)).toEqual(
          lines.map((_, index) => index + 1),
        );
      }),
    );
  });

  test('takes work that grows with the text and not with its square, whatever is repeated in it', () => {
    fc.assert(
      fc.property(pieces, (parts) => {
        const unit = parts.join('') || ' ';
        const text = unit.repeat(Math.ceil(SIZE / unit.length));
        const [whole, tenth] = [SIZE, SIZE / 10].map((size) => workOf(() => parsePaste(text.slice(0, size))));
        // Ten times the text: 10 times the work where it is linear, 100 times where it is not. Below 5 ms a busy machine is all one sees.
        expect(whole).toBeLessThan(40 * Math.max(tenth ?? 0, 5));
      }),
      { numRuns: 60 },
    );
  });

  /** Milliseconds of processor time of the fastest of three runs: what other threads do, such as another test, does not count. */
  function workOf(act: () => unknown): number {
    const times = Array.from({ length: 3 }, () => {
      const start = process.threadCpuUsage();
      act();
      const { user, system } = process.threadCpuUsage(start);
      return (user + system) / 1_000;
    });
    return Math.min(...times);
  }
});
