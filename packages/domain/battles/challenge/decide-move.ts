import { isBefore } from '../../deadline/deadline.ts';
import type { Side } from '../../series/sides.ts';
import { violation } from '../../violation/violation.ts';
import { hoursAfter, isPossibleTime } from './offer.ts';
import {
  CHALLENGE_DAYS_AHEAD,
  MOVE_HOURS,
  type ChallengeCommandOf,
  type ChallengeEvent,
  type ChallengeFacts,
  type ChallengeState,
  type ChallengeViolation,
} from './types.ts';

type Decision = ChallengeEvent | ChallengeViolation;

/** The acting side, while an appointment may still be moved: once, and until two hours before it. */
function movingSide({ status, starts_at, is_moved }: ChallengeState, facts: ChallengeFacts): Side | ChallengeViolation {
  const { actor, now } = facts;
  if (actor.kind !== 'side') return violation('not_allowed');
  if (status !== 'accepted' || starts_at === null) return violation('not_accepted');
  if (is_moved) return violation('already_moved');
  if (isBefore(starts_at, hoursAfter(now, MOVE_HOURS))) return violation('too_late_to_move', { hours: MOVE_HOURS });
  return actor.side;
}

/** Asks the other side for another time; a later wish replaces an earlier one. */
export function proposeMove(
  state: ChallengeState,
  { starts_at }: ChallengeCommandOf<'propose_move'>,
  facts: ChallengeFacts,
): Decision {
  const side = movingSide(state, facts);
  if (typeof side !== 'string') return side;
  if (!isPossibleTime(starts_at, facts.now)) {
    return violation('invalid_slot', { slot: starts_at, days: CHALLENGE_DAYS_AHEAD });
  }
  const wished = [state.starts_at, state.move?.by === side ? state.move.starts_at : null];
  if (wished.includes(starts_at)) return violation('same_time');
  return { type: 'move_proposed', payload: { by: side, starts_at, at: facts.now } };
}

/** The other side's wish, if it is the one that the command names. */
function wishOfOther(
  state: ChallengeState,
  starts_at: string,
  facts: ChallengeFacts,
): NonNullable<ChallengeState['move']> | ChallengeViolation {
  const side = movingSide(state, facts);
  if (typeof side !== 'string') return side;
  const { move } = state;
  if (move === null || move.starts_at !== starts_at) return violation('no_move');
  return move.by === side ? violation('own_move') : move;
}

export function acceptMove(
  state: ChallengeState,
  { starts_at }: ChallengeCommandOf<'accept_move'>,
  facts: ChallengeFacts,
): Decision {
  const move = wishOfOther(state, starts_at, facts);
  if ('violation' in move) return move;
  if (!isBefore(facts.now, starts_at)) return violation('slot_passed');
  return { type: 'move_accepted', payload: { starts_at, at: facts.now } };
}

export function rejectMove(
  state: ChallengeState,
  { starts_at }: ChallengeCommandOf<'reject_move'>,
  facts: ChallengeFacts,
): Decision {
  const move = wishOfOther(state, starts_at, facts);
  if ('violation' in move) return move;
  return { type: 'move_rejected', payload: { starts_at, at: facts.now } };
}
