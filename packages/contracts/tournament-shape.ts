import { BEST_OF, SERIES_STATUSES, SIDES } from '@pailei/domain/series';
import { MATCH_RESULTS, PARTICIPANT_STATUSES, STAGE_TYPES, TOURNAMENT_STATUSES } from '@pailei/domain/tournament';
import type { TournamentState } from '@pailei/domain/tournament';
import { z } from 'zod';
import { isoTime } from './endpoint.ts';
import { rewardChoiceSchema, rewardTableSchema } from './rewards.ts';
import { tournamentSettingsSchema } from './tournament-settings.ts';

const time = z.nullable(isoTime);
const count = z.number();
const participantId = z.string().describe('参赛者编号');

export const participantShape = z.strictObject({
  id: z.string(),
  user_id: z.string(),
  name: z.string(),
  status: z.enum(PARTICIPANT_STATUSES),
  seed: z.nullable(count),
  lot: z.nullable(count),
  decks_submitted: count,
  decks_at: isoTime.optional(),
  decks_unlocked: z.boolean().optional(),
  registered_at: isoTime,
  checked_in_at: time,
  reason: z.nullable(z.string()),
});

export const matchSummaryShape = z.strictObject({
  match_id: z.string(),
  stage: count,
  round: count,
  table: count,
  node: z.nullable(z.string()).describe('对阵表中的位置；瑞士轮为 null'),
  a: participantId,
  b: participantId,
  best_of: z.literal(BEST_OF),
  status: z.enum(SERIES_STATUSES),
  wins_a: count,
  wins_b: count,
  winner: z.nullable(z.enum(SIDES)),
  result: z.nullable(z.enum(MATCH_RESULTS)),
  due_at: time,
  updated_at: isoTime,
});

export const placementShape = z.strictObject({ participant_id: participantId, place: count, place_to: count });

const round = z.strictObject({
  number: count,
  status: z.enum(['running', 'finished']),
  bye: z.nullable(participantId),
  started_at: isoTime,
  finished_at: time,
  matches: z.array(matchSummaryShape),
});

export const timesShape = z.strictObject({ registration_closes_at: time, check_in_opens_at: time, starts_at: time });

export const placementsShape = z.array(placementShape);

export const walkoverShape = z.strictObject({
  node: z.string(),
  a: participantId,
  b: participantId,
  result: z.enum(MATCH_RESULTS),
});

const stage = z.strictObject({
  index: count,
  type: z.enum(STAGE_TYPES),
  status: z.enum(['running', 'finished']),
  entrants: z.array(participantId),
  round_count: count,
  rounds: z.array(round),
  walkovers: z.array(walkoverShape),
  ranking: z.array(participantId),
});

/** The engine's state of a tournament: what of it goes out, and its documentation. The compiler holds it to the engine's type. */
export const tournamentShape = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    stream_url: z.nullable(z.string()),
    is_demo: z.boolean(),
    status: z.enum(TOURNAMENT_STATUSES),
    capacity: count,
    settings: tournamentSettingsSchema,
    times: timesShape,
    rewards: rewardChoiceSchema.optional().describe('主办方的选择；没有则按全站的奖励表'),
    reward_table: rewardTableSchema.optional().describe('开赛时固定的奖励表；没有则不发奖励'),
    check_in_due_at: time,
    started_at: time,
    finished_at: time,
    cancel_reason: z.nullable(z.string()),
    participants: z.record(z.string(), participantShape),
    stages: z.array(stage),
    current_stage: z.nullable(count),
    match_index: z
      .record(z.string(), z.tuple([count, count, count]))
      .describe('对局编号 → [阶段, 轮, 位置]，均从 0 起'),
    placements: placementsShape,
    featured_match_id: z.nullable(z.string()),
  })
  .describe('赛事引擎的公开状态；由赛事话题中的事件依次推出') satisfies z.ZodType<TournamentState>;
