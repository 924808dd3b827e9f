import { z } from 'zod';
import { describeTopic } from '../../topics/topic-description.ts';
import { ITEM_STATUSES, JOB_STATUSES, jobProgressTopic } from './job-progress.topic.ts';

const id = z.string();
const count = z.number();
const message = z.nullable(z.string());

const facts = {
  status: z.enum(JOB_STATUSES),
  total: count,
  done: count,
  failed: count,
  message,
  items: z.array(z.strictObject({ id, status: z.enum(ITEM_STATUSES), message })).exactOptional(),
};

export const jobProgressDescription = describeTopic(jobProgressTopic, {
  needsLogin: true,
  isWide: false,
  isKept: false,
  texts: {
    title: '后台工作的进度',
    who: '发起这项工作所需权限的人；导入卡牌目录、批量修改订单和调整库存为管理员',
    snapshot:
      '{ id, kind, status, total, done, failed, message, items }：items 为已处理的各项 { id, status, message }，没有逐项结果的工作不含',
    events: { job_progressed: '进度：status, total, done, failed, message；items 为刚处理的各项' },
  },
  shapes: {
    snapshot: z.nullable(
      z.strictObject({ id, kind: z.enum(['card_import', 'order_batch', 'stock_change']), ...facts }),
    ),
    events: { job_progressed: z.strictObject(facts) },
  },
});
