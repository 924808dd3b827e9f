import { newId } from '@pailei/db/id';
import type { Trx } from '@pailei/db/tx';
import type { Actor } from '@pailei/live/registry';

/** Who did something, as the log names them. */
export type Author = Pick<Actor, 'user_id' | 'username' | 'role' | 'from'>;

export type AuditEntry = {
  /** `system`: what no person asked for. */
  actor: Author | 'system';
  /** What was touched and how: `tournament.cancel`. */
  action: string;
  target_type: string;
  target_id: string;
  before: object | null;
  after: object | null;
  reason: string | null;
};

/** One line of the audit log, in the transaction of what it tells. Rows are only ever added. */
export async function recordAudit(trx: Trx, entry: AuditEntry): Promise<void> {
  const { actor, before, after, ...facts } = entry;
  const who =
    actor === 'system'
      ? { actor_id: null, actor_name: 'system', actor_role: 'system' }
      : { actor_id: actor.user_id, actor_name: actor.username, actor_role: actor.role, ...actor.from };
  await trx
    .insertInto('audit_log')
    .values({ id: newId(), ...who, ...facts, before: json(before), after: json(after) })
    .execute();
}

const json = (value: object | null) => (value === null ? null : JSON.stringify(value));
