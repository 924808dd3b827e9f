import { BEST_OF } from '@pailei/domain/series/settings';
import { SERIES_STATUSES } from '@pailei/domain/series/types';
import { SIDES } from '@pailei/domain/series/sides';
import { MATCH_RESULTS } from '@pailei/domain/series/match-result';
import { STAGE_BEST_OF } from '@pailei/domain/tournament/stages/stage-base';
import { z } from 'zod';
import { adjustmentShape, pairingNoteShape } from './pairing/pairing-shapes.ts';
import { isoTime } from '../../http/endpoint.ts';

const count = z.number();
const participantId = z.string().describe('参赛者编号');

export const bestOfSchema = z.literal(STAGE_BEST_OF, { error: '请选择 BO1、BO3、BO5 或 BO7' });

export const boardGamesShape = z.strictObject({ a: count, b: count }).describe('团队战：各台合计赢下的局数');

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
  games: boardGamesShape.optional(),
  winner: z.nullable(z.enum(SIDES)),
  result: z.nullable(z.enum(MATCH_RESULTS)),
  due_at: z.nullable(isoTime),
  check_in_rung: count.optional().describe('等待双方到场时已过的级数；没有则为 0'),
  opened_at: isoTime.optional().describe('开放的时间；没有则与本轮同时'),
  updated_at: isoTime,
});

const roundShape = z.strictObject({
  number: count,
  status: z.enum(['running', 'finished']),
  bye: z.nullable(participantId),
  started_at: isoTime,
  finished_at: z.nullable(isoTime),
  matches: z.array(matchSummaryShape),
  notes: z.array(pairingNoteShape).optional().describe('有说明的桌次'),
  adjustments: z.array(adjustmentShape).optional().describe('裁判公布前的人工调整'),
  paused_ms: count.optional().describe('本轮进行时整场赛事暂停的时长'),
  absent: z.array(participantId).optional().describe('本轮缺席、记 0 分的'),
});

/** What the start of a stage says beside its entrants: in its event, and from then on in its state. */
export const stageStartFields = {
  groups: z.array(z.array(participantId)).exactOptional().describe('各组的参赛者；没有分组的阶段没有'),
  carried: z
    .discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('points'),
        points: z.array(z.strictObject({ participant_id: participantId, points: count })),
      }),
      z.strictObject({
        kind: z.literal('results'),
        results: z.array(
          z.strictObject({
            match_id: z.string(),
            a: participantId,
            b: participantId,
            result: z.enum(MATCH_RESULTS),
            wins_a: count,
            wins_b: count,
            games: boardGamesShape.optional(),
          }),
        ),
      }),
    ])
    .exactOptional()
    .describe('从上一阶段带入的积分或相互战绩'),
  drawn: z
    .strictObject({
      added: z.array(participantId),
      moved: z.array(participantId),
      is_void: z.boolean().exactOptional(),
    })
    .exactOptional()
    .describe('按事先的抽签分组：added 为开始时补入的，moved 为平衡人数换组的，is_void 为人数变化太大而作废'),
  planned: count.exactOptional().describe('原定的晋级人数；只在晋级的人不足时有'),
  together: z
    .array(z.strictObject({ a: participantId, b: participantId }))
    .exactOptional()
    .describe('本应分开、却仍同组或首轮相遇的两人'),
} as const;

/** The state of a stage of every type. */
export const stageShape = z.strictObject({
  index: count,
  type: z.string(),
  status: z.enum(['running', 'finished']),
  entrants: z.array(participantId),
  round_count: count,
  rounds: z.array(roundShape),
  ranking: z.array(participantId),
  ...stageStartFields,
});

export const walkoverShape = z.strictObject({
  node: z.string(),
  a: participantId,
  b: participantId,
  result: z.enum(MATCH_RESULTS),
});
