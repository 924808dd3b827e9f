import type { CallChannel } from '@pailei/domain/alerts/alerts';
import type { Db } from '@pailei/db/client';
import { sql } from 'kysely';

/** Every call to a match was shown to its player as soon as it was sent, as a client in front of them does. */
export async function showCalls(db: Db, matchId: string, channel: CallChannel = 'card'): Promise<void> {
  await sql`
    insert into call_delivery (notification_id, round, channel, at)
    select notification.id, notification.round, ${channel}, (match.state ->> 'check_in_at')::timestamptz
    from match join notification on notification.dedupe_key = 'match_ready:' || match.id
    where match.id = ${matchId} and match.status = 'check_in'
    on conflict do nothing`.execute(db);
}
