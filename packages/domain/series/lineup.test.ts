import { encode } from 'deckstrings';
import { describe, expect, test } from 'vitest';
import { HEARTHSTONE } from '../decks/hearthstone.ts';
import { readLineup } from './lineup.ts';

const MAGE = 637;
const ROGUE = 930;

const pairs = (from: number, count: number): [number, number][] =>
  Array.from({ length: count }, (_, i) => [from + i, 2]);
const codeOf = (hero: number, cards: [number, number][] = pairs(100, 15)) =>
  encode({ heroes: [hero], format: 2, cards });

describe('a lineup', () => {
  test('takes the class of a skin from what is given with its code', () => {
    const conquest = { format: 'conquest', deck_count: 2, max_decks: 2 } as const;
    const lineup = [codeOf(MAGE), codeOf(101_648)];
    expect(readLineup(lineup, conquest)).toMatchObject({ violation: 'deck_hero_unknown', slot: 1 });
    expect(readLineup(lineup, conquest, HEARTHSTONE, [{}, { given: 'rogue' }])).toMatchObject([
      { class: 'mage' },
      { class: 'rogue', code: lineup[1] },
    ]);
  });

  const conquest = { format: 'conquest', deck_count: 2, max_decks: 2 } as const;

  test('needs as many decks as the format asks for', () => {
    expect(readLineup([codeOf(MAGE)], conquest)).toMatchObject({ violation: 'lineup_count_wrong', expected: 2 });
  });

  test('needs distinct classes', () => {
    expect(readLineup([codeOf(MAGE), codeOf(MAGE, pairs(300, 15))], conquest)).toMatchObject({
      violation: 'lineup_class_repeated',
      slot: 1,
    });
    expect(readLineup([codeOf(MAGE), codeOf(ROGUE)], conquest)).toHaveLength(2);
  });

  test('names the deck whose code is wrong', () => {
    expect(readLineup([codeOf(MAGE), 'AAEC'], conquest)).toMatchObject({ violation: 'deck_code_truncated', slot: 1 });
  });

  test('of a specialist is one class in variants that share 25 cards', () => {
    const specialist = { format: 'specialist', deck_count: 2, max_decks: 2 } as const;
    const near = codeOf(MAGE, [...pairs(100, 13), ...pairs(300, 2)]);
    const far = codeOf(MAGE, [...pairs(100, 12), ...pairs(300, 3)]);
    expect(readLineup([codeOf(MAGE), near], specialist)).toHaveLength(2);
    expect(readLineup([codeOf(MAGE), far], specialist)).toMatchObject({ violation: 'lineup_variant_too_far', slot: 1 });
    expect(readLineup([codeOf(MAGE), codeOf(ROGUE)], specialist)).toMatchObject({
      violation: 'lineup_class_differs',
      slot: 1,
    });
  });
});
