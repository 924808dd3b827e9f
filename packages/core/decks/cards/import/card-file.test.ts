import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CardFileProblem } from '@pailei/contracts/decks/cards/cards.api';
import { CardFileError, precheckCardFile, readCatalogue } from './card-file.ts';
import { locateEntries } from './json-entries.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const MAGE_CARD = { dbfId: 12, name: '灯火', cost: 2, rarity: 'RARE', type: 'SPELL', cardClass: 'MAGE', set: 'CORE' };
/** `undefined`: it is no JSON. */
function parsed(text: string): unknown[] | undefined {
  try {
    return JSON.parse(text) as unknown[];
  } catch {
    return undefined;
  }
}
const read = (entries: unknown) => readCatalogue(bytes(JSON.stringify(entries)));

describe('the entries of an array', () => {
  test('are found exactly as JSON has them, however it is written', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), fc.constantFrom(undefined, 1, '\t'), (values, space) => {
        const file = bytes(` \n${JSON.stringify(values, null, space)}\r\n`);
        const places = locateEntries(file, 1_000);
        if (typeof places === 'string') throw new Error(places);
        const texts = places.map(([start, end]) => new TextDecoder().decode(file.subarray(start, end)));
        expect(texts.map((text) => JSON.parse(text))).toEqual(JSON.parse(JSON.stringify(values)));
      }),
    );
  });

  test('of any bytes whatever are refused, or found in order, and all of them where it is JSON', () => {
    const unit = fc.constantFrom('[', ']', '{', '}', ',', '"', '\\', ' ', '1', 'a');
    fc.assert(
      fc.property(fc.string({ unit }), (text) => {
        const places = locateEntries(bytes(`[${text}]`), 100);
        const found = typeof places === 'string' ? [] : places;
        expect(found.flat()).toEqual(found.flat().toSorted((one, other) => one - other));
        expect(found.filter(([start, end]) => start === end)).toEqual([]);
        const values = parsed(`[${text}]`);
        if (values) expect(found).toHaveLength(values.length);
      }),
    );
  });

  test('are not counted on without an end', () => {
    expect(locateEntries(bytes('[1,2,3]'), 3)).toHaveLength(3);
    expect(locateEntries(bytes('[1,2,3,4]'), 3)).toBe('too_many');
  });
});

describe('a catalogue', () => {
  test('is read with the names of the site', async () => {
    const { cards, entries, skipped } = await read([MAGE_CARD]);
    expect(cards).toEqual([
      {
        dbf_id: 12,
        name: '灯火',
        cost: 2,
        rarity: 'RARE',
        type: 'SPELL',
        card_class: 'MAGE',
        classes: ['MAGE'],
        set: 'CORE',
      },
    ]);
    expect([entries, skipped]).toEqual([1, 0]);
  });

  test('may begin with a byte order mark and hold what it does not name', async () => {
    const file = bytes(`\u{feff}${JSON.stringify([{ ...MAGE_CARD, artist: '某人', mechanics: ['BATTLECRY'] }])}`);
    expect((await readCatalogue(file)).cards).toHaveLength(1);
  });

  test('that says which cards can be owned gives only those', async () => {
    const owned = { ...MAGE_CARD, dbfId: 13, collectible: true };
    const { cards, skipped } = await read([MAGE_CARD, owned, { ...MAGE_CARD, dbfId: 14, collectible: false }]);
    expect(cards.map(({ dbf_id }) => dbf_id)).toEqual([13]);
    expect(skipped).toBe(2);
  });

  test('has the first card of each number, and the classes of a card of several', async () => {
    const several = { ...MAGE_CARD, cardClass: 'NEUTRAL', classes: ['MAGE', 'ROGUE'] };
    const { cards, skipped } = await read([several, { ...MAGE_CARD, name: '又一张' }]);
    expect(cards).toMatchObject([{ name: '灯火', card_class: 'NEUTRAL', classes: ['MAGE', 'ROGUE'] }]);
    expect(skipped).toBe(1);
  });

  test.each([
    ['no number', { dbfId: undefined }],
    ['a number as a text', { dbfId: '12' }],
    ['a number beyond all', { dbfId: 2 ** 31 }],
    ['no name', { name: undefined }],
    ['an empty name', { name: ' ' }],
    ['a name that PostgreSQL cannot hold', { name: '灯\0火' }],
    ['half a character', { name: '\ud800' }],
    ['a name longer than any', { name: '灯'.repeat(61) }],
    ['a cost that is a text', { cost: '2' }],
    ['a rarity that is none', { rarity: 'SHINY' }],
    ['no class', { cardClass: undefined }],
    ['classes that are no list', { classes: 'MAGE' }],
    ['markup for a class', { cardClass: '<script>' }],
    ['more than any card', { text: 'x'.repeat(20_000) }],
  ])('leaves out an entry with %s', async (_what, wrong) => {
    const { cards, skipped } = await read([
      { ...MAGE_CARD, ...wrong },
      { ...MAGE_CARD, dbfId: 99 },
    ]);
    expect(cards.map(({ dbf_id }) => dbf_id)).toEqual([99]);
    expect(skipped).toBe(1);
  });

  test.each<[string, string, CardFileProblem]>([
    ['nothing', '', 'not_a_list'],
    ['an object', JSON.stringify({ cards: [MAGE_CARD] }), 'not_a_list'],
    ['a page of a website', '<!doctype html><title>404</title>', 'not_a_list'],
    ['an empty array', '[]', 'no_cards'],
    ['an array of something else', '[1, "a", null, []]', 'no_cards'],
    ['a file cut off inside of an entry', JSON.stringify([MAGE_CARD, MAGE_CARD]).slice(0, -20), 'cut_off'],
    ['a file cut off between entries', `${JSON.stringify([MAGE_CARD]).slice(0, -1)},`, 'cut_off'],
    ['a file with a hole', '[{"dbfId":1},,{"dbfId":2}]', 'broken'],
    ['something behind the end', '[{"dbfId":1}][{"dbfId":2}]', 'broken'],
    ['an entry that is no JSON', '[{"dbfId":1}, {dbfId: 2}]', 'broken'],
    ['brackets without an end', '['.repeat(100_000), 'cut_off'],
    ['more entries than there are cards', `[${'1,'.repeat(50_000)}1]`, 'too_many'],
  ])('is not %s', async (_what, text, problem) => {
    const refused = readCatalogue(bytes(text));
    await expect(refused).rejects.toBeInstanceOf(CardFileError);
    await expect(refused).rejects.toMatchObject({ problem });
  });

  test('is not text in another encoding', async () => {
    const gbk = Uint8Array.from([0x5b, 0x7b, 0x22, 0xb5, 0xc6, 0x22, 0x7d, 0x5d]);
    await expect(readCatalogue(gbk)).rejects.toThrow('文件不是有效的 JSON（第 1 项）');
  });

  test('is recognised before it is stored', () => {
    expect(precheckCardFile(bytes('{}'))).toBe('not_a_list');
    expect(precheckCardFile(bytes('[{"dbfId":1'))).toBe('cut_off');
    expect(precheckCardFile(bytes(' [] \n'))).toBeUndefined();
  });
});
