import type { Insertable, Selectable } from 'kysely';

export type StreamQueueStatus = 'next' | 'on_air' | 'done';

/** What the casters show. At most one row is on air, and no match waits or airs twice. */
export type StreamQueueTable = {
  id: string;
  match_id: string;
  status: StreamQueueStatus;
  /** Among those that wait; meaningless for the others. */
  position: number;
  changed_at: string;
};
export type StreamQueueRow = Selectable<StreamQueueTable>;
export type NewStreamQueueRow = Insertable<StreamQueueTable>;
