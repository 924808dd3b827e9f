import { z } from 'zod';
import { ADMINS, describeTopic } from '../../../topics/topic-description.ts';
import { managedTopic } from './managed.topic.ts';

export const managedDescription = describeTopic(managedTopic, {
  needsLogin: true,
  isWide: true,
  isKept: false,
  texts: {
    title: '个人赛管理：全部赛事、系列与模板',
    who: ADMINS,
    snapshot: '空：收到事件后重新读取列表',
    events: {
      event_changed: '某项赛事有变，草稿也在内：tournament_id',
      series_changed: '某个系列有变：series_id',
      template_changed: '某个模板新增、修改或删除：template_id',
    },
  },
  shapes: {
    snapshot: z.strictObject({}),
    events: {
      event_changed: z.strictObject({ tournament_id: z.string() }),
      series_changed: z.strictObject({ series_id: z.string() }),
      template_changed: z.strictObject({ template_id: z.string() }),
    },
  },
});
