import { encode } from 'deckstrings';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isViolation } from '../violation/index.ts';
import { anyDeck } from './deck.arbitrary.ts';
import { readDeckCode, writeDeckCode } from './deck-code.ts';
import type { DeckList } from './deck-code.ts';
import { HEARTHSTONE } from './hearthstone.ts';
import { readLineup } from './lineup.ts';

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

  it.each([
    ['', 'deck_code_empty'],
    ['你好', 'deck_code_broken'],
    ['AAAA', 'deck_code_broken'],
    ['AAEC', 'deck_code_truncated'],
    [codeOf(MAGE).slice(0, -9), 'deck_code_truncated'],
    ['CEBAIAIFB4WDANQIAEAQGDAUDAQSIJZUAIAQCBIFAEAQCBAA', 'deck_code_broken'],
    ['A'.repeat(1_001), 'deck_code_too_long'],
    [codeOf(1), 'deck_hero_unknown'],
    [encode({ heroes: [MAGE, ROGUE], format: 2, cards: pairs(100, 15) }), 'deck_hero_unknown'],
    [withByte(codeOf(MAGE), 2, 9), 'deck_format_unknown'],
    [`${codeOf(MAGE)}AAAA`, 'deck_code_trailing'],
    [`${codeOf(MAGE)}!!!`, 'deck_code_trailing'],
    [withTail(codeOf(MAGE), 7), 'deck_code_trailing'],
    [withByte(codeOf(MAGE), -1, 7), 'deck_code_trailing'],
    [encode({ heroes: [MAGE], format: 2, cards: [[100, 200]] }), 'deck_code_broken'],
  ])('%s is refused: %s', (code, violation) => {
    expect(readDeckCode(code)).toMatchObject({ violation });
  });

  it('is read whatever the deck holds: being legal is another question', () => {
    expect(accepted(codeOf(MAGE, [[200, 3]])).cards).toEqual([{ dbf_id: 200, count: 3 }]);
  });

  it('names each card once, however often the code does', () => {
    expect(accepted(codeOf(MAGE, [...pairs(100, 14), [500, 1], [500, 1]])).cards).toContainEqual({
      dbf_id: 500,
      count: 2,
    });
  });

  it('keeps the hero that the player chose, and two decks that differ in nothing else are the same', () => {
    const [plain, skin] = [accepted(codeOf(MAGE)), accepted(codeOf(2829))];
    expect(skin.class).toBe('mage');
    expect(skin.code).not.toBe(plain.code);
    expect(writeDeckCode(skin)).toBe(writeDeckCode(plain));
  });

  it('keeps the hero of a former code, as long as it is one of the class', () => {
    const skin = accepted(codeOf(2829));
    const changed = { ...skin, cards: [{ dbf_id: 300, count: 1 }] };
    expect(accepted(writeDeckCode(changed, HEARTHSTONE, skin.code)).code).toBe(codeOf(2829, [[300, 1]]));
    expect(writeDeckCode({ ...changed, class: 'priest' }, HEARTHSTONE, skin.code)).toBe(
      writeDeckCode({ ...changed, class: 'priest' }),
    );
    expect(writeDeckCode(changed, HEARTHSTONE, 'no code')).toBe(writeDeckCode(changed));
  });

  it('comes back as it was written, sideboards and all', () => {
    fc.assert(
      fc.property(anyDeck, (deck) => {
        const code = writeDeckCode(deck);
        const list = accepted(code);
        expect(list).toEqual({ ...deck, code });
        expect(accepted(list.code).code).toBe(list.code);
      }),
    );
  });

  it('cut off anywhere is told to be incomplete', () => {
    fc.assert(
      fc.property(anyDeck, fc.nat(), (deck, at) => {
        const bytes = Buffer.from(writeDeckCode({ ...deck, sideboard: [] }), 'base64');
        const cut = bytes.subarray(0, 1 + (at % (bytes.length - 2)));
        expect(readDeckCode(cut.toString('base64'))).toMatchObject({ violation: 'deck_code_truncated' });
      }),
    );
  });

  it('may have a format and a class that came with the rules of the day', () => {
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
    expect(readLineup([codeOf(MAGE), 'AAEC'], conquest)).toMatchObject({ violation: 'deck_code_truncated', slot: 1 });
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
