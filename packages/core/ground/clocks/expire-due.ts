import type { Db } from '@pailei/db/client';
import type { Publisher } from '@pailei/live/publish';
import { inTransaction } from '@pailei/live/transaction';
import { defineJob, type Job, type NewJob } from '../jobs/job.ts';
import { clockPauseOf, readClockPause, readUnsettled } from './clock-pause.ts';
import { holdWindows } from './lock-windows.ts';
import { dueJob, type Clock, type Due } from './clock.ts';

export type ClockDeps = { db: Db; publisher: Publisher; now: () => string };

/** Lets a deadline pass, unless the clocks are paused: no window begins or ends until that is decided. */
export function expireDue<Services>(
  deps: ClockDeps,
  clock: Pick<Clock<Services>, 'area' | 'expire'>,
  services: Services,
  due: Due,
): Promise<void> {
  return inTransaction(deps, async (trx, log) => {
    await holdWindows(trx);
    const now = deps.now();
    if (await readClockPause(trx, clock.area, now)) return;
    await clock.expire(services, { trx, log, now }, due);
  });
}

/** What runs when a deadline has come. */
export function expiryJob<Services extends ClockDeps>(clock: Clock<Services>): Job<Services> {
  const idField = `${clock.name}_id`;
  return defineJob({
    name: `${clock.name}-due`,
    fields: [idField, 'due_at'],
    run: (services: Services, payload) =>
      expireDue(services, clock, services, { id: payload[idField] ?? '', due_at: payload['due_at'] ?? '' }),
  });
}

/** `overdue`: what passed before it has waited long enough for its job. `until`: as far as the sweep looks ahead. */
type SweepSpan = { now: string; overdue: string; until: string; limit: number };

/**
 * Of all clocks that run, the jobs of deadlines that have passed unseen, and the earliest deadline of those to come, so that a
 * sweep need not look again before it.
 */
export async function findDeadlines(
  db: Db,
  clocks: readonly Pick<Clock, 'name' | 'area' | 'findDue'>[],
  { now, overdue, until, limit }: SweepSpan,
): Promise<{ jobs: NewJob[]; next_due_at: string | null }> {
  const unsettled = await readUnsettled(db, now);
  const [jobs, coming]: [NewJob[], string[]] = [[], []];
  for (const clock of clocks) {
    if (clockPauseOf(unsettled, clock.area, now)) continue;
    for (const due of await clock.findDue(db, until, limit)) {
      if (Date.parse(due.due_at) <= Date.parse(overdue)) jobs.push(dueJob(clock.name, due));
      else coming.push(due.due_at);
    }
  }
  return { jobs, next_due_at: coming.toSorted()[0] ?? null };
}

/** Jobs of deadlines that have passed unseen; none while the clocks are paused. */
export async function findOverdue(
  { db, now }: Pick<ClockDeps, 'db' | 'now'>,
  clock: Pick<Clock, 'name' | 'area' | 'findDue'>,
  { before, limit }: { before: string; limit: number },
): Promise<NewJob[]> {
  if (await readClockPause(db, clock.area, now())) return [];
  return (await clock.findDue(db, before, limit)).map((due) => dueJob(clock.name, due));
}
