import type { DeckSummary } from '@pailei/contracts/decks/decks/decks.api';
import { className, formatName, type DeckRules } from '@pailei/domain/decks/deck-rules';
import { readDeckCode } from '@pailei/domain/decks/code/deck-code';
import { sharedCards } from '@pailei/domain/decks/check/diff';
import type { DeckList } from '@pailei/domain/decks/deck-content';
import { SPECIALIST_SHARED_CARDS } from '@pailei/domain/series/lineup';
import { deckSettingsOf } from '@pailei/domain/tournament/settings';
import type { TournamentSettings } from '@pailei/domain/tournament/types';
import { isViolation } from '@pailei/domain/violation/violation';

import { shortProblem } from '../../../../../shared/decks/deck-labels.ts';

/** A deck of the library as far as an event is concerned. */
export type OwnDeck = Pick<DeckSummary, 'code' | 'class' | 'format' | 'problems'>;

type LibraryDeckInput = { code: string; class?: string | undefined };

/**
 * A short reason why a deck of the library can't be entered; null: it can. `chosen`: the decks that are to be entered
 * with it, the primary one first.
 */
export function deckUnfitReason(
  deck: OwnDeck,
  settings: TournamentSettings,
  rules: DeckRules,
  chosen: readonly LibraryDeckInput[],
): string | null {
  const { deck_format, banned_cards } = deckSettingsOf(settings);
  if (deck_format !== null && deck.format !== deck_format) return `赛事使用${formatName(rules, deck_format)}模式`;
  // cards that have left the format are a remark in the library, and an error in an event
  const problem = shortProblem(
    deck.problems.filter(({ code, severity }) => severity === 'error' || code === 'card_not_in_format'),
  );
  if (problem) return problem.label;
  const list = readDeckCode(deck.code, rules, { given: deck.class });
  if (isViolation(list)) return '卡组码无法识别';
  if ([...list.cards, ...list.sideboard].some(({ dbf_id }) => banned_cards.includes(dbf_id))) return '含赛事禁用的卡牌';
  const others = chosen.flatMap((other) => readable(other, rules));
  return lineupReason(list, settings, rules, others);
}

/** Of each deck of a line-up why it does not go with those before it; null: it does, or it can't be read. */
export function lineupProblems(
  decks: readonly LibraryDeckInput[],
  settings: TournamentSettings,
  rules: DeckRules,
): readonly (string | null)[] {
  const lists = decks.map((deck) => readable(deck, rules));
  return lists.map(([list], slot) =>
    list === undefined ? null : lineupReason(list, settings, rules, lists.slice(0, slot).flat()),
  );
}

function lineupReason(
  list: DeckList,
  { format }: TournamentSettings,
  rules: DeckRules,
  [primary, ...others]: readonly DeckList[],
): string | null {
  if (!primary) return null;
  switch (format) {
    case 'free':
      return null;
    case 'conquest':
    case 'last_hero_standing':
      return [primary, ...others].some((other) => other.class === list.class)
        ? `已选一副${className(rules, list.class)}`
        : null;
    case 'specialist': {
      if (primary.class !== list.class) return '职业与主卡组不同';
      const shared = sharedCards(primary.cards, list.cards);
      return shared < SPECIALIST_SHARED_CARDS
        ? `与主卡组只有 ${shared} 张相同，至少 ${SPECIALIST_SHARED_CARDS} 张`
        : null;
    }
    default:
      return format satisfies never;
  }
}

function readable({ code, class: deckClass }: LibraryDeckInput, rules: DeckRules): DeckList[] {
  const list = readDeckCode(code, rules, { given: deckClass });
  return isViolation(list) ? [] : [list];
}
