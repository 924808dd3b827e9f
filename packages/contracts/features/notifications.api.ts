import { z } from 'zod';
import { endpoint, idParams, idSchema, isoTime, listOf, pageQuery } from '../http/endpoint.ts';
import { type NoticeKind, noticeSchema, NOTICE_KINDS } from './notice-text.ts';

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

/**
 * Beside the inbox, where every notice lands: a card on the page, the browser's own notification (also by push to the account's
 * devices), a tone, and of the kinds that are mailed a mail. Pages from before there were mails leave theirs out.
 */
export const noticeSwitchesSchema = z.strictObject({
  toast: z.boolean(),
  browser: z.boolean(),
  sound: z.boolean(),
  mail: z.boolean().optional(),
});
export type NoticeSwitches = z.output<typeof noticeSwitchesSchema>;

const settingsShape = Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, noticeSwitchesSchema])) as Record<
  NoticeKind,
  typeof noticeSwitchesSchema
>;
export const notificationSettingsSchema = z.strictObject(settingsShape);
export type NotificationSettings = z.output<typeof notificationSettingsSchema>;

/** Kinds that no feature sends. Pages that were opened before still save their switches. */
const unsentSwitches = {
  invitation: noticeSwitchesSchema.optional(),
  application_answered: noticeSwitchesSchema.optional(),
};

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
  pageOpen: endpoint({
    method: 'POST',
    path: '/notifications/calls/:id/page',
    access: 'user',
    summary: '我在这一场的页面上（准备阶段），编号为场次',
    params: idParams,
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
    body: notificationSettingsSchema.extend(unsentSwitches),
    data: notificationSettingsSchema,
  }),
};
