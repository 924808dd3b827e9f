import type { z } from 'zod';
import type { ShapeName } from '../http/shaped.ts';
import { streamQueueShape } from '../play/stream-queue/stream-queue-shape.ts';
import { battleEventShape } from '../play/battles/battle-events.ts';
import { battleShape } from '../play/battles/battle-shape.ts';
import { seriesEventShape } from '../play/matches/series-events.ts';
import { seriesShape } from '../play/matches/series-shape.ts';
import { nextStepShape } from '../play/tournaments/next-step-shape.ts';
import { tournamentEventShape } from '../play/tournaments/tournament-events.ts';
import { participantShape, tournamentShape } from '../play/tournaments/tournament-shape.ts';

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
} as const satisfies Record<ShapeName, z.ZodType>;
