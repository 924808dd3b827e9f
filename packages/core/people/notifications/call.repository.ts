import { SEEING_CHANNELS } from '@pailei/domain/alerts/alerts';
import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import { sql } from 'kysely';
import { matchReadyKey } from '../../site/deliveries/match-ready-key.ts';

type Unseen = { before: string; rounds: number; limit: number };

/**
 * Calls of matches that gather their players, to those who are not ready and have not seen them in this check-in: sent last
 * before `before`, and not `rounds` times again. Locked, so that two sweeps share them.
 */
export async function takeUnseenCalls(trx: Trx, { before, rounds, limit }: Unseen): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select notification.id
    from match
    join match_seat as seat on seat.match_id = match.id and seat.role = 'player' and seat.is_acting
    join notification on notification.account_id = seat.account_id
      and notification.dedupe_key = ${matchReadyKey('')} || match.id
    where match.status = 'check_in' and match.withdrawn_at is null
      and match.state #>> array['sides', seat.side, 'ready'] = 'false'
      and coalesce(notification.reminded_at, notification.created_at) <= ${before}
      and notification.round < ${rounds}
      and not exists (
        select from call_delivery as arrival
        where arrival.notification_id = notification.id and arrival.channel = any(${[...SEEING_CHANNELS]})
          and arrival.at >= (match.state ->> 'check_in_at')::timestamptz)
    order by notification.created_at, notification.id
    limit ${limit}
    for update of notification skip locked`.execute(trx);
  return rows.map(({ id }) => id);
}

/** The call of a match in an account's inbox. */
export async function findCallId(db: Db, accountId: string, matchId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('notification')
    .select('id')
    .where('account_id', '=', accountId)
    .where('dedupe_key', '=', matchReadyKey(matchId))
    .executeTakeFirst();
  return row?.id;
}
