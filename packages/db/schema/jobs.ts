import type { Generated, JSONColumnType, Selectable } from 'kysely';

/** Jobs wait here in the transaction that wants them; the worker's relay hands them to BullMQ. */
export type OutboxJobTable = {
  id: Generated<number>;
  name: string;
  job_key: string;
  payload: JSONColumnType<Record<string, string | number>>;
  run_at: Generated<string>;
  created_at: Generated<string>;
  queued_at: string | null;
};
export type OutboxJobRow = Selectable<OutboxJobTable>;

/** Written in the transaction of a job's effect: "row exists" means "effect exists". */
export type JobDoneTable = {
  job_key: string;
  done_at: Generated<string>;
};

/** A job that was given up. At most one row of a job is open; a retry that succeeds closes it. */
export type JobFailureTable = {
  id: string;
  name: string;
  job_key: string;
  payload: JSONColumnType<Record<string, string | number>>;
  error: string;
  failures: Generated<number>;
  /** The event that waits for it, if one does. */
  tournament_id: string | null;
  /** It failed by its own fault, not for want of what the site stands on: the sweep leaves it alone for a while. */
  is_stopped: Generated<boolean>;
  /** What the status page says of it. */
  incident_id: Generated<string | null>;
  first_failed_at: string;
  failed_at: string;
  retried_at: string | null;
  resolved_at: string | null;
  resolution: 'done' | 'dismissed' | null;
};
export type JobFailureRow = Selectable<JobFailureTable>;
