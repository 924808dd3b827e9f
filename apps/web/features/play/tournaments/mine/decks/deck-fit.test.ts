import { HEARTHSTONE } from '@pailei/domain/decks/hearthstone';
import { writeDeckCode } from '@pailei/domain/decks/code/deck-code';
import type { DeckCard } from '@pailei/domain/decks/deck-content';
import { DEFAULT_TOURNAMENT_SETTINGS } from '@pailei/domain/tournament/settings';
import type { TournamentSettings } from '@pailei/domain/tournament/types';
import { describe, expect, test } from 'vitest';

import { deckUnfitReason, lineupProblems, type OwnDeck } from './deck-fit.ts';

type Problem = OwnDeck['problems'][number];

const pairs = (from: number): DeckCard[] => Array.from({ length: 15 }, (_, i) => ({ dbf_id: from + i, count: 2 }));

function deckOf(heroClass: string, cards = pairs(100), format = 'standard'): OwnDeck {
  const code = writeDeckCode({ class: heroClass, format, cards, sideboard: [] });
  return { code, class: heroClass, format, problems: [] };
}

const reasonOf = (deck: OwnDeck, settings: Partial<TournamentSettings> = {}, chosen: readonly OwnDeck[] = []) =>
  deckUnfitReason(deck, { ...DEFAULT_TOURNAMENT_SETTINGS, ...settings }, HEARTHSTONE, chosen);

/** The same deck with a skin that the rules do not know. */
const withSkin = (heroClass: string): OwnDeck => {
  const deck = { class: heroClass, format: 'standard', cards: pairs(100), sideboard: [] };
  return { ...deckOf(heroClass), code: writeDeckCode(deck, HEARTHSTONE, 'AAEBAZCaBgABCAAA') };
};

describe('a deck of the library', () => {
  test('fits an event that asks for nothing it has not', () => {
    expect(reasonOf(deckOf('mage'))).toBeNull();
    expect(reasonOf(deckOf('mage'), { deck_format: 'standard', banned_cards: [99] })).toBeNull();
  });

  test('with a skin that the rules do not know is of the class that it is stored with', () => {
    const skin = withSkin('mage');
    expect(reasonOf(skin)).toBeNull();
    expect(reasonOf(deckOf('mage', pairs(300)), {}, [skin])).toBe('已选一副法师');
  });

  test('does not fit with another format, or a card that the event bans', () => {
    expect(reasonOf(deckOf('mage', pairs(100), 'wild'), { deck_format: 'standard' })).toBe('赛事使用标准模式');
    expect(reasonOf(deckOf('mage'), { banned_cards: [107] })).toBe('含赛事禁用的卡牌');
  });

  test('does not fit as long as it is not whole, or with cards that have left its format', () => {
    const short: Problem = { code: 'size_wrong', severity: 'error', dbf_ids: [], count: 27, limit: 30 };
    const rotated: Problem = {
      code: 'card_not_in_format',
      severity: 'warning',
      dbf_ids: [7],
      count: null,
      limit: null,
    };
    const unknown: Problem = { code: 'card_unknown', severity: 'warning', dbf_ids: [8], count: 2, limit: null };
    expect(reasonOf({ ...deckOf('mage'), problems: [short] })).toBe('缺 3 张');
    expect(reasonOf({ ...deckOf('mage'), problems: [rotated] })).toBe('含退环境卡');
    expect(reasonOf({ ...deckOf('mage'), problems: [unknown] })).toBeNull();
  });
});

describe('beside the decks that are chosen already', () => {
  test('a class is brought once', () => {
    expect(reasonOf(deckOf('mage', pairs(300)), {}, [deckOf('rogue'), deckOf('mage')])).toBe('已选一副法师');
    expect(reasonOf(deckOf('priest'), {}, [deckOf('rogue'), deckOf('mage')])).toBeNull();
    expect(reasonOf(deckOf('mage'), { format: 'free' }, [deckOf('mage', pairs(300))])).toBeNull();
  });

  test('variants of a specialist are of one class and close to the primary deck', () => {
    const specialist = { format: 'specialist' } as const;
    const primary = deckOf('mage');
    expect(reasonOf(deckOf('mage', pairs(102)), specialist, [primary])).toBeNull();
    expect(reasonOf(deckOf('mage', pairs(103)), specialist, [primary])).toBe('与主卡组只有 24 张相同，至少 25 张');
    expect(reasonOf(deckOf('priest'), specialist, [primary])).toBe('职业与主卡组不同');
  });
});

test('a line-up shows which deck does not go with those before it, before it is sent', () => {
  const problems = (decks: readonly { code: string }[]) =>
    lineupProblems(decks, DEFAULT_TOURNAMENT_SETTINGS, HEARTHSTONE);
  expect(problems([deckOf('mage'), deckOf('rogue'), deckOf('mage', pairs(300))])).toEqual([null, null, '已选一副法师']);
  expect(problems([deckOf('mage'), { code: '' }, { code: '不是卡组码' }])).toEqual([null, null, null]);
});
