import type { MatchSummary } from './stages/stage-base.ts';
import { modelOf } from './stages/model-of.ts';
import { matchesOf } from './stages/stage-rounds.ts';
import { lacksDecks } from './decide/decide-entry.ts';
import { currentStage } from './state-parts.ts';
import { waitlistPosition } from './entries/waitlist.ts';
import type { Participant, Placement, TournamentState } from './types.ts';

/** The one next thing for a person to do or wait for. */
export type NextStep =
  | { readonly kind: 'register'; readonly closes_at: string | null }
  | { readonly kind: 'watch' }
  | { readonly kind: 'await_approval' }
  | { readonly kind: 'submit_decks'; readonly due_at: string | null }
  | { readonly kind: 'check_in'; readonly due_at: string | null }
  | { readonly kind: 'accept_place'; readonly due_at: string }
  | { readonly kind: 'wait_on_waitlist'; readonly position: number }
  | { readonly kind: 'wait_for_check_in'; readonly opens_at: string | null }
  | { readonly kind: 'wait_for_start'; readonly starts_at: string | null }
  | { readonly kind: 'play_match'; readonly match: MatchSummary }
  | { readonly kind: 'wait_for_next_round'; readonly has_bye: boolean }
  | { readonly kind: 'knocked_out' }
  | { readonly kind: 'not_playing'; readonly status: Participant['status']; readonly reason: string | null }
  | { readonly kind: 'finished'; readonly placement: Placement | null }
  | { readonly kind: 'cancelled'; readonly reason: string | null };

/** The first of `nextSteps`. */
export function nextStep(state: TournamentState, participantId: string | null): NextStep {
  const [first] = nextSteps(state, participantId);
  return first;
}

/** What a person has to do or wait for, the most urgent first. `participantId` is null for one who has not registered. */
export function nextSteps(state: TournamentState, participantId: string | null): readonly [NextStep, ...NextStep[]] {
  const participant = participantId === null ? undefined : state.participants[participantId];
  switch (state.status) {
    case 'draft':
      return [{ kind: 'watch' }];
    case 'registration':
    case 'check_in':
      return [participant ? stepBeforeStart(state, participant) : stepOfVisitor(state)];
    case 'running':
      return participant ? stepsWhileRunning(state, participant) : [{ kind: 'watch' }];
    case 'finished':
      return [
        {
          kind: 'finished',
          placement: state.placements.find(({ participant_id }) => participant_id === participantId) ?? null,
        },
      ];
    case 'cancelled':
      return [{ kind: 'cancelled', reason: state.cancel_reason }];
    default:
      return state.status satisfies never;
  }
}

function stepOfVisitor(state: TournamentState): NextStep {
  if (state.status !== 'registration') return { kind: 'watch' };
  return { kind: 'register', closes_at: state.times.registration_closes_at };
}

function stepBeforeStart(state: TournamentState, participant: Participant): NextStep {
  const { status, checked_in_at, decks_submitted, offer } = participant;
  if (status === 'withdrawn') return stepOfVisitor(state);
  if (status === 'rejected' || status === 'disqualified') return notPlaying(participant);
  if (checked_in_at === null && lacksDecks(state.settings, decks_submitted)) {
    return { kind: 'submit_decks', due_at: offer?.due_at ?? state.check_in_due_at };
  }
  if (offer && status === 'waitlisted') return { kind: 'accept_place', due_at: offer.due_at };
  if (status === 'pending') return { kind: 'await_approval' };
  if (state.status === 'check_in' && checked_in_at === null) return { kind: 'check_in', due_at: state.check_in_due_at };
  if (status === 'waitlisted') return { kind: 'wait_on_waitlist', position: waitlistPosition(state, participant.id) };
  if (state.status === 'registration' && state.settings.check_in_required) {
    return { kind: 'wait_for_check_in', opens_at: state.times.check_in_opens_at };
  }
  return { kind: 'wait_for_start', starts_at: state.check_in_due_at ?? state.times.starts_at };
}

function stepsWhileRunning(state: TournamentState, participant: Participant): readonly [NextStep, ...NextStep[]] {
  const [first, ...others] = openMatchesOf(state, participant.id).map(
    (match) => ({ kind: 'play_match', match }) as const,
  );
  return first ? [first, ...others] : [stepWithoutMatch(state, participant)];
}

/** Those with the nearest deadline first, behind them those without one. */
function openMatchesOf(state: TournamentState, id: string): MatchSummary[] {
  const stage = currentStage(state);
  const open = stage ? matchesOf(stage).filter(({ result, a, b }) => result === null && (a === id || b === id)) : [];
  return open.toSorted((one, other) => compareDue(one.due_at, other.due_at));
}

function compareDue(one: string | null, other: string | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return one < other ? -1 : Number(one > other);
}

function stepWithoutMatch(state: TournamentState, participant: Participant): NextStep {
  const { id, status } = participant;
  if (status !== 'active') return notPlaying(participant);
  const stage = currentStage(state);
  if (!stage || !modelOf(stage).isIn(state, stage, id)) return { kind: 'knocked_out' };
  return { kind: 'wait_for_next_round', has_bye: stage.rounds.at(-1)?.bye === id };
}

function notPlaying({ status, reason }: Participant): NextStep {
  return { kind: 'not_playing', status, reason };
}
