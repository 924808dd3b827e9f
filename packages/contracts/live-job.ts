export const JOB_STATUSES = ['queued', 'running', 'done', 'failed', 'stopped'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];
export const ITEM_STATUSES = ['queued', 'done', 'failed'] as const;

/** One thing of a list that is worked on one after the other; `message` says in Chinese why it failed. */
export type JobItem = { id: string; status: (typeof ITEM_STATUSES)[number]; message: string | null };

/** Snapshot of `job:<id>`: how far a piece of work is that somebody asked for. */
export type JobProgress = {
  id: string;
  kind: 'card_import' | 'order_batch' | 'stock_change';
  status: JobStatus;
  /** Items to be worked on, as far as they are counted yet. */
  total: number;
  /** Items that were worked on, the failed ones among them. */
  done: number;
  failed: number;
  /** In Chinese, to be shown as it is; null: nothing to say. */
  message: string | null;
  /** Where each item has a result of its own: those that have one, in the order of the work. */
  items?: readonly JobItem[];
};

/** `items` of an event: those that were worked on since the one before. */
export type JobEvents = { job_progressed: Omit<JobProgress, 'id' | 'kind'> };

/** Folds a `job:<id>` topic. */
export function foldJob(progress: JobProgress, event: { type: string; payload: object }): JobProgress {
  if (event.type !== 'job_progressed') return progress;
  const { items: worked, ...facts } = event.payload as JobEvents['job_progressed'];
  const items = worked && [...(progress.items ?? []), ...worked];
  return { ...progress, ...facts, ...(items && { items }) };
}
