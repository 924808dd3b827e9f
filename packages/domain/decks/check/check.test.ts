import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CardFacts } from '../card.ts';
import { checkDeck, isLegal, type EventDeckRules } from './check.ts';
import { anyDeck, buildCard } from '../deck.arbitrary.ts';
import { readDeckCode } from '../code/deck-code.ts';
import type { DeckCard, DeckContent, SideboardCard } from '../deck-content.ts';
import { HEARTHSTONE } from '../hearthstone.ts';
import { isViolation } from '../../violation/violation.ts';

const RENATHAL = 79767;

const pairs = (from: number, count: number) =>
  Array.from({ length: count }, (_, i) => ({ dbf_id: from + i, count: 2 }));

function buildDeck(cards = pairs(100, 15), sideboard: SideboardCard[] = []): DeckContent {
  return { class: 'mage', format: 'standard', cards, sideboard };
}

/** Neutral commons of the core set for all cards of the deck, but for those that are given. */
function catalogue(deck: DeckContent, ...special: CardFacts[]): Map<number, CardFacts> {
  const facts = [...deck.cards, ...deck.sideboard].map(({ dbf_id }) => buildCard(dbf_id));
  return new Map([...facts, ...special].map((card) => [card.dbf_id, card]));
}

const check = (deck: DeckContent, special: CardFacts[] = [], event?: EventDeckRules) =>
  checkDeck(deck, HEARTHSTONE, catalogue(deck, ...special), event);

describe('a deck', () => {
  test('within the rules has no problems', () => {
    expect(check(buildDeck())).toEqual([]);
  });

  test.each([
    [14, 28],
    [16, 32],
  ])('of %i pairs has the wrong size', (count, size) => {
    expect(check(buildDeck(pairs(100, count)))).toMatchObject([{ code: 'size_wrong', count: size, limit: 30 }]);
  });

  test('holds 40 cards where the card that allows it is in', () => {
    const large = [...pairs(100, 19), { dbf_id: RENATHAL, count: 1 }, { dbf_id: 300, count: 1 }];
    expect(check(buildDeck(large))).toEqual([]);
    expect(check(buildDeck([...pairs(100, 14), { dbf_id: RENATHAL, count: 2 }]))).toMatchObject([{ limit: 40 }]);
  });

  test('holds what the first of the cards that set a size says', () => {
    const rules = {
      ...HEARTHSTONE,
      size_cards: [
        { dbf_id: 300, deck_size: 20 },
        { dbf_id: 301, deck_size: 40 },
      ],
    };
    const small = buildDeck([...pairs(100, 9), { dbf_id: 300, count: 1 }, { dbf_id: 301, count: 1 }]);
    expect(checkDeck(small, rules, catalogue(small))).toEqual([]);
    const large = buildDeck([...pairs(100, 15), { dbf_id: 301, count: 1 }]);
    expect(checkDeck(large, rules, catalogue(large))).toMatchObject([{ code: 'size_wrong', count: 31, limit: 40 }]);
  });

  test('holds the cards beyond its size that a card allows, besides what another one sets', () => {
    const rules = {
      ...HEARTHSTONE,
      size_cards: [
        { dbf_id: 300, deck_size: 20 },
        { dbf_id: 301, extra_cards: 3 },
      ],
    };
    const sized = (cards: DeckCard[]) => {
      const deck = buildDeck(cards);
      return checkDeck(deck, rules, catalogue(deck));
    };
    const one = (dbf_id: number) => ({ dbf_id, count: 1 });
    expect(sized([...pairs(100, 16), one(301)])).toEqual([]);
    expect(sized([...pairs(100, 10), one(300), one(301), one(302)])).toEqual([]);
    expect(sized([...pairs(100, 10), one(300), one(301)])).toMatchObject([
      { code: 'size_wrong', count: 22, limit: 23 },
    ]);
  });

  test('holds as many copies as a card in it allows', () => {
    const rules = { ...HEARTHSTONE, size_cards: [{ dbf_id: 300, copy_limit: 4 }] };
    const many = buildDeck([...pairs(100, 12), { dbf_id: 200, count: 4 }, { dbf_id: 300, count: 2 }]);
    expect(checkDeck(many, rules, catalogue(many))).toEqual([]);
    expect(checkDeck(many, HEARTHSTONE, catalogue(many))).toMatchObject([{ code: 'too_many_copies', dbf_ids: [200] }]);
    const single = { ...rules, size_cards: [{ dbf_id: 300, copy_limit: 1 }] };
    expect(checkDeck(many, single, catalogue(many))).toMatchObject([{ code: 'too_many_copies', limit: 1 }]);
    const legendary = [buildCard(200, { rarity: 'LEGENDARY' })];
    expect(checkDeck(many, rules, catalogue(many, ...legendary))).toMatchObject([
      { code: 'too_many_legendary', limit: 1 },
    ]);
  });

  test('of twenty cards is legal with the card that asks for twenty', () => {
    const list = readDeckCode('AAECAZ/HAgaolgei2Afn2AeI3QeT3we06AcH2tcHjNkHsN8Hst8H2d8H2uIHhOgHAAA=', HEARTHSTONE);
    if (isViolation(list)) throw new Error(list.violation);
    const twenty = { ...HEARTHSTONE, size_cards: [{ dbf_id: 128_052, deck_size: 20 }] };
    expect(list).toMatchObject({ class: 'priest', format: 'standard' });
    expect(checkDeck(list, twenty, catalogue(list))).toEqual([]);
    expect(checkDeck(list, HEARTHSTONE, catalogue(list))).toMatchObject([{ code: 'size_wrong', count: 20, limit: 30 }]);
  });

  test('names cards with too many copies', () => {
    const deck = buildDeck([...pairs(100, 13), { dbf_id: 200, count: 4 }]);
    expect(check(deck)).toMatchObject([{ code: 'too_many_copies', dbf_ids: [200], count: 4, limit: 2 }]);
  });

  test('counts the printings of one card together', () => {
    const deck = buildDeck();
    const printings = [buildCard(100, { name: '火球术' }), buildCard(101, { name: '火球术' })];
    expect(check(deck, printings)).toMatchObject([{ code: 'too_many_copies', dbf_ids: [100, 101], count: 4 }]);
  });

  test('holds one copy of a legendary', () => {
    const deck = buildDeck();
    expect(check(deck, [buildCard(100, { rarity: 'LEGENDARY' })])).toMatchObject([
      { code: 'too_many_legendary', dbf_ids: [100], count: 2, limit: 1 },
    ]);
  });

  test('holds cards of its class and of none', () => {
    const special = [
      buildCard(100, { card_class: 'MAGE' }),
      buildCard(101, { card_class: 'ROGUE' }),
      buildCard(102, { card_class: 'ROGUE', classes: ['ROGUE', 'MAGE'] }),
    ];
    expect(check(buildDeck(), special)).toMatchObject([{ code: 'class_wrong', dbf_ids: [101] }]);
  });

  test('may hold cards that have left the format in the library, not at an event', () => {
    const rotated = [buildCard(100, { set: 'NAXX' })];
    expect(check(buildDeck(), rotated)).toMatchObject([{ code: 'card_not_in_format', severity: 'warning' }]);
    expect(check(buildDeck(), rotated, { format: null, banned_cards: [] })).toMatchObject([
      { code: 'card_not_in_format', severity: 'error', dbf_ids: [100] },
    ]);
  });

  test('may hold no card that the format or the event has banned', () => {
    const rules = {
      ...HEARTHSTONE,
      formats: HEARTHSTONE.formats.map((format) => ({ ...format, banned_cards: [100] })),
    };
    const deck = buildDeck();
    const problems = checkDeck(deck, rules, catalogue(deck), { format: 'standard', banned_cards: [101] });
    expect(problems).toMatchObject([{ code: 'card_banned', severity: 'error', dbf_ids: [100, 101] }]);
  });

  test('has to be of the format that the event plays', () => {
    expect(check(buildDeck(), [], { format: 'wild', banned_cards: [] })).toMatchObject([{ code: 'format_wrong' }]);
    expect(check(buildDeck(), [], { format: 'standard', banned_cards: [] })).toEqual([]);
  });

  test('of a class and a format that the rules no longer have is reported', () => {
    const deck = { ...buildDeck(), class: 'monk', format: 'pauper' };
    expect(check(deck).map(({ code }) => code)).toEqual(['class_unknown', 'format_unknown']);
  });

  test('is not held to account for cards that the catalogue does not know', () => {
    const problems = checkDeck(buildDeck(), HEARTHSTONE, new Map(), { format: 'standard', banned_cards: [] });
    expect(problems).toMatchObject([{ code: 'card_unknown', severity: 'warning', count: 30 }]);
    expect(isLegal(problems)).toBe(true);
  });

  test('does not count its sideboard, whose cards need their owner', () => {
    const beside = (owner: number) => ({ dbf_id: 900, count: 1, owner_dbf_id: owner });
    expect(check(buildDeck(pairs(100, 15), [beside(100)]))).toEqual([]);
    expect(check(buildDeck(pairs(100, 15), [beside(1)]))).toMatchObject([
      { code: 'sideboard_owner_missing', dbf_ids: [900] },
    ]);
  });

  test('of any kind is checked without a throw, errors in front, and stays legal when only its order changes', () => {
    fc.assert(
      fc.property(anyDeck, fc.boolean(), (deck, isKnown) => {
        const cards = isKnown ? catalogue(deck) : new Map<number, CardFacts>();
        const problems = checkDeck(deck, HEARTHSTONE, cards);
        const severities = problems.map(({ severity }) => severity);
        expect(severities).toEqual(severities.toSorted());
        const turned = checkDeck({ ...deck, cards: deck.cards.toReversed() }, HEARTHSTONE, cards);
        expect(turned.map(({ code, count }) => [code, count])).toEqual(
          problems.map(({ code, count }) => [code, count]),
        );
      }),
    );
  });
});
