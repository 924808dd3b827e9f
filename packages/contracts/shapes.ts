import type { StreamQueue } from '@pailei/domain/stream-queue';
import { z } from 'zod';
import { isoTime } from './endpoint.ts';
import { seriesShape } from './series-shape.ts';
import { nextStepShape } from './next-step-shape.ts';
import { participantShape, tournamentShape } from './tournament-shape.ts';

const queued = z.strictObject({
  id: z.string(),
  at: isoTime,
  match_id: z.string(),
  tournament_id: z.string(),
  tournament_name: z.string(),
  is_demo: z.boolean(),
  label: z.string().describe('轮次的文字'),
  best_of: z.number(),
  a: z.string(),
  b: z.string(),
});

const streamQueueShape = z.strictObject({
  on_air: z.nullable(queued).describe('正在直播'),
  next: z.array(queued).describe('接下来，按顺序'),
  done: z.array(queued).describe('最近播出过的，新的在前'),
}) satisfies z.ZodType<StreamQueue>;

/** What the documentation says of states that are served as they are; a schema refers to one by `x-shape`. */
export const SHAPES = {
  SeriesState: seriesShape,
  TournamentState: tournamentShape,
  StreamQueue: streamQueueShape,
  Participant: participantShape,
  NextStep: nextStepShape,
  EventPayload: z.looseObject({}).describe('事件的内容，随类型而不同：见实时协议文档'),
} as const satisfies Record<string, z.ZodType>;

export type ShapeName = keyof typeof SHAPES;
