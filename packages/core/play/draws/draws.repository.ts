import type { Trx } from '@pailei/db/tx';
import { EVENTS_WITHOUT_DRAWS } from '@pailei/domain/draws';
import type { SeriesEventType } from '@pailei/domain/series';
import { readSince } from '@pailei/live/log';
import type { LiveEvent } from '@pailei/live/protocol/messages';
import { matchTopic } from '@pailei/contracts/play/matches/match.topic';
import { tournamentTopic } from '@pailei/contracts/play/tournaments/tournament.topic';
import { sql } from 'kysely';

/** More events than the log of any tournament of 1,024 has. */
const WHOLE_LOG = 200_000;
const MISSED: SeriesEventType = 'deadline_missed';

/** The event's log up to a version, without what has no part in any draw. */
export async function readTournamentRecord(trx: Trx, id: string, version: number): Promise<LiveEvent[]> {
  const events = await readSince(trx, tournamentTopic.of(id), 0, WHOLE_LOG);
  return events.filter(({ v, t }) => v <= version && !EVENTS_WITHOUT_DRAWS.some((type) => type === t));
}

/** The records, up to a moment, of those of an event's matches in which a side let its time run out. */
export async function readLateMatches(trx: Trx, id: string, until: string) {
  const { rows } = await sql<{ match_id: string }>`
    select match.id as match_id from match where match.tournament_id = ${id} and exists (
      select from live_event where topic = 'match:' || match.id and type = ${MISSED})
    order by match.id`.execute(trx);
  const records: { match_id: string; events: LiveEvent[] }[] = [];
  for (const { match_id } of rows) {
    const events = await readSince(trx, matchTopic.of(match_id), 0, WHOLE_LOG);
    records.push({ match_id, events: events.filter(({ at }) => at <= until) });
  }
  return records;
}
