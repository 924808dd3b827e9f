import { EXPERT_APPLICATION_STATUSES } from '@pailei/domain/rights/rights';
import { z } from 'zod';
import { ADMINS, describeTopic } from '../../topics/topic-description.ts';
import { expertsTopic } from './experts.topic.ts';

export const expertsDescription = describeTopic(expertsTopic, {
  needsLogin: true,
  isWide: true,
  isKept: false,
  texts: {
    title: '专家认证申请',
    who: ADMINS,
    snapshot: '空：收到事件后重新读取列表',
    events: { expert_application_changed: '某项申请有变：application_id, status' },
  },
  shapes: {
    snapshot: z.strictObject({}),
    events: {
      expert_application_changed: z.strictObject({
        application_id: z.string(),
        status: z.enum(EXPERT_APPLICATION_STATUSES),
      }),
    },
  },
});
