import type { StreamQueue } from '@pailei/domain/stream-queue/types';
import { z } from 'zod';
import { isoTime } from '../../http/endpoint.ts';

/** One match of the stream queue. */
export const queueEntryShape = z.strictObject({
  id: z.string(),
  at: isoTime,
  match_id: z.string(),
  tournament_id: z.nullable(z.string()),
  battle_id: z.nullable(z.string()).describe('团队战的一台；不是则为 null'),
  tournament_name: z.string(),
  is_demo: z.boolean(),
  label: z.string().describe('轮次的文字'),
  best_of: z.number(),
  a: z.string(),
  b: z.string(),
});

export const streamQueueShape = z.strictObject({
  on_air: z.nullable(queueEntryShape).describe('正在直播'),
  next: z.array(queueEntryShape).describe('接下来，按顺序'),
  done: z.array(queueEntryShape).describe('最近播出过的，新的在前'),
}) satisfies z.ZodType<StreamQueue>;
