import { defineTopic } from '../../topics/topic.ts';

/** The metrics of the dashboard. Days begin at midnight in Shanghai. */
export type AdminMetrics = {
  /** Open sockets over all hubs, guests included. */
  connections: number;
  users_new_today: number;
  users_active_today: number;
  tournaments_running: number;
  matches_live: number;
  matches_today: number;
  disputes_open: number;
  oldest_dispute_at: string | null;
  registrations_pending: number;
  experts_pending: number;
  /** Teams that wait for their review. */
  teams_pending: number;
  orders_pending: number;
  oldest_pending_order_at: string | null;
  orders_today: number;
  /** By today's orders that stand. */
  points_spent_today: number;
  /** Products in the shop at or below the threshold of low stock. */
  products_low: number;
  /** What the last comparison of ledger, stock and orders found. */
  shop_disagreements: number;
  jobs_failed: number;
  last_job_failed_at: string | null;
  /** Jobs that no relay has handed to the queue yet. */
  outbox_waiting: number;
  outbox_oldest_at: string | null;
};

/** The queue as a worker saw it last. */
export type QueueView = {
  seen_at: string;
  waiting: number;
  active: number;
  delayed: number;
  /** What comes next, the soonest first. */
  next: { name: string; job_key: string; run_at: string }[];
};

/** Snapshot of the `admin` topic; `figures` (the metrics, by their wire name) and `queue` are null until a worker has counted. */
export type DashboardView = {
  figures: AdminMetrics | null;
  queue: QueueView | null;
  /** The newest import of the card catalogue, to be followed at `job:<id>`. */
  card_import_id: string | null;
};

export type DashboardEvents = {
  figures_changed: AdminMetrics;
  queue_changed: QueueView;
  card_import_started: { import_id: string };
};

export const dashboardTopic = defineTopic<DashboardView, DashboardEvents>()('admin', 'admin');
