import { seriesEventOf } from '@pailei/contracts/play/matches/match.fold';
import { matchTopic } from '@pailei/contracts/play/matches/match.topic';
import { MATCH_ERRORS } from '@pailei/contracts/play/matches/matches.api';
import { violationError } from '@pailei/contracts/play/tournaments/rule-violations';
import { lastRuling } from '@pailei/domain/series/undo/last-ruling';
import type { Ruling } from '@pailei/domain/series/types';
import type { SeriesEvent } from '@pailei/domain/series/events';
import { violation } from '@pailei/domain/violation/violation';
import type { MatchRow } from '@pailei/db/schema/matches';
import type { Trx } from '@pailei/db/tx';
import { readSince } from '@pailei/live/log';
import { sql } from 'kysely';

/** More than any match has. */
const WHOLE_RECORD = 10_000;

/** So many of an event's newest rulings are looked at: older ones are the referee's record, not a last step. */
const NEWEST = 12;

/** All events of a match, in their order. */
export async function readHistory(trx: Trx, id: string): Promise<readonly SeriesEvent[]> {
  return (await readSince(trx, matchTopic.of(id), 0, WHOLE_RECORD)).map(seriesEventOf);
}

/** What an undo has to know. Throws for a match that counts no more. */
export async function undoFacts(
  trx: Trx,
  { id, withdrawn_at }: Pick<MatchRow, 'id' | 'withdrawn_at'>,
): Promise<{ history: readonly SeriesEvent[] }> {
  if (withdrawn_at !== null) throw violationError(MATCH_ERRORS, violation('nothing_to_undo'));
  return { history: await readHistory(trx, id) };
}

/** A match whose last ruling could be taken back. */
export type RulingOfMatch = { readonly match_id: string; readonly ruling: Ruling; readonly is_played_on: boolean };

/** The last rulings on an event's matches, the newest first; an undo is none. */
export async function readLastRulings(trx: Trx, tournamentId: string): Promise<RulingOfMatch[]> {
  const newest = sql`state -> 'rulings' -> -1`;
  const rows = await trx
    .selectFrom('match')
    .select('id')
    .where('tournament_id', '=', tournamentId)
    .where('fixture_id', 'is not', null)
    .where('withdrawn_at', 'is', null)
    .where(sql<boolean>`coalesce(${newest} ->> 'kind', 'undone') <> 'undone'`)
    .orderBy(sql`${newest} ->> 'at'`, 'desc')
    .orderBy('id')
    .limit(NEWEST)
    .execute();
  const found: RulingOfMatch[] = [];
  for (const { id } of rows) {
    const last = lastRuling(await readHistory(trx, id));
    if (last) found.push({ match_id: id, ruling: last.ruling, is_played_on: last.isPlayedOn });
  }
  return found;
}
