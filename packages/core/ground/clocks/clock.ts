import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import type { ClockArea } from '@pailei/domain/maintenance/maintenance';
import type { LiveLog } from '@pailei/live/log';
import { keyTime, type NewJob } from '../jobs/job.ts';
import type { ClockPause } from './clock-pause.ts';

/** A deadline, as it stood when somebody saw it. */
export type Due = { id: string; due_at: string };

/** The transaction in which a clock acts. */
export type ClockMoment = { trx: Trx; log: LiveLog; now: string };

/**
 * Something with deadlines. Registered in a `feature.ts`, it has everything a clock needs: a sweep that finds what is due, the
 * job `<name>-due` with `<name>_id` and `due_at`, the pause while maintenance keeps people from acting, and the time given
 * back afterwards.
 */
export type Clock<Services = never> = {
  name: string;
  /** The part of the site that people must reach to meet these deadlines. */
  area: ClockArea;
  /** Deadlines before this time, the earliest first. */
  findDue(this: void, db: Db, before: string, limit: number): Promise<Due[]>;
  /** What a passed deadline does, under the lock of what it belongs to; one that has moved does nothing. Never called in a pause. */
  expire(this: void, services: Services, moment: ClockMoment, due: Due): Promise<void>;
  /** Moves every running deadline by what it has lost in this pause, with the events that record it. */
  credit(this: void, moment: ClockMoment, pause: ClockPause): Promise<void>;
};

/** The job of one deadline. */
export function dueJob(clock: string, { id, due_at }: Due): NewJob {
  const name = `${clock}-due` as const;
  return { name, key: `${name}_${id}_${keyTime(due_at)}`, payload: { [`${clock}_id`]: id, due_at }, run_at: due_at };
}
