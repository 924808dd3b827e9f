import { defineTopic } from '../../topics/topic.ts';

export const JOB_STATUSES = ['queued', 'running', 'done', 'failed', 'stopped'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];
export const ITEM_STATUSES = ['queued', 'done', 'failed'] as const;

/** One thing of a list that is worked on one after the other; `message` says in Chinese why it failed. */
export type JobItem = { id: string; status: (typeof ITEM_STATUSES)[number]; message: string | null };

/** How far a piece of work is that somebody asked for. */
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
export type JobProgressEvents = { job_progressed: Omit<JobProgress, 'id' | 'kind'> };

/** Its snapshot is null where there is no such job. */
export const jobProgressTopic = defineTopic<JobProgress | null, JobProgressEvents>()('job', 'job:{id}');
