import { CASE_KINDS } from '@pailei/domain/series';
import { z } from 'zod';
import { endpoint, idSchema, isoTime, listOf, pageQuery } from './endpoint.ts';
import { MATCH_DECIDED_CAUSES } from './match-decided-text.ts';
import { NOTICE_KINDS } from './notice-text.ts';
import { POINTS_KINDS } from './points-text.ts';

const match = {
  match_id: z.string(),
  tournament_id: z.string(),
  tournament_name: z.string(),
  opponent_name: z.string(),
};
const nullableText = z.nullable(z.string());

/**
 * What somebody is told, with all its text needs. Notices are stored for 90 days: a field that is added later must be
 * optional.
 */
export const noticeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('match_ready'), ...match, label: z.string(), due_at: z.nullable(isoTime) }),
  z.object({
    kind: z.literal('opponent_reported'),
    ...match,
    game_number: z.number(),
    /** As the reader would have it. */
    result: z.enum(['won', 'lost', 'draw']),
  }),
  z.object({
    kind: z.literal('dispute_ruled'),
    ...match,
    game_number: z.number(),
    /** For the reader. */
    result: z.enum(['won', 'lost', 'draw', 'voided']),
    reason: z.string(),
  }),
  z.object({
    kind: z.literal('match_decided'),
    ...match,
    /** The game that was decided; null: the whole match. */
    game_number: z.nullable(z.number()),
    /** For the reader. */
    result: z.enum(['won', 'lost', 'double_loss']),
    cause: z.enum(MATCH_DECIDED_CAUSES),
  }),
  z.object({
    kind: z.literal('check_in_open'),
    tournament_id: z.string(),
    tournament_name: z.string(),
    due_at: isoTime,
  }),
  z.object({
    kind: z.literal('registration_answered'),
    tournament_id: z.string(),
    tournament_name: z.string(),
    answer: z.enum(['approved', 'waitlisted', 'promoted', 'rejected']),
    reason: nullableText,
  }),
  z.object({
    kind: z.literal('event_decks'),
    tournament_id: z.string(),
    tournament_name: z.string(),
    change: z.enum(['due', 'left_out', 'unlocked', 'entered']),
    /** When lists are due. */
    due_at: z.nullable(isoTime),
    /** The staff's, for what they did. */
    reason: nullableText,
  }),
  z.object({
    kind: z.literal('event_changed'),
    tournament_id: z.string(),
    tournament_name: z.string(),
    change: z.enum(['cancelled', 'disqualified', 'dropped', 'match_withdrawn', 'reopened', 'place_corrected']),
    /** The new one, where it was corrected; null: none. */
    place: z.nullable(z.number()),
    reason: nullableText,
  }),
  z.object({
    kind: z.literal('case_opened'),
    match_id: z.string(),
    tournament_id: z.string(),
    tournament_name: z.string(),
    label: z.string(),
    table: z.number(),
    case: z.enum(CASE_KINDS),
    game_number: z.number(),
    a_name: z.string(),
    b_name: z.string(),
  }),
  z.object({ kind: z.literal('event_stalled'), tournament_id: z.string(), tournament_name: z.string() }),
  z.object({
    kind: z.literal('points_changed'),
    amount: z.number(),
    balance: z.number(),
    reason: z.enum(POINTS_KINDS),
    note: z.string(),
    /** The event that they came from, or went back to. */
    tournament_id: z.string().optional(),
  }),
  z.object({
    kind: z.literal('order_status_changed'),
    order_id: z.string(),
    product_name: z.string(),
    status: z.enum(['pending', 'shipped', 'completed', 'cancelled']),
    tracking_number: nullableText,
  }),
  z.object({
    kind: z.literal('stock_low'),
    product_id: z.string(),
    product_name: z.string(),
    stock_quantity: z.number(),
    /** Which the stock has fallen to, or below. */
    threshold: z.number(),
  }),
  z.object({
    kind: z.literal('invitation'),
    invitation_id: z.string(),
    team_id: z.string(),
    team_name: z.string(),
    from_name: z.string(),
  }),
  z.object({
    kind: z.literal('application_answered'),
    team_id: z.string(),
    team_name: z.string(),
    answer: z.enum(['accepted', 'rejected']),
    reason: nullableText,
  }),
  z.object({
    kind: z.literal('expert_answered'),
    answer: z.enum(['approved', 'rejected', 'revoked']),
    reason: nullableText,
  }),
  z.object({
    kind: z.literal('security_changed'),
    change: z.enum([
      'password_changed',
      'password_reset',
      'email_changed',
      'email_claim_lost',
      'totp_enabled',
      'totp_disabled',
      'totp_reset',
      'recovery_code_used',
      'recovery_codes_renewed',
      'sessions_revoked',
      'role_changed',
    ]),
  }),
]);
export type Notice = z.output<typeof noticeSchema>;

/** How a client showed a notice. */
export const DELIVERY_WAYS = ['notification', 'browser', 'inbox'] as const;
export type DeliveryWay = (typeof DELIVERY_WAYS)[number];

export const notificationSchema = z.object({
  id: z.string(),
  notice: noticeSchema,
  created_at: isoTime,
  read_at: z.nullable(isoTime),
  /** When a client first said that it showed this. */
  delivered_at: z.nullable(isoTime),
});
export type Notification = z.output<typeof notificationSchema>;

/** Beside the inbox, where every notice lands: a card on the page, the browser's own notification, a tone. */
export const noticeSwitchesSchema = z.strictObject({ toast: z.boolean(), browser: z.boolean(), sound: z.boolean() });
export type NoticeSwitches = z.output<typeof noticeSwitchesSchema>;

const settingsShape = Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, noticeSwitchesSchema])) as Record<
  (typeof NOTICE_KINDS)[number],
  typeof noticeSwitchesSchema
>;
export const notificationSettingsSchema = z.strictObject(settingsShape);
export type NotificationSettings = z.output<typeof notificationSettingsSchema>;

const ids = z.array(idSchema, '请选择通知').min(1, '请选择通知').max(100, '一次最多 100 条');
const unread = z.object({ unread: z.number() });

export const notificationsApi = {
  list: endpoint({
    method: 'GET',
    path: '/notifications',
    access: 'user',
    summary: '我的通知',
    query: z.object({
      ...pageQuery(),
      unread: z.enum(['true', 'false'], '请选择是否未读').optional(),
      kind: z.enum(NOTICE_KINDS, '通知类型无效').optional(),
    }),
    data: listOf(notificationSchema).extend({ unread: z.number() }),
  }),
  markRead: endpoint({
    method: 'POST',
    path: '/notifications/read',
    access: 'user',
    summary: '标为已读',
    body: z.union([z.strictObject({ ids }), z.strictObject({ all: z.literal(true) })], '请选择通知'),
    data: unread,
  }),
  markDelivered: endpoint({
    method: 'POST',
    path: '/notifications/delivered',
    access: 'user',
    summary: '回报已显示的通知',
    body: z.strictObject({ ids, via: z.enum(DELIVERY_WAYS, '显示方式无效') }),
    data: z.object({}),
  }),
  settings: endpoint({
    method: 'GET',
    path: '/notifications/settings',
    access: 'user',
    summary: '通知设置',
    data: notificationSettingsSchema,
  }),
  saveSettings: endpoint({
    method: 'PUT',
    path: '/notifications/settings',
    access: 'user',
    summary: '保存通知设置',
    body: notificationSettingsSchema,
    data: notificationSettingsSchema,
  }),
};
