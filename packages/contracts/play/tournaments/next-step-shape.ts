import { PARTICIPANT_STATUSES } from '@pailei/domain/tournament/types';
import type { NextStep } from '@pailei/domain/tournament/next-step';
import { z } from 'zod';
import { isoTime } from '../../http/endpoint.ts';
import { matchSummaryShape } from '../stages/stage-shape.ts';
import { placementShape } from './tournament-shape.ts';

const time = z.nullable(isoTime);
const reason = z.nullable(z.string());
const step = <K extends NextStep['kind'], S extends z.ZodRawShape>(kind: K, facts: S) =>
  z.strictObject({ kind: z.literal(kind), ...facts });

/** The one next thing for an entrant, as the engine says it. */
export const nextStepShape = z.discriminatedUnion('kind', [
  step('register', { closes_at: time }),
  step('watch', {}),
  step('await_approval', {}),
  step('submit_decks', { due_at: time }),
  step('check_in', { due_at: time }),
  step('accept_place', { due_at: isoTime }),
  step('wait_on_waitlist', { position: z.number() }),
  step('wait_for_check_in', { opens_at: time }),
  step('wait_for_start', { starts_at: time }),
  step('play_match', { match: matchSummaryShape }),
  step('wait_for_next_round', { has_bye: z.boolean() }),
  step('knocked_out', {}),
  step('not_playing', { status: z.enum(PARTICIPANT_STATUSES), reason }),
  step('finished', { placement: z.nullable(placementShape) }),
  step('cancelled', { reason }),
]) satisfies z.ZodType<NextStep>;
