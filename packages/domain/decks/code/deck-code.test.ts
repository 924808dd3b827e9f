import { encode } from 'deckstrings';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isViolation } from '../../violation/violation.ts';
import type { CardFacts } from '../card.ts';
import { decodeCode, encodeCode } from './codec.ts';
import { anyDeck, buildCard } from '../deck.arbitrary.ts';
import { readAnyDeck, readDeckCode, writeDeckCode } from './deck-code.ts';
import type { DeckList } from '../deck-content.ts';
import { HEARTHSTONE } from '../hearthstone.ts';

const MAGE = 637;
const ROGUE = 930;

const pairs = (from: number, count: number): [number, number][] =>
  Array.from({ length: count }, (_, i) => [from + i, 2]);
const codeOf = (hero: number, cards: [number, number][] = pairs(100, 15)) =>
  encode({ heroes: [hero], format: 2, cards });

function withByte(code: string, at: number, byte: number): string {
  const bytes = Buffer.from(code, 'base64');
  bytes[at < 0 ? bytes.length + at : at] = byte;
  return bytes.toString('base64');
}

const withTail = (code: string, byte: number) =>
  Buffer.concat([Buffer.from(code, 'base64'), Buffer.from([byte])]).toString('base64');

function withHero(code: string, hero: number): string {
  const content = decodeCode(code);
  if (typeof content === 'string') throw new Error(content);
  return encodeCode({ ...content, hero });
}

function accepted(code: string): DeckList {
  const list = readDeckCode(code);
  if (isViolation(list)) throw new Error(list.violation);
  return list;
}

describe('a deck code', () => {
  test('has class, format and cards', () => {
    const list = accepted(codeOf(MAGE));
    expect(list).toMatchObject({ class: 'mage', format: 'standard' });
    expect(list.cards).toHaveLength(15);
  });

  test('is read out of a quoted mail, a JSON text and a chat that broke it', () => {
    const code = codeOf(MAGE);
    const [start, end] = [code.slice(0, 9), code.slice(9)];
    const slashes = code.replaceAll('/', String.raw`\/`);
    for (const text of [
      `${start} ${end}`,
      `> ${start}\n> ${end}`,
      `${start}\ufe0f${end}`,
      slashes,
      ` ${start}\n${end}\u3000`,
    ])
      expect(readDeckCode(text)).toEqual(readDeckCode(code));
  });

  test('comes back in its canonical form', () => {
    const code = codeOf(MAGE, pairs(100, 15).toReversed());
    expect(accepted(code).code).toBe(codeOf(MAGE));
  });

  test('keeps its sideboard', () => {
    const code = encode({ heroes: [MAGE], format: 2, cards: pairs(100, 15), sideboardCards: [[5, 1, 100]] });
    expect(accepted(code)).toMatchObject({ code, sideboard: [{ dbf_id: 5, count: 1, owner_dbf_id: 100 }] });
  });

  test('of the old form without a sideboard mark is read too', () => {
    const bytes = Buffer.from(codeOf(MAGE), 'base64');
    expect(accepted(bytes.subarray(0, -1).toString('base64')).code).toBe(codeOf(MAGE));
  });

  test.each([
    [
      'with a portrait, of the old form',
      'AAECAZnDAwaVzQOczgOp3gP83gPQ+QOG+gMM3bgD/tED8NQDpt4Dp94Dqt4D9+gD4+4DpO8DwfYD4/YDxvkDAA==',
      'AAECAZnDAwaVzQOczgOp3gP83gPQ+QOG+gMM3bgD/tED8NQDpt4Dp94Dqt4D9+gD4+4DpO8DwfYD4/YDxvkDAAA=',
      { class: 'shaman', format: 'standard' },
    ],
    [
      'with cards out of order',
      'AAECAR8CuwWG0wIO4eMCi+UCoIUD3gSXCI7DAo0BtQOoAqSIA9sJyfgC3dIC7/ECAA==',
      'AAECAR8CuwWG0wIOjQGoArUD3gSXCNsJjsMC3dIC4eMCi+UC7/ECyfgCoIUDpIgDAAA=',
      { class: 'hunter', format: 'standard' },
    ],
    [
      'with a band of three beside it',
      'AAEBAZ8FCr2GA86HA/voA8j5A+CLBMDiBP3EBZX1BfiUBs6cBgqzA9wK+NICkeQDyaAEmY4G444GvI8G9ZUG0Z4GAAEDiLED/cQFwOIE/cQFo+8E/cQFAAA=',
      'AAEBAZ8FCr2GA86HA/voA8j5A+CLBMDiBP3EBZX1BfiUBs6cBgqzA9wK+NICkeQDyaAEmY4G444GvI8G9ZUG0Z4GAAEDiLED/cQFwOIE/cQFo+8E/cQFAAA=',
      { class: 'paladin', format: 'wild', sideboard: [90749, 90749, 90749].map((owner_dbf_id) => ({ owner_dbf_id })) },
    ],
    [
      'of 40 cards',
      'AAECAcn1Ag7DgweIpQeJpQeKpQeRpQeTpQeUpQeVpQeWpQeXpQeapQet2QeO3Afb4AcNj58EsZ8E56AE054GhJkH0LIHk74H4L4H3dcHsNkHsdkHt9kHjdwHAAA=',
      'AAECAcn1Ag7DgweIpQeJpQeKpQeRpQeTpQeUpQeVpQeWpQeXpQeapQet2QeO3Afb4AcNj58EsZ8E56AE054GhJkH0LIHk74H4L4H3dcHsNkHsdkHt9kHjdwHAAA=',
      { class: 'warlock', format: 'standard' },
    ],
  ])('of the game, %s, is read and comes back in its canonical form', (_what, code, canonical, facts) => {
    expect(accepted(code)).toMatchObject({ ...facts, code: canonical });
    expect(accepted(canonical).code).toBe(canonical);
  });

  test.each([
    ['', 'deck_code_empty'],
    ['你好', 'deck_code_broken'],
    ['AAAA', 'deck_code_broken'],
    ['AAEC', 'deck_code_truncated'],
    [codeOf(MAGE).slice(0, -9), 'deck_code_truncated'],
    ['CEBAIAIFB4WDANQIAEAQGDAUDAQSIJZUAIAQCBIFAEAQCBAA', 'deck_code_broken'],
    ['A'.repeat(1_001), 'deck_code_too_long'],
    [codeOf(1), 'deck_hero_unknown'],
    [encode({ heroes: [MAGE, ROGUE], format: 2, cards: pairs(100, 15) }), 'deck_code_heroes'],
    [withByte(codeOf(MAGE), 2, 9), 'deck_format_unknown'],
    [`${codeOf(MAGE)}AAAA`, 'deck_code_trailing'],
    [`${codeOf(MAGE)}!!!`, 'deck_code_trailing'],
    [withTail(codeOf(MAGE), 7), 'deck_code_trailing'],
    [withByte(codeOf(MAGE), -1, 7), 'deck_code_trailing'],
    [encode({ heroes: [MAGE], format: 2, cards: [[100, 200]] }), 'deck_code_broken'],
  ])('%s is refused: %s', (code, violation) => {
    expect(readDeckCode(code)).toMatchObject({ violation });
  });

  test('is read whatever the deck holds: being legal is another question', () => {
    expect(accepted(codeOf(MAGE, [[200, 3]])).cards).toEqual([{ dbf_id: 200, count: 3 }]);
  });

  test('names each card once, however often the code does', () => {
    expect(accepted(codeOf(MAGE, [...pairs(100, 14), [500, 1], [500, 1]])).cards).toContainEqual({
      dbf_id: 500,
      count: 2,
    });
  });

  test('keeps the hero that the player chose, and two decks that differ in nothing else are the same', () => {
    const [plain, skin] = [accepted(codeOf(MAGE)), accepted(codeOf(2829))];
    expect(skin.class).toBe('mage');
    expect(skin.code).not.toBe(plain.code);
    expect(writeDeckCode(skin)).toBe(writeDeckCode(plain));
  });

  test('keeps the hero of a former code, as long as it is one of the class', () => {
    const skin = accepted(codeOf(2829));
    const changed = { ...skin, cards: [{ dbf_id: 300, count: 1 }] };
    expect(accepted(writeDeckCode(changed, HEARTHSTONE, skin.code)).code).toBe(codeOf(2829, [[300, 1]]));
    expect(writeDeckCode({ ...changed, class: 'priest' }, HEARTHSTONE, skin.code)).toBe(
      writeDeckCode({ ...changed, class: 'priest' }),
    );
    expect(writeDeckCode(changed, HEARTHSTONE, 'no code')).toBe(writeDeckCode(changed));
  });

  test('comes back as it was written, sideboards and all', () => {
    fc.assert(
      fc.property(anyDeck, (deck) => {
        const code = writeDeckCode(deck);
        const list = accepted(code);
        expect(list).toEqual({ ...deck, code });
        expect(accepted(list.code).code).toBe(list.code);
      }),
    );
  });

  test('cut off anywhere is reported as incomplete', () => {
    fc.assert(
      fc.property(anyDeck, fc.nat(), (deck, at) => {
        const bytes = Buffer.from(writeDeckCode({ ...deck, sideboard: [] }), 'base64');
        const cut = bytes.subarray(0, 1 + (at % (bytes.length - 2)));
        expect(readDeckCode(cut.toString('base64'))).toMatchObject({ violation: 'deck_code_truncated' });
      }),
    );
  });

  test('may have a format and a class that came with the rules of the day', () => {
    const rules = {
      ...HEARTHSTONE,
      classes: [
        ...HEARTHSTONE.classes,
        { id: 'monk', name: '武僧', card_class: 'MONK', color: '#00aa55', heroes: [999_001] },
      ],
      formats: [
        ...HEARTHSTONE.formats,
        { id: 'pauper', name: '平民', code_number: 5, deck_size: 20, sets: null, banned_cards: [] },
      ],
    };
    const code = writeDeckCode(
      { class: 'monk', format: 'pauper', cards: [{ dbf_id: 100, count: 2 }], sideboard: [] },
      rules,
    );
    expect(readDeckCode(code, rules)).toMatchObject({ class: 'monk', format: 'pauper', code });
    expect(readDeckCode(code)).toMatchObject({ violation: 'deck_format_unknown' });
  });

  test('never makes the reader throw, whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.base64String()), (text) => {
        expect(() => readDeckCode(text)).not.toThrow();
      }),
    );
  });
});

describe('a deck of a skin that is newer than the rules', () => {
  const SKIN = 101_648;
  const skin = codeOf(SKIN);
  const mageCards = new Map(
    pairs(100, 15).map(([dbfId], index) => [dbfId, buildCard(dbfId, index < 10 ? {} : { card_class: 'MAGE' })]),
  );

  test('is of the class that somebody says, and keeps the skin', () => {
    expect(readDeckCode(skin)).toMatchObject({ violation: 'deck_hero_unknown', hero: SKIN });
    expect(readAnyDeck(skin)).toMatchObject({ class: null, code: skin, format: 'standard' });
    expect(readDeckCode(skin, HEARTHSTONE, { given: 'priest', cards: mageCards })).toMatchObject({
      class: 'priest',
      code: skin,
    });
    expect(readDeckCode(skin, HEARTHSTONE, { given: 'monk' })).toMatchObject({ violation: 'deck_hero_unknown' });
  });

  test('is of the class that most of its cards are of, when nobody says one', () => {
    const of = (cards: ReadonlyMap<number, CardFacts>) => readDeckCode(skin, HEARTHSTONE, { cards });
    expect(of(mageCards)).toMatchObject({ class: 'mage', code: skin });
    expect(of(new Map([[114, buildCard(114)]]))).toMatchObject({ violation: 'deck_hero_unknown' });
    const [mage, rogue] = [buildCard(113, { card_class: 'MAGE' }), buildCard(114, { card_class: 'ROGUE' })];
    expect(of(new Map([mage, rogue].map((card) => [card.dbf_id, card])))).toMatchObject({
      violation: 'deck_hero_unknown',
    });
    const both = buildCard(114, { card_class: 'ROGUE', classes: ['MAGE', 'ROGUE'] });
    expect(of(new Map([mage, both].map((card) => [card.dbf_id, card])))).toMatchObject({ class: 'mage' });
  });

  test('is of the class of its hero, where the catalogue knows that', () => {
    const hero = buildCard(SKIN, { card_class: 'ROGUE', type: 'HERO' });
    expect(readDeckCode(skin, HEARTHSTONE, { cards: new Map([...mageCards, [SKIN, hero]]) })).toMatchObject({
      class: 'rogue',
      code: skin,
    });
  });

  test('never overrules the hero that the rules know', () => {
    expect(readDeckCode(codeOf(ROGUE), HEARTHSTONE, { given: 'mage', cards: mageCards })).toMatchObject({
      class: 'rogue',
    });
  });

  test('keeps the skin when its cards are changed, and is the same deck as one without', () => {
    const list = { ...accepted(codeOf(MAGE)), code: skin };
    expect(writeDeckCode({ ...list, cards: [{ dbf_id: 300, count: 1 }] }, HEARTHSTONE, skin)).toBe(
      codeOf(SKIN, [[300, 1]]),
    );
    expect(writeDeckCode(list)).toBe(codeOf(MAGE));
  });

  test('comes back as it was written, whichever skin, class and cards', () => {
    const unknownHero = fc
      .integer({ min: 1, max: 2 ** 31 - 1 })
      .filter((hero) => HEARTHSTONE.classes.every(({ heroes }) => !heroes.includes(hero)));
    fc.assert(
      fc.property(anyDeck, unknownHero, (deck, hero) => {
        const code = withHero(writeDeckCode(deck), hero);
        const list = readDeckCode(code, HEARTHSTONE, { given: deck.class });
        expect(list).toEqual({ ...deck, code });
        expect(writeDeckCode(deck, HEARTHSTONE, code)).toBe(code);
      }),
    );
  });

  test('is of the one class that all of its class cards are of', () => {
    const classes = fc.constantFrom(...HEARTHSTONE.classes);
    fc.assert(
      fc.property(anyDeck, classes, fc.array(fc.boolean(), { minLength: 40 }), (deck, own, isClassCard) => {
        const catalogue = new Map(
          deck.cards.map(({ dbf_id }, index) => [
            dbf_id,
            buildCard(dbf_id, isClassCard[index] ? { card_class: own.card_class } : {}),
          ]),
        );
        const hasClassCard = deck.cards.some((_, index) => isClassCard[index]);
        const code = withHero(writeDeckCode(deck), SKIN);
        expect(readDeckCode(code, HEARTHSTONE, { cards: catalogue })).toMatchObject(
          hasClassCard ? { class: own.id, code } : { violation: 'deck_hero_unknown' },
        );
      }),
    );
  });
});
