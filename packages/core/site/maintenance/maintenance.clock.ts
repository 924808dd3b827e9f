import { windowState } from '@pailei/domain/maintenance/maintenance';
import { inTransaction } from '@pailei/live/transaction';
import { lockWindows } from '../../ground/clocks/lock-windows.ts';
import { findOpenWindows, findRecord, updateWindow, type OpenWindowRow } from './maintenance.repository.ts';
import { recordChange, type MaintenanceDeps } from './maintenance.service.ts';

/**
 * Logs to every open page the windows that began or ended on schedule since the last run, and stores the end of the latter.
 * The server itself needs no event: it compares the times. Returns how many.
 */
export async function startAndEndMaintenance(deps: MaintenanceDeps): Promise<number> {
  const due = (await findOpenWindows(deps.db)).filter((row) => isDue(row, deps.now()));
  for (const { id } of due) await turn(deps, id);
  return due.length;
}

/** When the next window begins or ends on schedule; null: none does. */
export async function nextMaintenanceDue({ db, now }: Pick<MaintenanceDeps, 'db' | 'now'>): Promise<string | null> {
  const at = Date.parse(now());
  const times = (await findOpenWindows(db)).flatMap((row) => changesOf(row).filter((time) => Date.parse(time) > at));
  return times.toSorted()[0] ?? null;
}

const changesOf = ({ starts_at, planned_end, ends_itself }: OpenWindowRow): string[] =>
  ends_itself && planned_end !== null ? [starts_at, planned_end] : [starts_at];

const isDue = (row: OpenWindowRow, now: string) => windowState(row, Date.parse(now)) !== row.announced;

function turn(deps: MaintenanceDeps, id: string): Promise<void> {
  return inTransaction(deps, async (trx, log) => {
    await lockWindows(trx);
    const before = await findRecord(trx, id);
    // An admin or another worker was first.
    if (!before || before.ended_at !== null || !isDue(before, deps.now())) return;
    const announced = windowState(before, Date.parse(deps.now()));
    const isOver = announced === 'ended';
    await updateWindow(trx, id, { announced, ...(isOver && { ended_at: before.planned_end }) });
    const action = isOver ? 'maintenance.end' : 'maintenance.begin';
    await recordChange(trx, log, { actor: 'system', id, action, before, reason: null });
  });
}
