import type { Trx } from '@pailei/db/tx';
import { EVENTS_WITHOUT_DRAWS } from '@pailei/domain/tournament/draws/tournament-draws';
import type { SeriesEventType } from '@pailei/domain/series/events';
import { readSince } from '@pailei/live/log';
import type { LiveEvent } from '@pailei/live/protocol/messages';
import { matchTopic } from '@pailei/contracts/play/matches/match.topic';
import { tournamentTopic } from '@pailei/contracts/play/tournaments/tournament.topic';
import { sql, type RawBuilder } from 'kysely';
import { visibleVersion } from '../../site/visibility/visible.ts';

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
  const records: { match_id: string; events: LiveEvent[] }[] = [];
  for (const match_id of await findLateMatches(trx, sql`match.tournament_id = ${id}`)) {
    const events = await readSince(trx, matchTopic.of(match_id), 0, WHOLE_LOG);
    records.push({ match_id, events: events.filter(({ at }) => at <= until) });
  }
  return records;
}

/** The same of a battle's boards, as far as a reader whose view trails by `delay` seconds is shown them. */
export async function readLateBoards(trx: Trx, battleId: string, delay: number) {
  const records: { match_id: string; events: LiveEvent[] }[] = [];
  for (const match_id of await findLateMatches(trx, sql`match.battle_id = ${battleId}`)) {
    const topic = matchTopic.of(match_id);
    const version = await visibleVersion(trx, topic, delay);
    const events = (await readSince(trx, topic, 0, WHOLE_LOG)).filter(({ v }) => v <= version);
    if (events.length > 0) records.push({ match_id, events });
  }
  return records;
}

async function findLateMatches(trx: Trx, isOfOwner: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ match_id: string }>`
    select match.id as match_id from match where ${isOfOwner} and exists (
      select from live_event where topic = 'match:' || match.id and type = ${MISSED})
    order by match.id`.execute(trx);
  return rows.map(({ match_id }) => match_id);
}
