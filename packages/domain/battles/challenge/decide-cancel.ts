import type { Side } from '../../series/sides.ts';
import { violation } from '../../violation/violation.ts';
import type { ChallengeEvent, ChallengeFacts, ChallengeState, ChallengeViolation } from './types.ts';

type Decision = ChallengeEvent | ChallengeViolation;

/** The acting side, while an appointment may still be cancelled by agreement: until the line-ups are locked. */
function cancellingSide({ status }: ChallengeState, facts: ChallengeFacts): Side | ChallengeViolation {
  if (facts.actor.kind !== 'side') return violation('not_allowed');
  if (status !== 'accepted') return violation('not_accepted');
  return facts.are_line_ups_open === true ? facts.actor.side : violation('too_late_to_cancel');
}

export function proposeCancel(state: ChallengeState, facts: ChallengeFacts): Decision {
  const side = cancellingSide(state, facts);
  if (typeof side !== 'string') return side;
  if (!state.cancel) return { type: 'cancel_proposed', payload: { by: side, at: facts.now } };
  // both sides ask for the same
  return state.cancel.by === side ? violation('cancel_asked') : { type: 'cancel_accepted', payload: { at: facts.now } };
}

export function answerCancel(
  state: ChallengeState,
  type: 'cancel_accepted' | 'cancel_rejected',
  facts: ChallengeFacts,
): Decision {
  const side = cancellingSide(state, facts);
  if (typeof side !== 'string') return side;
  if (!state.cancel) return violation('no_cancel');
  return state.cancel.by === side ? violation('own_cancel') : { type, payload: { at: facts.now } };
}
