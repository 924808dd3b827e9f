import type { AuditActionOf } from '@pailei/contracts/features/audit-labels';
import { appError, generalError } from '@pailei/contracts/http/errors';
import type { BodyOf, DataOf } from '@pailei/contracts/http/endpoint';
import {
  MAINTENANCE_ERRORS,
  type MaintenanceRecord,
  type maintenanceApi,
} from '@pailei/contracts/site/maintenance/maintenance.api';
import type { Db } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import type { Trx } from '@pailei/db/tx';
import { windowState } from '@pailei/domain/maintenance/maintenance';
import type { LiveLog } from '@pailei/live/log';
import type { Publisher } from '@pailei/live/publish';
import type { Actor } from '@pailei/live/registry';
import { systemTopic } from '@pailei/contracts/site/system/system.topic';
import { inTransaction } from '@pailei/live/transaction';
import { wakeLoop } from '@pailei/live/wake-loop';
import { recordAudit } from '../audit/record-audit.ts';
import { lockWindows } from '../../ground/clocks/lock-windows.ts';
import {
  findOpenWindows,
  findRecord,
  insertWindow,
  listRecords,
  updateWindow,
  type MaintenanceRecordRow,
} from './maintenance.repository.ts';
import { recordOf, windowOf } from './maintenance.view.ts';

export type MaintenanceDeps = { db: Db; publisher: Publisher; now: () => string };
export type MaintenanceService = ReturnType<typeof createMaintenanceService>;

type Plan = BodyOf<typeof maintenanceApi.create>;

/** Windows of maintenance: admins plan, begin and end them. */
export function createMaintenanceService(deps: MaintenanceDeps) {
  const { db, now } = deps;
  const nowMs = () => Date.parse(now());

  return {
    async list(page: { skip: number; limit: number }): Promise<DataOf<typeof maintenanceApi.list>> {
      const { rows, total } = await listRecords(db, page);
      return { items: rows.map(recordOf), total, ...page };
    },

    /** Without a time it begins at once. */
    create(actor: Actor, plan: Plan): Promise<MaintenanceRecord> {
      return inTransaction(deps, async (trx, log) => {
        await lockWindows(trx);
        const at = now();
        const starts_at = plan.starts_at ?? at;
        checkTimes(plan, at);
        if (plan.starts_at === null) await refuseSecond(trx, plan.scope, at);
        const id = newId();
        const announced = plan.starts_at === null ? 'active' : 'planned';
        await insertWindow(trx, { ...plan, id, starts_at, ended_at: null, announced, created_by: actor.user_id });
        return recordChange(trx, log, { actor, id, action: 'maintenance.create', before: null, reason: plan.reason });
      });
    },

    /** Once it is on, only its text and its end may still change. */
    update(actor: Actor, id: string, plan: Plan): Promise<MaintenanceRecord> {
      return inTransaction(deps, async (trx, log) => {
        const before = await lockOpen(trx, id);
        const at = now();
        const isOn = windowState(before, Date.parse(at)) === 'active';
        if (isOn && (plan.scope !== before.scope || !isSameStart(plan, before)))
          throw appError(MAINTENANCE_ERRORS, 'window_begun');
        checkTimes(isOn ? { ...plan, starts_at: null } : plan, at);
        const beginsNow = !isOn && plan.starts_at === null;
        if (beginsNow) await refuseSecond(trx, plan.scope, at);
        const { reason, ...changes } = plan;
        const starts_at = isOn ? before.starts_at : (plan.starts_at ?? at);
        await updateWindow(trx, id, { ...changes, starts_at, announced: isOn || beginsNow ? 'active' : 'planned' });
        return recordChange(trx, log, { actor, id, action: 'maintenance.update', before, reason });
      });
    },

    /** Ends what is on, or takes back what was planned. */
    end(actor: Actor, id: string, reason: string): Promise<MaintenanceRecord> {
      return inTransaction(deps, async (trx, log) => {
        const before = await lockOpen(trx, id);
        const ended = { ended_at: now(), ended_by: actor.user_id, end_reason: reason, announced: 'ended' } as const;
        await updateWindow(trx, id, ended);
        return recordChange(trx, log, { actor, id, action: 'maintenance.end', before, reason });
      });
    },
  };

  async function lockOpen(trx: Trx, id: string): Promise<MaintenanceRecordRow> {
    await lockWindows(trx);
    const row = await findRecord(trx, id);
    if (!row) throw generalError('not_found');
    if (windowState(row, nowMs()) === 'ended') throw appError(MAINTENANCE_ERRORS, 'window_ended');
    return row;
  }

  async function refuseSecond(trx: Trx, scope: Plan['scope'], at: string): Promise<void> {
    const open = await findOpenWindows(trx);
    const isOn = open.some((row) => row.scope === scope && windowState(row, Date.parse(at)) === 'active');
    if (isOn) throw appError(MAINTENANCE_ERRORS, 'already_active');
  }
}

/** The windows that are on or will be. */
export async function currentWindows(db: Db | Trx, nowMs: number) {
  const rows = await findOpenWindows(db);
  return rows.filter((row) => windowState(row, nowMs) !== 'ended').map(windowOf);
}

type RecordedChange = {
  actor: Actor | 'system';
  id: string;
  action: `maintenance.${AuditActionOf<'maintenance'>}`;
  before: MaintenanceRecordRow | null;
  reason: string | null;
};

/** Every change of a window goes to all open pages and into the audit log. */
export async function recordChange(trx: Trx, log: LiveLog, { actor, id, action, before, reason }: RecordedChange) {
  const after = await findRecord(trx, id);
  if (!after) throw new Error(`the window ${id} is gone`);
  log.add(systemTopic.of(), 'maintenance_changed', { window: windowOf(after) });
  wakeLoop(trx, 'maintenance');
  const states = { before: before && windowOf(before), after: windowOf(after) };
  await recordAudit(trx, { actor, action, target_type: 'maintenance', target_id: id, ...states, reason });
  return recordOf(after);
}

type Times = Pick<Plan, 'starts_at' | 'planned_end'>;

function checkTimes({ starts_at, planned_end }: Times, now: string): void {
  const refuse = (code: 'starts_in_past' | 'end_in_past', field: string) => {
    throw appError(MAINTENANCE_ERRORS, code, { [field]: MAINTENANCE_ERRORS[code][1] });
  };
  if (starts_at !== null && Date.parse(starts_at) <= Date.parse(now)) refuse('starts_in_past', 'starts_at');
  if (planned_end !== null && Date.parse(planned_end) <= Date.parse(now)) refuse('end_in_past', 'planned_end');
}

/** No time means: as it is. */
function isSameStart({ starts_at }: Times, before: MaintenanceRecordRow): boolean {
  return starts_at === null || Date.parse(starts_at) === Date.parse(before.starts_at);
}
