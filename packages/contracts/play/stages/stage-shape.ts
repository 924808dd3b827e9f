import { BEST_OF, SERIES_STATUSES, SIDES } from '@pailei/domain/series';
import { MATCH_RESULTS, STAGE_BEST_OF } from '@pailei/domain/stages';
import { z } from 'zod';
import { isoTime } from '../../http/endpoint.ts';

const count = z.number();
const participantId = z.string().describe('参赛者编号');

export const bestOfSchema = z.literal(STAGE_BEST_OF, { error: '请选择 BO1、BO3、BO5 或 BO7' });

export const matchSummaryShape = z.strictObject({
  match_id: z.string(),
  stage: count,
  round: count,
  table: count,
  node: z.nullable(z.string()).describe('对阵表中的位置；没有对阵表的阶段为 null'),
  a: participantId,
  b: participantId,
  best_of: z.literal(BEST_OF),
  status: z.enum(SERIES_STATUSES),
  wins_a: count,
  wins_b: count,
  winner: z.nullable(z.enum(SIDES)),
  result: z.nullable(z.enum(MATCH_RESULTS)),
  due_at: z.nullable(isoTime),
  updated_at: isoTime,
});

const roundShape = z.strictObject({
  number: count,
  status: z.enum(['running', 'finished']),
  bye: z.nullable(participantId),
  started_at: isoTime,
  finished_at: z.nullable(isoTime),
  matches: z.array(matchSummaryShape),
});

/** The state of a stage of every type. */
export const stageShape = z.strictObject({
  index: count,
  type: z.string(),
  status: z.enum(['running', 'finished']),
  entrants: z.array(participantId),
  round_count: count,
  rounds: z.array(roundShape),
  ranking: z.array(participantId),
});

export const walkoverShape = z.strictObject({
  node: z.string(),
  a: participantId,
  b: participantId,
  result: z.enum(MATCH_RESULTS),
});
