import { fieldStatistics } from '@pailei/domain/decks';
import type { FieldMatch, FieldStatistics } from '@pailei/domain/decks';
import { SERIES_OVER_STATUSES } from '@pailei/domain/series';
import type { SeriesState } from '@pailei/domain/series';
import type { TournamentState } from '@pailei/domain/tournament';
import type { Trx } from '@pailei/db/tx';
import { sql } from 'kysely';
import { readListedDecks } from '../submissions/index.ts';
import type { ShownLists } from './list-access.ts';

/** Figures that are kept: all screens of an event ask at once when a round ends. */
const KEPT = 20;

/** Computes the figures of an event once for each version that readers are shown; those who ask meanwhile wait for the same. */
export function createFieldStatistics(): (trx: Trx, lists: ShownLists) => Promise<FieldStatistics> {
  const kept = new Map<string, Promise<FieldStatistics>>();
  return (trx, { event, version }) => {
    const key = `${event.id}:${version}`;
    const known = kept.get(key);
    if (known) return known;
    const statistics = compute(trx, event);
    kept.set(key, statistics);
    statistics.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return statistics;
  };
}

async function compute(trx: Trx, event: TournamentState): Promise<FieldStatistics> {
  const field = Object.values(event.participants).filter(({ seed }) => seed !== null);
  const decks = await readListedDecks(
    trx,
    field.map(({ id }) => id),
  );
  return fieldStatistics({
    submissions: [...decks].map(([participant_id, brought]) => ({ participant_id, decks: brought })),
    matches: await readMatches(trx, shownOver(event)),
  });
}

/** Matches that are over as far as the reader is shown the event. */
function shownOver({ stages }: TournamentState): string[] {
  const matches = stages.flatMap(({ rounds }) => rounds.flatMap((round) => round.matches));
  return matches.filter(({ result }) => result !== null).map(({ match_id }) => match_id);
}

function readMatches(trx: Trx, ids: readonly string[]): Promise<FieldMatch[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return trx
    .selectFrom('match')
    .select([
      sql<SeriesState['sides']>`match.state -> 'sides'`.as('sides'),
      sql<SeriesState['games']>`match.state -> 'games'`.as('games'),
    ])
    .where((eb) => eb('id', '=', eb.fn.any(eb.val([...ids]))))
    .where('status', 'in', SERIES_OVER_STATUSES)
    .where('status', '<>', 'cancelled')
    .orderBy('id')
    .execute();
}
