import type { Slot } from '../bracket/types.ts';
import { resolveStage } from './bracket-stage.ts';
import { refuseDeckCount } from './decide-entry.ts';
import { currentStage } from './stages.ts';
import type { MatchSummary, Participant, Placement, Stage, TournamentState } from './types.ts';

/** The one next thing for a person to do or wait for. */
export type NextStep =
  | { readonly kind: 'register'; readonly closes_at: string | null }
  | { readonly kind: 'watch' }
  | { readonly kind: 'await_approval' }
  | { readonly kind: 'submit_decks'; readonly due_at: string | null }
  | { readonly kind: 'check_in'; readonly due_at: string | null }
  | { readonly kind: 'wait_on_waitlist'; readonly position: number }
  | { readonly kind: 'wait_for_check_in'; readonly opens_at: string | null }
  | { readonly kind: 'wait_for_start'; readonly starts_at: string | null }
  | { readonly kind: 'play_match'; readonly match: MatchSummary }
  | { readonly kind: 'wait_for_next_round'; readonly has_bye: boolean }
  | { readonly kind: 'knocked_out' }
  | { readonly kind: 'not_playing'; readonly status: Participant['status']; readonly reason: string | null }
  | { readonly kind: 'finished'; readonly placement: Placement | null }
  | { readonly kind: 'cancelled'; readonly reason: string | null };

/** `participantId` is null for one who has not registered. */
export function nextStep(state: TournamentState, participantId: string | null): NextStep {
  const participant = participantId === null ? undefined : state.participants[participantId];
  switch (state.status) {
    case 'draft':
      return { kind: 'watch' };
    case 'registration':
    case 'check_in':
      return participant ? stepBeforeStart(state, participant) : stepOfVisitor(state);
    case 'running':
      return participant ? stepWhileRunning(state, participant) : { kind: 'watch' };
    case 'finished':
      return {
        kind: 'finished',
        placement: state.placements.find(({ participant_id }) => participant_id === participantId) ?? null,
      };
    case 'cancelled':
      return { kind: 'cancelled', reason: state.cancel_reason };
    default:
      return state.status satisfies never;
  }
}

function stepOfVisitor(state: TournamentState): NextStep {
  if (state.status !== 'registration') return { kind: 'watch' };
  return { kind: 'register', closes_at: state.times.registration_closes_at };
}

function stepBeforeStart(state: TournamentState, participant: Participant): NextStep {
  const { status, checked_in_at, decks_submitted } = participant;
  if (status === 'withdrawn') return stepOfVisitor(state);
  if (status === 'rejected' || status === 'disqualified') return notPlaying(participant);
  if (checked_in_at === null && refuseDeckCount(state.settings, decks_submitted)) {
    return { kind: 'submit_decks', due_at: state.check_in_due_at };
  }
  if (status === 'pending') return { kind: 'await_approval' };
  if (state.status === 'check_in' && checked_in_at === null) return { kind: 'check_in', due_at: state.check_in_due_at };
  if (status === 'waitlisted') return { kind: 'wait_on_waitlist', position: waitlistPosition(state, participant) };
  if (state.status === 'registration' && state.settings.check_in_required) {
    return { kind: 'wait_for_check_in', opens_at: state.times.check_in_opens_at };
  }
  return { kind: 'wait_for_start', starts_at: state.check_in_due_at ?? state.times.starts_at };
}

function stepWhileRunning(state: TournamentState, participant: Participant): NextStep {
  const { id } = participant;
  const stage = currentStage(state);
  const matches = stage?.rounds.flatMap((round) => round.matches) ?? [];
  const open = matches.find((match) => match.result === null && (match.a === id || match.b === id));
  if (open) return { kind: 'play_match', match: open };
  if (participant.status !== 'active') return notPlaying(participant);
  const isIn = stage && (stage.type === 'swiss' ? stage.entrants.includes(id) : hasMatchAhead(state, stage, id));
  if (!isIn) return { kind: 'knocked_out' };
  return { kind: 'wait_for_next_round', has_bye: stage.rounds.at(-1)?.bye === id };
}

/** Whether the bracket still holds a match for them. */
function hasMatchAhead(state: TournamentState, stage: Stage, id: string): boolean {
  const isTheirs = (slot: Slot) => slot.kind === 'entrant' && slot.id === id;
  return resolveStage(state, stage).nodes.some(
    ({ status, a, b }) => status !== 'decided' && (isTheirs(a) || isTheirs(b)),
  );
}

function notPlaying({ status, reason }: Participant): NextStep {
  return { kind: 'not_playing', status, reason };
}

function waitlistPosition(state: TournamentState, participant: Participant): number {
  const waiting = Object.values(state.participants).filter(({ status }) => status === 'waitlisted');
  return 1 + waiting.filter(({ registered_at }) => registered_at < participant.registered_at).length;
}
