import type { Side } from '../../series/sides.ts';
import type { ChallengeEvent, ChallengeEvents, ChallengeProposal, ChallengeState, ChallengeStatus } from './types.ts';

type Offered = Pick<ChallengeEvents['challenge_countered'], 'settings' | 'slots' | 'at'>;

function proposal(number: number, by: Side, { settings, slots, at }: Offered): ChallengeProposal {
  return { number, by, settings, slots, at };
}

function initialChallenge(payload: ChallengeEvents['challenge_proposed']): ChallengeState {
  return {
    challenge_id: payload.challenge_id,
    teams: payload.teams,
    status: 'open',
    proposals: [proposal(1, 'a', payload)],
    due_at: payload.due_at,
    starts_at: null,
    move: null,
    is_moved: false,
  };
}

const answered = (state: ChallengeState, status: ChallengeStatus): ChallengeState => ({
  ...state,
  status,
  due_at: null,
});

/** The state after an event. */
export function evolveChallenge(state: ChallengeState, event: ChallengeEvent): ChallengeState {
  switch (event.type) {
    case 'challenge_proposed':
      return initialChallenge(event.payload);
    case 'challenge_countered': {
      const next = proposal(state.proposals.length + 1, event.payload.by, event.payload);
      return { ...state, proposals: [...state.proposals, next], due_at: event.payload.due_at };
    }
    case 'challenge_accepted':
      return { ...answered(state, 'accepted'), starts_at: event.payload.starts_at };
    case 'challenge_rejected':
      return answered(state, 'rejected');
    case 'challenge_withdrawn':
      return answered(state, 'withdrawn');
    case 'challenge_expired':
      return answered(state, 'expired');
    case 'challenge_cancelled':
      return answered(state, 'cancelled');
    case 'time_credited':
      return { ...state, due_at: event.payload.due_at };
    case 'move_proposed':
      return { ...state, move: { by: event.payload.by, starts_at: event.payload.starts_at } };
    case 'move_accepted':
      return { ...state, starts_at: event.payload.starts_at, move: null, is_moved: true };
    case 'move_rejected':
      return { ...state, move: null };
    case 'cancel_proposed':
      return { ...state, cancel: { by: event.payload.by } };
    case 'cancel_accepted':
      return { ...answered(state, 'cancelled'), starts_at: null, move: null, cancel: undefined };
    case 'cancel_rejected':
      return { ...state, cancel: undefined };
    default:
      event satisfies never;
      throw new TypeError('unknown event of a challenge');
  }
}

/** The state after all events of a challenge. */
export function foldChallenge(events: readonly ChallengeEvent[]): ChallengeState {
  const [first, ...rest] = events;
  if (first?.type !== 'challenge_proposed') throw new Error('a challenge begins with challenge_proposed');
  return rest.reduce(evolveChallenge, initialChallenge(first.payload));
}
