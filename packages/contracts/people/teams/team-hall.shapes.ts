import { z } from 'zod';
import { describeTopic } from '../../topics/topic-description.ts';
import { teamHallTopic } from './team-hall.topic.ts';
import { seekerSchema, teamCardSchema } from './team-views.ts';

export const teamHallDescription = describeTopic(teamHallTopic, {
  needsLogin: true,
  isWide: true,
  isKept: false,
  texts: {
    title: '战队大厅',
    who: '所有登录用户',
    snapshot: '{ teams, seekers } 均为空：之后的事件按编号更新已读取的列表',
    events: {
      team_listed: '大厅中的战队新增或有变：team',
      team_unlisted: '战队已不在大厅：id',
      seeker_listed: '寻队名片新增或有变：seeker',
      seeker_unlisted: '寻队名片已撤下：account_id',
    },
  },
  shapes: {
    snapshot: z.strictObject({
      teams: z.record(z.string(), z.nullable(teamCardSchema)),
      seekers: z.record(z.string(), z.nullable(seekerSchema)),
    }),
    events: {
      team_listed: z.strictObject({ team: teamCardSchema }),
      team_unlisted: z.strictObject({ id: z.string() }),
      seeker_listed: z.strictObject({ seeker: seekerSchema }),
      seeker_unlisted: z.strictObject({ account_id: z.string() }),
    },
  },
});
