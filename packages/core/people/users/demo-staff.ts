import { rolesHolding } from '@pailei/domain/rights/rights';
import { SUSPENDED_FOREVER } from '@pailei/contracts/people/users/users.api';
import type { Db } from '@pailei/db/client';
import type { AccountRow } from '@pailei/db/schema/accounts';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import type { Publisher } from '@pailei/live/publish';
import { personalTopic } from '@pailei/contracts/features/personal.topic';
import { inTransaction } from '@pailei/live/transaction';
import { recordAudit } from '../../site/audit/record-audit.ts';
import { revokeAllSessions } from '../sessions/revoke-sessions.ts';

/** Marks a suspension as the one of this rule. */
const REASON = '演示已关闭';
const OFF = { suspended_until: SUSPENDED_FOREVER, suspended_reason: REASON };

type DemoStaffDeps = {
  db: Db;
  publisher: Publisher;
  /** ISO, UTC. */
  now: () => string;
};
type Suspension = Pick<AccountRow, 'suspended_until' | 'suspended_reason'>;
type StaffRow = Pick<AccountRow, 'id' | 'username'> & Suspension;

/**
 * The passwords of demo accounts stand in a file, so they open rights of the staff only while the demo is on: without it
 * the demo's staff is suspended, with it what this rule suspended is as it was before. Returns how many it changed.
 */
export function syncDemoStaff(deps: DemoStaffDeps, isDemo: boolean): Promise<number> {
  return inTransaction(deps, async (trx, log) => {
    const now = deps.now();
    const staff = await lockDemoStaff(trx);
    const due = staff.filter(
      isDemo ? isSuspendedByRule : ({ suspended_until }) => suspended_until !== SUSPENDED_FOREVER,
    );
    for (const row of due) await (isDemo ? reactivate : suspend)(trx, log, row, now);
    return due.length;
  });
}

const isSuspendedByRule = ({ suspended_until, suspended_reason }: Suspension) =>
  suspended_until === SUSPENDED_FOREVER && suspended_reason === REASON;

function lockDemoStaff(trx: Trx): Promise<StaffRow[]> {
  return trx
    .selectFrom('account')
    .select(['id', 'username', 'suspended_until', 'suspended_reason'])
    .where('is_demo', '=', true)
    .where('role', 'in', rolesHolding('staff'))
    .orderBy('id')
    .forUpdate()
    .execute();
}

async function suspend(trx: Trx, log: LiveLog, row: StaffRow, now: string): Promise<void> {
  const ended = await revokeAllSessions(trx, row.id, { reason: 'suspended', now });
  await change(trx, log, {
    row,
    to: OFF,
    action: 'account.suspend',
    reason: REASON,
    sessions_ended: ended.length,
    now,
  });
}

async function reactivate(trx: Trx, log: LiveLog, row: StaffRow, now: string): Promise<void> {
  const to = await suspensionBefore(trx, row.id);
  await change(trx, log, { row, to, action: 'account.unsuspend', reason: '演示已重新开启', sessions_ended: 0, now });
}

/** An admin's suspension that this rule covered holds again, as far as it is not over. */
async function suspensionBefore(trx: Trx, id: string): Promise<Suspension> {
  const found = await trx
    .selectFrom('audit_log')
    .select('before')
    .where('target_type', '=', 'account')
    .where('target_id', '=', id)
    .where('action', '=', 'account.suspend')
    .where('reason', '=', REASON)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { suspended_until = null, suspended_reason = null } = (found?.before ?? {}) as Partial<Suspension>;
  return { suspended_until, suspended_reason };
}

type Change = {
  row: StaffRow;
  to: Suspension;
  action: 'account.suspend' | 'account.unsuspend';
  reason: string;
  sessions_ended: number;
  now: string;
};

async function change(trx: Trx, log: LiveLog, { row, to, sessions_ended, now, ...entry }: Change): Promise<void> {
  const { id, username, suspended_until, suspended_reason } = row;
  await trx
    .updateTable('account')
    .set({ ...to, updated_at: now })
    .where('id', '=', id)
    .execute();
  await recordAudit(trx, {
    ...entry,
    actor: 'system',
    target_type: 'account',
    target_id: id,
    before: { username, suspended_until, suspended_reason },
    after: { username, ...to, sessions_ended },
  });
  log.add(personalTopic.of(id), 'account_changed', {});
}
