import { violationError } from '@pailei/contracts/rule-violations';
import { DECK_ERRORS } from '@pailei/contracts/tournament-errors';
import { readLineup } from '@pailei/domain/decks';
import { MAX_FREE_DECKS } from '@pailei/domain/series';
import { lineupSize } from '@pailei/domain/tournament';
import type { TournamentSettings } from '@pailei/domain/tournament';
import { isViolation } from '@pailei/domain/violation';
import type { NamedDeck } from '../submissions/index.ts';

/** Reads a submission's codes by the event's rules. The error names the deck it is about: `decks.2.code`. */
export function readLineupOf(
  settings: TournamentSettings,
  decks: readonly { name: string; code: string }[],
): NamedDeck[] {
  const deckCount = lineupSize(settings);
  const maxDecks = settings.format === 'free' ? MAX_FREE_DECKS : deckCount;
  const lineup = readLineup(
    decks.map((deck) => deck.code),
    { format: settings.format, deck_count: deckCount, max_decks: maxDecks },
  );
  if (isViolation(lineup))
    throw violationError(DECK_ERRORS, lineup, 'slot' in lineup ? `decks.${String(lineup['slot'])}.code` : 'decks');
  return lineup.map((list, slot) => ({ ...list, name: decks[slot]?.name ?? list.class }));
}
