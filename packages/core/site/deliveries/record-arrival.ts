import type { CallChannel } from '@pailei/domain/alerts/alerts';
import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import { sql } from 'kysely';

export type Arrival = {
  /** Of any kind: only calls to matches are recorded. */
  notification_ids: readonly string[];
  channel: CallChannel;
  now: string;
  /** Nobody else's. */
  account_id?: string;
  /** Of an earlier sending than the last. */
  round?: number;
};

/** Notes that calls arrived on a channel. The first moment of each sending stands. */
export async function recordArrival(
  db: Db | Trx,
  { notification_ids, channel, now, account_id, round }: Arrival,
): Promise<void> {
  if (notification_ids.length === 0) return;
  await db
    .insertInto('call_delivery')
    .columns(['notification_id', 'round', 'channel', 'at'])
    .expression((eb) =>
      eb
        .selectFrom('notification')
        .select((one) => [
          'id',
          sql<number>`coalesce(${round ?? null}::smallint, ${one.ref('round')})`.as('round'),
          sql<CallChannel>`${channel}`.as('channel'),
          sql<string>`${now}::timestamptz`.as('at'),
        ])
        .where('kind', '=', 'match_ready')
        .where('id', 'in', [...notification_ids])
        .$if(account_id !== undefined, (query) => query.where('account_id', '=', account_id as string)),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
