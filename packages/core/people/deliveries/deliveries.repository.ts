import { REACHING_CHANNELS, type CallChannel } from '@pailei/domain/alerts';
import type { Reached, Side } from '@pailei/domain/series';
import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import { sql } from 'kysely';

/** Under this key a player's inbox holds the call to a match. */
export const matchReadyKey = (matchId: string): string => `match_ready:${matchId}`;

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

type CheckIn = { id: string; since: string | null };

/**
 * Since when each side of a match has known of its running check-in: the first of those who may act for it that was reached.
 * Robots of the demo follow their topics, so they always know.
 */
export async function readReached(db: Db | Trx, { id, since }: CheckIn): Promise<Reached> {
  if (since === null) return { a: null, b: null };
  const { rows } = await sql<{ side: Side; at: string | null }>`
    select seat.side, min(case when account.is_demo then ${since}::timestamptz else arrival.at end) as at
    from match_seat as seat
    join account on account.id = seat.account_id
    left join notification on notification.account_id = seat.account_id and notification.dedupe_key = ${matchReadyKey(id)}
    left join call_delivery as arrival on arrival.notification_id = notification.id
      and arrival.channel = any(${[...REACHING_CHANNELS]}) and arrival.at >= ${since}
    where seat.match_id = ${id} and seat.role = 'player' and seat.is_acting
    group by seat.side`.execute(db);
  const at = (side: Side) => rows.find((row) => row.side === side)?.at ?? null;
  return { a: at('a'), b: at('b') };
}
