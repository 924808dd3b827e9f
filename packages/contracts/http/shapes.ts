import type { StreamQueue } from '@pailei/domain/stream-queue';
import { z } from 'zod';
import { isoTime } from './endpoint.ts';
import { battleEventShape } from '../play/battles/battle-events.ts';
import { battleShape } from '../play/battles/battle-shape.ts';
import { seriesEventShape } from '../play/matches/series-events.ts';
import { seriesShape } from '../play/matches/series-shape.ts';
import { nextStepShape } from '../play/tournaments/next-step-shape.ts';
import { tournamentEventShape } from '../play/tournaments/tournament-events.ts';
import { participantShape, tournamentShape } from '../play/tournaments/tournament-shape.ts';

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

const streamQueueShape = z.strictObject({
  on_air: z.nullable(queueEntryShape).describe('正在直播'),
  next: z.array(queueEntryShape).describe('接下来，按顺序'),
  done: z.array(queueEntryShape).describe('最近播出过的，新的在前'),
}) satisfies z.ZodType<StreamQueue>;

/** What goes out of states that contracts name by `x-shape`, and their documentation. */
export const SHAPES = {
  SeriesState: seriesShape,
  TournamentState: tournamentShape,
  BattleState: battleShape,
  StreamQueue: streamQueueShape,
  SeriesEvent: seriesEventShape,
  BattleEvent: battleEventShape,
  TournamentEvent: tournamentEventShape,
  Participant: participantShape,
  NextStep: nextStepShape,
} as const satisfies Record<string, z.ZodType>;

export type ShapeName = keyof typeof SHAPES;
