import type { Trx } from '@pailei/db/tx';
import { sql } from 'kysely';

/** Everybody who changes windows does it one after the other: what is on decides what may begin. */
export async function lockWindows(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('maintenance'))`.execute(trx);
}

/** For what must not happen once a window has begun: none begins or ends until this transaction is over. Comes before every row lock. */
export async function holdWindows(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtext('maintenance'))`.execute(trx);
}
