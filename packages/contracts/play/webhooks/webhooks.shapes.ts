import { z } from 'zod';
import { ADMINS, describeTopic } from '../../topics/topic-description.ts';
import { webhooksTopic } from './webhooks.topic.ts';

const ofTarget = z.strictObject({ webhook_id: z.string() });

export const webhooksDescription = describeTopic(webhooksTopic, {
  needsLogin: true,
  isWide: true,
  isKept: false,
  texts: {
    title: 'Webhook 与推送记录',
    who: ADMINS,
    snapshot: '空：收到事件后重新读取列表',
    events: {
      webhook_changed: '某个 Webhook 新增、修改、暂停、恢复、停用或删除：webhook_id',
      deliveries_changed: '某个 Webhook 有新的推送，或推送有了结果：webhook_id',
    },
  },
  shapes: {
    snapshot: z.strictObject({}),
    events: { webhook_changed: ofTarget, deliveries_changed: ofTarget },
  },
});
