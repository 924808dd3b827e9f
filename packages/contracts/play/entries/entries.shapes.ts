import { z } from 'zod';
import { ADMINS, describeTopic } from '../../topics/topic-description.ts';
import { entriesTopic } from './entries.topic.ts';

export const entriesDescription = describeTopic(entriesTopic, {
  needsLogin: true,
  isWide: true,
  isKept: false,
  texts: {
    title: '各赛事的报名',
    who: ADMINS,
    snapshot: '空：收到事件后重新读取列表',
    events: { entries_changed: '某项赛事的报名有变（签到除外）：tournament_id' },
  },
  shapes: {
    snapshot: z.strictObject({}),
    events: { entries_changed: z.strictObject({ tournament_id: z.string() }) },
  },
});
