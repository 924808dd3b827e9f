import { LIVE_ROWS } from '@pailei/contracts/play/seasons/season-views';
import { seasonTopic } from '@pailei/contracts/play/seasons/season.topic';
import type { SeasonRecordRow } from '@pailei/db/schema/seasons';
import type { Trx } from '@pailei/db/tx';
import { COMPETITOR_KINDS } from '@pailei/domain/seasons/types';
import { seasonTable } from '@pailei/domain/seasons/table';
import type { LiveLog } from '@pailei/live/log';
import { findUncounted, markCounted } from '../season-events.repository.ts';
import { findRows, findStandings, replaceFacts, replaceRows } from '../season-facts.repository.ts';
import { readEventFacts } from './event-facts.reads.ts';
import { readSeasonRecord } from './season-record.ts';

/** Records what events have shown that are over and not recorded as they stand. Answers how many. Under the season's lock. */
export async function countEvents(trx: Trx, season: SeasonRecordRow, eventId: string | null = null): Promise<number> {
  const events = await findUncounted(trx, season, eventId);
  for (const event of events) {
    const { id, status, finished_at } = event;
    const facts =
      status === 'finished' && finished_at !== null ? await readEventFacts(trx, { event_id: id, at: finished_at }) : [];
    await replaceFacts(trx, season.id, [id], facts);
  }
  if (events.length > 0) await markCounted(trx, season.id, events);
  return events.length;
}

/** Makes both tables anew and tells of those that have changed. Answers how many rows are others. Under the season's lock. */
export async function makeTables(trx: Trx, log: LiveLog, season: SeasonRecordRow): Promise<number> {
  const record = await readSeasonRecord(trx, season);
  let changed = 0;
  for (const kind of COMPETITOR_KINDS) {
    const rows = seasonTable(kind, record);
    const before = new Set(
      (await findRows(trx, season.id, kind)).map((row, index) => `${index} ${JSON.stringify(row)}`),
    );
    const others = rows.filter((row, index) => !before.has(`${index} ${JSON.stringify(row)}`)).length;
    const isShorter = before.size > rows.length;
    if (others === 0 && !isShorter) continue;
    changed += others + Math.max(0, before.size - rows.length);
    await replaceRows(trx, season.id, kind, rows);
    const shown = await findStandings(trx, season.id, { kind, skip: 0, limit: LIVE_ROWS });
    log.add(seasonTopic.of(String(season.number)), 'season_table_changed', {
      kind,
      table: { total: rows.length, rows: shown },
    });
  }
  return changed;
}
