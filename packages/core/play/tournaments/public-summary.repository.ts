import type { PublicLineColumn, ParticipantRow } from '@pailei/db/schema/tournaments';
import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import { sql, type NotNull } from 'kysely';

/** `due_at`: when the public may see what comes after `line`. */
export type HeldChanges = { due_at: string; line: PublicLineColumn | null };

const stored = (line: PublicLineColumn | null) => line && JSON.stringify(line);

/** Begins to hold changes back; false: some are held back already, and stay so. */
export async function holdSummary(trx: Trx, id: string, { due_at, line }: HeldChanges): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('tournament')
    .set({ public_due_at: due_at, public_line: stored(line) })
    .where('id', '=', id)
    .where('public_due_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function saveHeldSummary(trx: Trx, id: string, { due_at, line }: HeldChanges): Promise<void> {
  await trx
    .updateTable('tournament')
    .set({ public_due_at: due_at, public_line: stored(line) })
    .where('id', '=', id)
    .execute();
}

/** From here on the public sees the event and its entries as they stand. */
export async function releaseSummary(trx: Trx, id: string): Promise<void> {
  await trx.updateTable('tournament').set({ public_due_at: null, public_line: null }).where('id', '=', id).execute();
  await trx
    .updateTable('participant')
    .set({ public_status: null })
    .where('tournament_id', '=', id)
    .where('public_status', 'is not', null)
    .execute();
}

/** What a match reports changes no line. */
const OF_MATCHES = ['match_progressed', 'match_finished', 'match_reopened'];

/** When the first change after a version of the log was written that lists show. */
export async function nextHeldAt(trx: Trx, topic: string, version: number): Promise<string | undefined> {
  const row = await trx
    .selectFrom('live_event')
    .select('created_at')
    .where('topic', '=', topic)
    .where('version', '>', version)
    .where('type', 'not in', OF_MATCHES)
    .orderBy('version')
    .limit(1)
    .executeTakeFirst();
  return row?.created_at;
}

export function participantsHeld(trx: Trx, id: string): Promise<Pick<ParticipantRow, 'id' | 'status'>[]> {
  return trx
    .selectFrom('participant')
    .select(['id', 'status'])
    .where('tournament_id', '=', id)
    .where('public_status', 'is not', null)
    .orderBy('id')
    .execute();
}

export async function savePublicStatuses(
  trx: Trx,
  rows: readonly Pick<ParticipantRow, 'id' | 'public_status'>[],
): Promise<void> {
  await sql`
    update participant set public_status = shown.public_status
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map((row) => row.public_status)}::text[])
      as shown(id, public_status)
    where participant.id = shown.id`.execute(trx);
}

/** Delayed events of which something should be public by now. */
export function findDuePublications(
  db: Db,
  now: string,
  limit: number,
): Promise<{ id: string; public_due_at: string }[]> {
  return db
    .selectFrom('tournament')
    .select(['id', 'public_due_at'])
    .where('public_due_at', '<=', now)
    .$narrowType<{ public_due_at: NotNull }>()
    .orderBy('public_due_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}
