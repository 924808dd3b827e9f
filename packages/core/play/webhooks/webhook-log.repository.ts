import { tournamentTopic } from '@pailei/contracts/play/tournaments/tournament.topic';
import type { Db } from '@pailei/db/client';
import { insertMany } from '@pailei/db/insert-many';
import type { WebhookRow } from '@pailei/db/schema/outside/webhooks';
import type { Trx } from '@pailei/db/tx';
import { sql } from 'kysely';

export type UntoldEvent = { id: string; delay_seconds: number; version: number };

/** Published events whose log has grown since it was last told. What has not changed for a month is over for good. */
export async function findUntoldEvents(db: Db): Promise<UntoldEvent[]> {
  const { rows } = await sql<UntoldEvent>`
    select tournament.id, tournament.delay_seconds, coalesce(webhook_cursor.version, 0) as version
    from tournament
    join live_head on live_head.topic = 'tournament:' || tournament.id
    left join webhook_cursor on webhook_cursor.tournament_id = tournament.id
    where (tournament.status in ('registration', 'check_in', 'running')
        or tournament.updated_at > now() - interval '30 days' and tournament.status <> 'draft')
      and live_head.version > coalesce(webhook_cursor.version, 0)
    order by tournament.id`.execute(db);
  return rows;
}

/** The cursor of an event, held until the transaction is over. */
export async function lockCursor(trx: Trx, tournamentId: string): Promise<number> {
  await trx
    .insertInto('webhook_cursor')
    .values({ tournament_id: tournamentId, version: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await trx
    .selectFrom('webhook_cursor')
    .select('version')
    .where('tournament_id', '=', tournamentId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row.version;
}

export async function moveCursor(trx: Trx, tournamentId: string, version: number): Promise<void> {
  await trx.updateTable('webhook_cursor').set({ version }).where('tournament_id', '=', tournamentId).execute();
}

export type Target = Pick<WebhookRow, 'id' | 'types' | 'tournament_id' | 'created_at'>;

export function findTargets(db: Db | Trx): Promise<Target[]> {
  return db.selectFrom('webhook').select(['id', 'types', 'tournament_id', 'created_at']).orderBy('id').execute();
}

/** In which version of an event's log each of its matches had its first result. */
export async function findFirstResults(trx: Trx, tournamentId: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ match_id: string; version: number }>`
    select payload->>'match_id' as match_id, min(version) as version from live_event
    where topic = ${tournamentTopic.of(tournamentId)} and type = 'match_finished'
    group by 1`.execute(trx);
  return new Map(rows.map(({ match_id, version }) => [match_id, version]));
}

export type NewDelivery = {
  id: string;
  webhook_id: string;
  tournament_id: string;
  version: number;
  type: WebhookRow['types'][number];
  body: string;
  next_try_at: string;
  created_at: string;
};

/** The cursor's lock keeps a version from being told twice; the unique index would refuse it. */
export async function insertDeliveries(trx: Trx, rows: readonly NewDelivery[]): Promise<void> {
  await insertMany(trx, 'webhook_delivery', rows);
}
