import { ORDER_STATUSES } from '@pailei/domain/orders';
import { EXPERT_APPLICATION_STATUSES } from '@pailei/domain/rights';
import type { StreamQueueEvent } from '@pailei/domain/stream-queue';
import { z } from 'zod';
import { announcementSchema } from './announcements.ts';
import { isoTime } from './endpoint.ts';
import type { AdminEvents, AdminOverview } from './live-admin.ts';
import type { ExpertApplicationsEvents } from './live-experts.ts';
import { ITEM_STATUSES, JOB_STATUSES } from './live-job.ts';
import type { JobEvents, JobProgress } from './live-job.ts';
import type { Lobby, LobbyEvents } from './live-lobby.ts';
import type { OrdersEvents, OrdersView } from './live-orders.ts';
import type { Personal, PersonalEvents } from './live-personal.ts';
import type { ShopEvents, ShopView } from './live-shop.ts';
import type { StaffEvents, StaffView } from './live-staff.ts';
import type { StatusEvents } from './live-status.ts';
import type { SystemEvents, SystemView } from './live-system.ts';
import { maintenanceWindowSchema } from './maintenance.ts';
import { matchInfoSchema, matchSideSchema } from './matches.ts';
import { notificationSchema, notificationSettingsSchema } from './notifications.ts';
import { orderEventSchema, orderSchema } from './order-shapes.ts';
import { productSchema } from './product-shapes.ts';
import { SERIES_EVENT_SHAPES } from './series-events.ts';
import { seriesShape } from './series-shape.ts';
import { SETTING_SCHEMAS } from './settings.ts';
import { queueEntryShape, SHAPES } from './shapes.ts';
import { staffCaseSchema, stalledEventSchema } from './staff-shapes.ts';
import { incidentSchema, sampleSchema, statusSchema } from './status.ts';
import { TOURNAMENT_EVENT_SHAPES } from './tournament-events.ts';
import { tournamentShape } from './tournament-shape.ts';
import { tournamentSummarySchema } from './tournaments.ts';

/** What may leave over a topic: the snapshot, and the payload of each event by its type. */
export type TopicShape = { snapshot: z.ZodType; events: Readonly<Record<string, z.ZodType>> };

type Payloads<Events> = { [T in keyof Events]: z.ZodType<Events[T]> };

const id = z.string();
const count = z.number();
const nothing = z.strictObject({});
const version = count;

const lobbyEvents = {
  tournament_changed: z.strictObject({ tournament: tournamentSummarySchema }),
} satisfies Payloads<LobbyEvents>;

const choice = matchSideSchema.shape.choices.element;

const openMatch = z.strictObject({ match_id: id, tournament_id: id });
const personal = z.strictObject({
  open_matches: z.array(openMatch),
  entries_changed: count,
  unread_notifications: count,
  notification_settings: notificationSettingsSchema,
  points_balance: count,
  deck_count: count,
  decks_changed: count,
  account_changed: count,
}) satisfies z.ZodType<Personal>;
const personalEvents = {
  match_opened: openMatch,
  match_closed: openMatch,
  entry_changed: z.strictObject({ tournament_id: id }),
  notification_created: z.strictObject({
    notification: notificationSchema,
    is_reminder: z.literal(true).exactOptional(),
  }),
  notifications_read: z.strictObject({ ids: z.nullable(z.array(id)), unread: count }),
  notification_settings_changed: z.strictObject({ settings: notificationSettingsSchema }),
  points_changed: z.strictObject({ amount: count, balance: count }),
  decks_changed: z.strictObject({ count }),
  account_changed: nothing,
} satisfies Payloads<PersonalEvents>;

const deckRules = z.strictObject({
  version,
  classes: z.array(z.strictObject({ id, name: z.string(), color: z.nullable(z.string()) })),
  formats: z.array(z.strictObject({ id, name: z.string() })),
});
const { site, stream, series, shop: shopSetting, rewards, orders: ordersSetting } = SETTING_SCHEMAS;
const system = z.strictObject({
  featured_match_id: z.nullable(id),
  site,
  stream,
  series,
  shop: shopSetting,
  rewards,
  orders: ordersSetting,
  maintenance: z.array(maintenanceWindowSchema),
  announcements: z.array(announcementSchema),
  deck_rules: deckRules,
}) satisfies z.ZodType<SystemView>;
const systemEvents = {
  featured_match_changed: z.strictObject({ match_id: z.nullable(id) }),
  settings_changed: z.discriminatedUnion('key', [
    z.strictObject({ key: z.literal('site'), value: site }),
    z.strictObject({ key: z.literal('stream'), value: stream }),
    z.strictObject({ key: z.literal('series'), value: series }),
    z.strictObject({ key: z.literal('shop'), value: shopSetting }),
    z.strictObject({ key: z.literal('rewards'), value: rewards }),
    z.strictObject({ key: z.literal('orders'), value: ordersSetting }),
  ]),
  maintenance_changed: z.strictObject({ window: maintenanceWindowSchema }),
  announcements_changed: z.strictObject({ announcement: announcementSchema }),
  deck_rules_changed: deckRules,
} satisfies Payloads<SystemEvents>;

const streamEvents = {
  match_queued: z.strictObject({ entry: queueEntryShape }),
  match_put_on_air: z.strictObject({ entry: queueEntryShape }),
  match_aired: z.strictObject({ id, at: isoTime }),
  match_unqueued: z.strictObject({ id }),
  queue_reordered: z.strictObject({ ids: z.array(id) }),
} satisfies { [Event in StreamQueueEvent as Event['type']]: z.ZodType<Event['payload']> };

const shopLine = { stock_quantity: count, points_price: count };
const shop = z.strictObject({ lines: z.record(id, z.strictObject(shopLine)) }) satisfies z.ZodType<ShopView>;
const shopEvents = {
  product_changed: z.strictObject({ product: productSchema }),
  stock_changed: z.strictObject({ id, is_active: z.boolean(), ...shopLine }),
  product_removed: z.strictObject({ id }),
} satisfies Payloads<ShopEvents>;

const statusEvents = {
  probed: z.strictObject({ slot: count, at: isoTime, samples: z.array(sampleSchema) }),
  incident_changed: z.strictObject({ incident: incidentSchema }),
} satisfies Payloads<StatusEvents>;

const figures = z.strictObject({
  connections: count,
  users_new_today: count,
  users_active_today: count,
  tournaments_running: count,
  matches_live: count,
  matches_today: count,
  disputes_open: count,
  oldest_dispute_at: z.nullable(isoTime),
  registrations_pending: count,
  experts_pending: count,
  orders_pending: count,
  oldest_pending_order_at: z.nullable(isoTime),
  orders_today: count,
  points_spent_today: count,
  products_low: count,
  shop_disagreements: count,
  jobs_failed: count,
  last_job_failed_at: z.nullable(isoTime),
  outbox_waiting: count,
  outbox_oldest_at: z.nullable(isoTime),
});
const queue = z.strictObject({
  seen_at: isoTime,
  waiting: count,
  active: count,
  delayed: count,
  next: z.array(z.strictObject({ name: z.string(), job_key: z.string(), run_at: isoTime })),
});
const admin = z.strictObject({
  figures: z.nullable(figures),
  queue: z.nullable(queue),
  card_import_id: z.nullable(id),
}) satisfies z.ZodType<AdminOverview>;
const adminEvents = {
  figures_changed: figures,
  queue_changed: queue,
  card_import_started: z.strictObject({ import_id: id }),
} satisfies Payloads<AdminEvents>;

const staff = z.strictObject({
  cases: z.array(staffCaseSchema),
  stalled: z.array(stalledEventSchema),
}) satisfies z.ZodType<StaffView>;
const staffEvents = {
  case_opened: z.strictObject({ case: staffCaseSchema }),
  case_closed: z.strictObject({ match_id: id, game_number: count }),
  event_stalled: z.strictObject({ event: stalledEventSchema }),
  event_resumed: z.strictObject({ tournament_id: id }),
} satisfies Payloads<StaffEvents>;

const orders: TopicShape = {
  snapshot: z.strictObject({ pending_count: count, newest: z.array(orderSchema) }) satisfies z.ZodType<OrdersView>,
  events: {
    order_placed: z.strictObject({ order: orderSchema }),
    order_changed: z.strictObject({ order: orderSchema, from: z.enum(ORDER_STATUSES), event: orderEventSchema }),
    order_address_erased: z.strictObject({ id }),
  } satisfies Payloads<OrdersEvents>,
};

const jobFacts = {
  status: z.enum(JOB_STATUSES),
  total: count,
  done: count,
  failed: count,
  message: z.nullable(z.string()),
  items: z
    .array(z.strictObject({ id, status: z.enum(ITEM_STATUSES), message: z.nullable(z.string()) }))
    .exactOptional(),
};
const job = z.strictObject({
  id,
  kind: z.enum(['card_import', 'order_batch', 'stock_change']),
  ...jobFacts,
}) satisfies z.ZodType<JobProgress>;

/** By the kind of the topic. What is not named here leaves over no topic. */
export const TOPIC_SHAPES = {
  match: { snapshot: z.strictObject({ info: matchInfoSchema, series: seriesShape }), events: SERIES_EVENT_SHAPES },
  match_side: { snapshot: matchSideSchema, events: { choice_locked: choice } },
  tournament: { snapshot: tournamentShape, events: TOURNAMENT_EVENT_SHAPES },
  tournaments: {
    snapshot: z.strictObject({ tournaments: z.array(tournamentSummarySchema) }) satisfies z.ZodType<Lobby>,
    events: lobbyEvents,
  },
  user: { snapshot: personal, events: personalEvents },
  system: { snapshot: system, events: systemEvents },
  stream: { snapshot: SHAPES.StreamQueue, events: streamEvents },
  shop: { snapshot: shop, events: shopEvents },
  user_orders: orders,
  all_orders: orders,
  status: { snapshot: statusSchema, events: statusEvents },
  admin: { snapshot: admin, events: adminEvents },
  staff: { snapshot: staff, events: staffEvents },
  expert_applications: {
    snapshot: nothing,
    events: {
      expert_application_changed: z.strictObject({ application_id: id, status: z.enum(EXPERT_APPLICATION_STATUSES) }),
    } satisfies Payloads<ExpertApplicationsEvents>,
  },
  job: {
    snapshot: z.nullable(job),
    events: { job_progressed: z.strictObject(jobFacts) } satisfies Payloads<JobEvents>,
  },
  canary: { snapshot: nothing, events: { canary_sent: z.strictObject({ from: z.string() }) } },
} as const satisfies Record<string, TopicShape>;
