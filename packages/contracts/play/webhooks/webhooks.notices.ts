import { z } from 'zod';
import type { NoticeDefinitions } from '../../people/notifications/notice-definitions.ts';

export const webhookNoticeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('webhook_disabled'), webhook_id: z.string(), webhook_name: z.string() }),
]);

export const WEBHOOK_NOTICES: NoticeDefinitions<z.output<typeof webhookNoticeSchema>> = {
  webhook_disabled: {
    label: 'Webhook 停用',
    right: 'admin',
    text: ({ webhook_name }) => ({
      title: 'Webhook 连续一天推送失败',
      text: `「${webhook_name}」已停用，之后的事件先留着，恢复后按顺序补发`,
      link: '/admin/webhooks',
    }),
  },
};
