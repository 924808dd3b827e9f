import type { AuditTexts } from '../../site/audit/audit-definitions.ts';

export const STREAM_QUEUE_AUDITS = {
  group: { prefix: 'stream_queue.', text: '直播' },
  actions: {
    'stream_queue.add': '加入直播队列',
    'stream_queue.put_on_air': '切换直播场次',
    'stream_queue.finish': '结束直播场次',
    'stream_queue.remove': '移出直播队列',
    'stream_queue.reorder': '调整直播顺序',
  },
  targets: { stream_queue: '直播队列' },
  fields: { on_air: '直播中', next: '待播' },
} as const satisfies AuditTexts;
