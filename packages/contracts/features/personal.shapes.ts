import { z } from 'zod';
import { notificationSchema, notificationSettingsSchema } from './notifications.api.ts';
import { describeTopic } from '../topics/topic-description.ts';
import { personalTopic } from './personal.topic.ts';

const id = z.string();
const count = z.number();
const teamRequestCounts = z.strictObject({ applications: count, invitations: count, received: count });
const openMatch = z.strictObject({
  match_id: id,
  tournament_id: z.nullable(id),
  battle_id: z.nullable(id),
});

export const personalDescription = describeTopic(personalTopic, {
  needsLogin: true,
  isWide: false,
  isKept: false,
  texts: {
    title: '用户本人',
    who: '该用户本人',
    snapshot: '等待自己的场次、未读通知数、通知设置、积分余额、卡组数、等待答复的入队申请与邀请数',
    events: {
      match_opened: '有一场等你参加：match_id, tournament_id, battle_id（团队战的一台）',
      match_closed: '一场不再等你：match_id, tournament_id, battle_id',
      entry_changed: '自己的某个报名有变：tournament_id',
      notification_created: '新通知：notification；is_reminder 表示同一条再次提醒，round 为第几次',
      notifications_read: '通知已读：ids（null 为全部）, unread',
      notification_settings_changed: '通知设置有变：settings',
      points_changed: '积分变动：amount, balance',
      decks_changed: '自己的卡组有新增、修改或删除，请重新读取 /api/decks：count 为总数',
      team_requests_changed:
        '自己的入队申请、收到的邀请，或身为队长收到的申请有变：applications, invitations, received 为等待答复数',
      account_changed: '角色、专家状态、战队或停用有变，请重新读取 /api/auth/me',
      penalties_changed: '自己的判罚或缺席记录有变，请重新读取 /api/players/{id}/penalties 与 /api/no-shows',
    },
  },
  shapes: {
    snapshot: z.strictObject({
      open_matches: z.array(openMatch),
      entries_changed: count,
      unread_notifications: count,
      notification_settings: notificationSettingsSchema,
      points_balance: count,
      deck_count: count,
      decks_changed: count,
      team_requests: teamRequestCounts,
      team_requests_changed: count,
      account_changed: count,
    }),
    events: {
      match_opened: openMatch,
      match_closed: openMatch,
      entry_changed: z.strictObject({ tournament_id: id }),
      notification_created: z.strictObject({
        notification: notificationSchema,
        is_reminder: z.literal(true).exactOptional(),
        round: count.exactOptional(),
      }),
      notifications_read: z.strictObject({ ids: z.nullable(z.array(id)), unread: count }),
      notification_settings_changed: z.strictObject({ settings: notificationSettingsSchema }),
      points_changed: z.strictObject({ amount: count, balance: count }),
      decks_changed: z.strictObject({ count }),
      team_requests_changed: teamRequestCounts,
      account_changed: z.strictObject({}),
      penalties_changed: z.strictObject({}),
    },
  },
});
