import { z } from 'zod';
import { isoTime } from '../../http/endpoint.ts';
import { describeTopic } from '../../topics/topic-description.ts';
import { teamInsideTopic } from './team-inside.topic.ts';
import { handoverSchema, teamInsideSchema, teamPostSchema } from './team-views.ts';

const open = z.strictObject({ open: z.number() });

export const teamInsideDescription = describeTopic(teamInsideTopic, {
  needsLogin: true,
  isWide: false,
  isKept: false,
  texts: {
    title: '战队内部',
    who: '该战队的成员',
    snapshot: '同 GET /api/teams/{id}/inside',
    events: {
      post_changed: '公告板的帖子有新增或置顶变化：post',
      post_removed: '帖子已删除：id',
      online_changed: '在线的成员有变：online',
      applications_changed: '入队申请有变，队长请重新读取列表：open 为待处理数',
      invitations_changed: '邀请或邀请链接有变，请重新读取列表：open 为待答复数',
      handover_changed: '移交队长有变：handover（null 为没有）',
      captain_absence_changed: '队长被停用或恢复：captain_due_at 为更换队长的时间',
      team_decks_changed: '队内共享的卡组有变，请重新读取',
    },
  },
  shapes: {
    snapshot: teamInsideSchema,
    events: {
      post_changed: z.strictObject({ post: teamPostSchema }),
      post_removed: z.strictObject({ id: z.string() }),
      online_changed: z.strictObject({ online: z.array(z.string()) }),
      applications_changed: open,
      invitations_changed: open,
      handover_changed: z.strictObject({ handover: z.nullable(handoverSchema) }),
      captain_absence_changed: z.strictObject({ captain_due_at: z.nullable(isoTime) }),
      team_decks_changed: z.strictObject({}),
    },
  },
});
