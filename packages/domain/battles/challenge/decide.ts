import { isBefore, refusePassing } from '../../deadline/deadline.ts';
import type { Side } from '../../series/sides.ts';
import { violation } from '../../violation/violation.ts';
import { answerCancel, proposeCancel } from './decide-cancel.ts';
import { acceptMove, proposeMove, rejectMove } from './decide-move.ts';
import { checkOffer, creditedDue, offerDue, sortedSlots } from './offer.ts';
import type {
  ChallengeCommand,
  ChallengeCommandOf,
  ChallengeCommandType,
  ChallengeEvent,
  ChallengeEventOf,
  ChallengeEvents,
  ChallengeFacts,
  ChallengeProposal,
  ChallengeState,
  ChallengeViolation,
} from './types.ts';

export type ChallengeDecision = ChallengeEvent | ChallengeViolation;

type Decider<T extends ChallengeCommandType> = (
  state: ChallengeState,
  command: ChallengeCommandOf<T>,
  facts: ChallengeFacts,
) => ChallengeDecision;

/** The first event of a challenge. `is_open_to_challenges`: whether the challenged team takes any. */
export function proposeChallenge(
  input: Omit<ChallengeEvents['challenge_proposed'], 'at' | 'due_at'>,
  { now, is_open_to_challenges }: { readonly now: string; readonly is_open_to_challenges: boolean },
): ChallengeEventOf<'challenge_proposed'> | ChallengeViolation {
  if (input.teams.a.team_id === input.teams.b.team_id) return violation('same_team');
  if (!is_open_to_challenges) return violation('challenges_refused');
  const problem = checkOffer(input, now);
  if (problem) return problem;
  const slots = sortedSlots(input.slots);
  return { type: 'challenge_proposed', payload: { ...input, slots, due_at: offerDue(input, now), at: now } };
}

export function newestProposal({ proposals }: ChallengeState): ChallengeProposal {
  const last = proposals.at(-1);
  if (!last) throw new Error('a challenge has a proposal');
  return last;
}

/** The newest proposal, if it is the one that the command names and the actor is who may act on it. */
function waitingProposal(
  state: ChallengeState,
  number: number,
  { actor }: ChallengeFacts,
  mayAct: (side: Side, proposal: ChallengeProposal) => boolean,
): ChallengeProposal | ChallengeViolation {
  if (actor.kind !== 'side') return violation('not_allowed');
  if (state.status === 'accepted') return violation('already_accepted', { starts_at: state.starts_at });
  if (state.status !== 'open') return violation('challenge_over', { status: state.status });
  const proposal = newestProposal(state);
  if (proposal.number !== number) return violation('stale_proposal', { waiting: proposal.number });
  return mayAct(actor.side, proposal) ? proposal : violation('not_allowed');
}

const isAnswerer = (side: Side, { by }: ChallengeProposal) => side !== by;
const isProposer = (side: Side, { by }: ChallengeProposal) => side === by;

/** Whoever accepts first decides; another slot that is accepted a moment later is told so. */
const accept: Decider<'accept'> = (state, { proposal_number, slot }, facts) => {
  const proposal = waitingProposal(state, proposal_number, facts, isAnswerer);
  if ('violation' in proposal) return proposal;
  if (!proposal.slots.includes(slot)) return violation('unknown_slot');
  if (!isBefore(facts.now, slot)) return violation('slot_passed');
  return { type: 'challenge_accepted', payload: { proposal_number, starts_at: slot, at: facts.now } };
};

const counter: Decider<'counter'> = (state, { proposal_number, settings, slots }, { now, ...facts }) => {
  const proposal = waitingProposal(state, proposal_number, { now, ...facts }, isAnswerer);
  if ('violation' in proposal) return proposal;
  const problem = checkOffer({ settings, slots }, now);
  if (problem) return problem;
  const by = proposal.by === 'a' ? 'b' : 'a';
  const payload = { by, settings, slots: sortedSlots(slots), due_at: offerDue({ slots }, now), at: now } as const;
  return { type: 'challenge_countered', payload };
};

const reject: Decider<'reject'> = (state, { proposal_number }, facts) => {
  const proposal = waitingProposal(state, proposal_number, facts, isAnswerer);
  if ('violation' in proposal) return proposal;
  return { type: 'challenge_rejected', payload: { proposal_number, at: facts.now } };
};

const withdraw: Decider<'withdraw'> = (state, { proposal_number }, facts) => {
  const proposal = waitingProposal(state, proposal_number, facts, isProposer);
  if ('violation' in proposal) return proposal;
  return { type: 'challenge_withdrawn', payload: { proposal_number, at: facts.now } };
};

const expire: Decider<'deadline_passed'> = (state, { due_at }, facts) => {
  const refused = refusePassing({ due_at: state.due_at }, { due_at }, facts);
  if (refused) return refused;
  return { type: 'challenge_expired', payload: { proposal_number: newestProposal(state).number, at: facts.now } };
};

const credit: Decider<'credit_time'> = (state, { lost_ms }, { actor, now }) => {
  if (actor.kind !== 'system') return violation('not_allowed');
  if (state.due_at === null) return violation('stale_deadline');
  const due_at = creditedDue(newestProposal(state), { due_at: state.due_at, lost_ms });
  return { type: 'time_credited', payload: { lost_ms, due_at, at: now } };
};

/** An appointment stays: its battle has rules of its own for a team that falls short. */
const cancel: Decider<'cancel'> = (state, { side }, { actor, now }) => {
  if (actor.kind !== 'system') return violation('not_allowed');
  if (state.status === 'accepted') return violation('already_accepted', { starts_at: state.starts_at });
  if (state.status !== 'open') return violation('challenge_over', { status: state.status });
  return { type: 'challenge_cancelled', payload: { side, at: now } };
};

const DECIDERS: { readonly [T in ChallengeCommandType]: Decider<T> } = {
  accept,
  counter,
  reject,
  withdraw,
  deadline_passed: expire,
  credit_time: credit,
  cancel,
  propose_move: proposeMove,
  accept_move: acceptMove,
  reject_move: rejectMove,
  propose_cancel: (state, _, facts) => proposeCancel(state, facts),
  accept_cancel: (state, _, facts) => answerCancel(state, 'cancel_accepted', facts),
  reject_cancel: (state, _, facts) => answerCancel(state, 'cancel_rejected', facts),
};

/** The event that a command leads to, or the rule that refuses it. */
export function decideChallenge(
  state: ChallengeState,
  command: ChallengeCommand,
  facts: ChallengeFacts,
): ChallengeDecision {
  const decide = DECIDERS[command.type] as Decider<ChallengeCommandType>;
  return decide(state, command, facts);
}
