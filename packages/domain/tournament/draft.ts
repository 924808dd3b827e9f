import type { TournamentEvent } from './events.ts';
import { evolveTournament } from './evolve.ts';
import { changingInPlace } from './state-parts.ts';
import type { Participant, TournamentState } from './types.ts';

/** A state that goes on by many events, whose entries are copied once and not with every event. */
export type TournamentDraft = {
  /** As it is now: its entries are other ones after the next `apply`, and stay as they are after the last. */
  readonly state: TournamentState;
  /** Answers the state that these events have led to. */
  apply(events: readonly TournamentEvent[]): TournamentState;
};

/** Leaves the state that it begins with as it is; the same as `evolveTournament` in everything else. */
export function openDraft(begin: TournamentState): TournamentDraft {
  let state = begin;
  let own: Record<string, Participant> | undefined;

  function evolve(event: TournamentEvent): void {
    if ('participant_id' in event.payload && state.participants !== own) {
      own = { ...state.participants };
      state = { ...state, participants: own };
    }
    const next = () => evolveTournament(state, event);
    state = own && state.participants === own ? changingInPlace(own, next) : next();
  }

  return {
    get state() {
      return state;
    },
    apply(events) {
      events.forEach(evolve);
      return state;
    },
  };
}
