import { REACHING_CHANNELS } from '@pailei/domain/alerts/alerts';
import type { Reached } from '@pailei/domain/series/commands';
import type { Side } from '@pailei/domain/series/sides';
import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import { sql } from 'kysely';
import { matchReadyKey } from './match-ready-key.ts';

type CheckIn = { id: string; since: string | null; now: string };

/**
 * Since when each side of a match has known of its running check-in: the first of those who may act for it that was reached.
 * Robots of the demo follow their topics, so they always know. An account that is suspended cannot come, whatever it knows: waiting for
 * its delivery would wait without an end.
 */
export async function readReached(db: Db | Trx, { id, since, now }: CheckIn): Promise<Reached> {
  if (since === null) return { a: null, b: null };
  const { rows } = await sql<{ side: Side; at: string | null }>`
    select seat.side, min(case when account.is_demo or account.suspended_until > ${now}::timestamptz then ${since}::timestamptz else arrival.at end) as at
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
