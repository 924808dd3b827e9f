import { encode } from 'deckstrings';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isViolation } from '../violation/index.ts';
import { readDeckCode } from './deck-code.ts';
import type { DeckList } from './deck-code.ts';
import { readLineup } from './lineup.ts';

const MAGE = 637;
const ROGUE = 930;

const pairs = (from: number, count: number): [number, number][] =>
  Array.from({ length: count }, (_, i) => [from + i, 2]);
const codeOf = (hero: number, cards: [number, number][] = pairs(100, 15)) =>
  encode({ heroes: [hero], format: 2, cards });

function accepted(code: string): DeckList {
  const list = readDeckCode(code);
  if (isViolation(list)) throw new Error(list.violation);
  return list;
}

describe('a deck code', () => {
  it('tells class, format and cards', () => {
    const list = accepted(codeOf(MAGE));
    expect(list).toMatchObject({ class: 'mage', format: 'standard' });
    expect(list.cards).toHaveLength(15);
  });

  it('comes back in its canonical form', () => {
    const code = codeOf(MAGE, pairs(100, 15).toReversed());
    expect(accepted(code).code).toBe(codeOf(MAGE));
  });

  it('keeps its sideboard', () => {
    const code = encode({ heroes: [MAGE], format: 2, cards: pairs(100, 15), sideboardCards: [[5, 1, 100]] });
    expect(accepted(code)).toMatchObject({ code, sideboard: [{ dbf_id: 5, count: 1, owner_dbf_id: 100 }] });
  });

  it('of the old form without a sideboard mark is read too', () => {
    const bytes = Buffer.from(codeOf(MAGE), 'base64');
    expect(accepted(bytes.subarray(0, -1).toString('base64')).code).toBe(codeOf(MAGE));
  });

  it.each([
    ['', 'deck_code_empty'],
    ['你好', 'deck_code_broken'],
    ['AAEC', 'deck_code_broken'],
    ['A'.repeat(1_001), 'deck_code_too_long'],
    [codeOf(1), 'deck_hero_unknown'],
    [codeOf(MAGE, pairs(100, 14)), 'deck_size_wrong'],
    [codeOf(MAGE, [...pairs(100, 13), [200, 4]]), 'deck_too_many_copies'],
    [Buffer.concat([Buffer.from(codeOf(MAGE), 'base64'), Buffer.from([7])]).toString('base64'), 'deck_code_trailing'],
  ])('%s is refused: %s', (code, violation) => {
    expect(readDeckCode(code)).toMatchObject({ violation });
  });

  it('holds 40 cards where the card that allows it is in', () => {
    expect(accepted(codeOf(MAGE, [...pairs(100, 19), [79767, 1], [300, 1]])).cards).toHaveLength(21);
    expect(readDeckCode(codeOf(MAGE, [...pairs(100, 14), [79767, 1], [300, 1]]))).toMatchObject({
      violation: 'deck_size_wrong',
      expected: 40,
    });
  });

  it('never makes the reader throw, whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.base64String()), (text) => {
        expect(() => readDeckCode(text)).not.toThrow();
      }),
    );
  });
});

describe('a lineup', () => {
  const conquest = { format: 'conquest', deck_count: 2, max_decks: 2 } as const;

  it('needs as many decks as the format asks for', () => {
    expect(readLineup([codeOf(MAGE)], conquest)).toMatchObject({ violation: 'lineup_count_wrong', expected: 2 });
  });

  it('needs distinct classes', () => {
    expect(readLineup([codeOf(MAGE), codeOf(MAGE, pairs(300, 15))], conquest)).toMatchObject({
      violation: 'lineup_class_repeated',
      slot: 1,
    });
    expect(readLineup([codeOf(MAGE), codeOf(ROGUE)], conquest)).toHaveLength(2);
  });

  it('names the deck whose code is wrong', () => {
    expect(readLineup([codeOf(MAGE), 'AAEC'], conquest)).toMatchObject({ violation: 'deck_code_broken', slot: 1 });
  });

  it('of a specialist is one class in variants that share 25 cards', () => {
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
