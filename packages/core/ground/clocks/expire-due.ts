import type { Db } from '@pailei/db/client';
import type { Publisher } from '@pailei/live/publish';
import { inTransaction } from '@pailei/live/transaction';
import { defineJob, type Job, type NewJob } from '../jobs/index.ts';
import { holdWindows, readClockPause } from '../../site/maintenance/index.ts';
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

/** Jobs of deadlines that have passed unseen; none while the clocks are paused. */
export async function findOverdue(
  { db, now }: Pick<ClockDeps, 'db' | 'now'>,
  clock: Pick<Clock, 'name' | 'area' | 'findDue'>,
  { before, limit }: { before: string; limit: number },
): Promise<NewJob[]> {
  if (await readClockPause(db, clock.area, now())) return [];
  return (await clock.findDue(db, before, limit)).map((due) => dueJob(clock.name, due));
}
