import type { AuditAction, UnnamedFields } from '@pailei/contracts/features/audit-labels';
import { newId } from '@pailei/db/id';
import type { AuditLogTable } from '@pailei/db/schema/system';
import type { Trx } from '@pailei/db/tx';
import type { Actor } from '@pailei/live/registry';
import type { Insertable } from 'kysely';

/** Who did something, as the log names them. */
export type Author = Pick<Actor, 'user_id' | 'username' | 'role' | 'from'>;

export type AuditEntry = {
  /** `system`: what no person asked for. */
  actor: Author | 'system';
  /** What was touched and how: `tournament.cancel`. */
  action: AuditAction;
  target_type: string;
  target_id: string;
  before: object | null;
  after: object | null;
  reason: string | null;
};

/** Refuses an entry with a field, or a value that is one of a few, which the feature's `*.audits.ts` does not name. */
type Named<Entry extends AuditEntry> = [UnnamedFields<Entry['action'], Entry['before'] | Entry['after']>] extends [
  never,
]
  ? unknown
  : { 'to be named in *.audits.ts': UnnamedFields<Entry['action'], Entry['before'] | Entry['after']> };

/** One line of the audit log, in the transaction of the change that it records. Rows are only ever added. */
export async function recordAudit<const Entry extends AuditEntry>(
  trx: Trx,
  entry: Entry & Named<Entry>,
): Promise<void> {
  await insertRows(trx, [entry]);
}

export async function recordAudits<const Entry extends AuditEntry>(
  trx: Trx,
  entries: readonly (Entry & Named<Entry>)[],
): Promise<void> {
  await insertRows(trx, entries);
}

async function insertRows(trx: Trx, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length > 0) await trx.insertInto('audit_log').values(entries.map(rowOf)).execute();
}

function rowOf({ actor, before, after, ...facts }: AuditEntry): Insertable<AuditLogTable> {
  const who =
    actor === 'system'
      ? { actor_id: null, actor_name: 'system', actor_role: 'system' }
      : { actor_id: actor.user_id, actor_name: actor.username, actor_role: actor.role, ...actor.from };
  return { id: newId(), ...who, ...facts, before: json(before), after: json(after) };
}

const json = (value: object | null) => (value === null ? null : JSON.stringify(value));
