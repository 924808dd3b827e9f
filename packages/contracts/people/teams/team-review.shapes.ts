import { TEAM_STATUSES } from '@pailei/domain/teams/types';
import { z } from 'zod';
import { ADMINS, describeTopic } from '../../topics/topic-description.ts';
import { teamReviewTopic } from './team-review.topic.ts';

export const teamReviewDescription = describeTopic(teamReviewTopic, {
  needsLogin: true,
  isWide: true,
  isKept: false,
  texts: {
    title: '战队审核',
    who: ADMINS,
    snapshot: '空：收到事件后重新读取列表',
    events: { team_review_changed: '某支战队的审核或状态有变：team_id, status' },
  },
  shapes: {
    snapshot: z.strictObject({}),
    events: {
      team_review_changed: z.strictObject({ team_id: z.string(), status: z.enum(TEAM_STATUSES) }),
    },
  },
});
