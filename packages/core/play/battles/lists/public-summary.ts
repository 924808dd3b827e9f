import { isDeepStrictEqual } from 'node:util';
import { battleListTopic } from '@pailei/contracts/play/battles/battle-list.topic';
import { battleTopic } from '@pailei/contracts/play/battles/battle.topic';
import type { BattleState } from '@pailei/domain/battles/types';
import { sql } from 'kysely';
import type { Db } from '@pailei/db/client';
import type { BattleRow } from '@pailei/db/schema/battles';
import type { Trx } from '@pailei/db/tx';
import { readSince, type LiveLog } from '@pailei/live/log';
import { enqueueJobs } from '../../../ground/jobs/enqueue-jobs.ts';
import { visibleVersion } from '../../../site/visibility/visible.ts';
import { battleAt } from '../state/battle-state.ts';
import { readBattleTeams } from '../state/battle-teams.ts';
import { battleSummary, sortTime } from './battle-summary.ts';
import { publishBattleJob } from './publish-battle.job.ts';

/** The job comes when the log's event is surely old enough: that is written some milliseconds after the command's `now`. */
const MARGIN_MS = 200;

const later = (at: string, seconds: number) => new Date(Date.parse(at) + seconds * 1_000 + MARGIN_MS).toISOString();

type Change = { row: BattleRow; state: BattleState; now: string };

/** Takes a change into the lists: at once, or when it is older than the battle's delay. */
export async function followSummary(trx: Trx, log: LiveLog, { row, state, now }: Change): Promise<void> {
  if (row.delay_seconds === 0) return showSummary(trx, log, row, state);
  if (row.public_due_at === null) await planPublication(trx, row.id, later(now, row.delay_seconds));
}

/** Shows what has become older than the delay, and plans when the next change has. */
export async function publishSummary(trx: Trx, log: LiveLog, row: BattleRow): Promise<void> {
  const topic = battleTopic.of(row.id);
  const version = await visibleVersion(trx, topic, row.delay_seconds);
  if (version > 0) await showSummary(trx, log, row, await battleAt(trx, row.id, version));
  const [held] = await readSince(trx, topic, version, 1);
  if (held) await planPublication(trx, row.id, later(held.at, row.delay_seconds));
  else await trx.updateTable('battle').set({ public_due_at: null }).where('id', '=', row.id).execute();
}

async function planPublication(trx: Trx, id: string, due_at: string): Promise<void> {
  await trx.updateTable('battle').set({ public_due_at: due_at }).where('id', '=', id).execute();
  await enqueueJobs(trx, [publishBattleJob(id, due_at)]);
}

/** Whether the public knows that its fixture counts no more. */
async function isWithdrawn(trx: Trx, { fixture_id, delay_seconds }: BattleRow): Promise<boolean> {
  if (fixture_id === null) return false;
  const row = await trx
    .selectFrom('fixture')
    .select('id')
    .where('id', '=', fixture_id)
    .where('withdrawn_at', 'is not', null)
    .$if(delay_seconds > 0, (query) => query.where(sql<boolean>`withdrawn_at <= visible_until(${delay_seconds})`))
    .executeTakeFirst();
  return row !== undefined;
}

async function showSummary(trx: Trx, log: LiveLog, row: BattleRow, state: BattleState): Promise<void> {
  const battle = battleSummary(state, {
    teams: await readBattleTeams(trx, { ...row, state }),
    is_demo: row.is_demo,
    is_withdrawn: await isWithdrawn(trx, row),
  });
  if (isDeepStrictEqual(battle, row.public_summary)) return;
  await trx
    .updateTable('battle')
    .set({ public_summary: JSON.stringify(battle), public_status: battle.status, public_at: sortTime(battle) })
    .where('id', '=', row.id)
    .execute();
  log.add(battleListTopic.of(), 'battle_changed', { battle });
}

/** Delayed battles of which something should be public by now. */
export async function findDuePublications(
  db: Db,
  before: string,
  limit: number,
): Promise<{ id: string; public_due_at: string }[]> {
  const rows = await db
    .selectFrom('battle')
    .select(['id', 'public_due_at'])
    .where('public_due_at', '<=', before)
    .orderBy('public_due_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.flatMap(({ id, public_due_at }) => (public_due_at === null ? [] : [{ id, public_due_at }]));
}
