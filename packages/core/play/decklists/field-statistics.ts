import type { SeriesState } from '@pailei/domain/series/types';
import type { TournamentState } from '@pailei/domain/tournament/types';
import {
  fieldStatistics,
  type FieldMatch,
  type FieldStatistics,
} from '@pailei/domain/tournament/decklists/field-statistics';
import type { Trx } from '@pailei/db/tx';
import { sql } from 'kysely';
import { readListedDecks } from '../submissions/submissions.ts';
import { isLastResult, isShownResult } from '../../site/visibility/visible.ts';
import type { ShownDecklists } from './decklist-access.ts';

/** Cached statistics: all screens of an event ask at once when a round ends. */
const KEPT = 20;

/** Computes the statistics of an event once for each version that readers are shown; concurrent calls share the result. */
export function createFieldStatistics(): (trx: Trx, lists: ShownDecklists) => Promise<FieldStatistics> {
  const kept = new Map<string, Promise<FieldStatistics>>();
  return (trx, { event, version, isTrailing }) => {
    const key = `${event.id}:${version}`;
    const known = kept.get(key);
    if (known) return known;
    const statistics = compute(trx, event, isTrailing);
    kept.set(key, statistics);
    statistics.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return statistics;
  };
}

async function compute(trx: Trx, event: TournamentState, isTrailing: boolean): Promise<FieldStatistics> {
  const field = Object.values(event.participants).filter(({ seed }) => seed !== null);
  const decks = await readListedDecks(
    trx,
    field.map(({ id }) => id),
  );
  return fieldStatistics({
    submissions: [...decks].map(([participant_id, brought]) => ({ participant_id, decks: brought })),
    matches: await readMatches(trx, shownOver(event), isTrailing),
  });
}

/** Matches that are over as far as the reader is shown the event. */
function shownOver({ stages }: TournamentState): string[] {
  const matches = stages.flatMap(({ rounds }) => rounds.flatMap((round) => round.matches));
  return matches.filter(({ result }) => result !== null).map(({ match_id }) => match_id);
}

/** With the results that were replaced lately for readers who still see those. */
function readMatches(trx: Trx, ids: readonly string[], isTrailing: boolean): Promise<FieldMatch[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return trx
    .selectFrom('match_result')
    .select([
      sql<SeriesState['sides']>`match_result.state -> 'sides'`.as('sides'),
      sql<SeriesState['games']>`match_result.state -> 'games'`.as('games'),
    ])
    .where((eb) => eb('match_id', '=', eb.fn.any(eb.val([...ids]))))
    .where('status', '<>', 'cancelled')
    .where(isTrailing ? isShownResult('match_result') : isLastResult('match_result'))
    .orderBy('match_id')
    .execute();
}
