import type { TournamentFacts } from './commands.ts';
import type { TournamentEvent, TournamentEventOf, TournamentEvents, TournamentEventType } from '../events.ts';
import { evolveTournament } from '../evolve.ts';
import type { TournamentState } from '../types.ts';
import type { TournamentViolation } from '../violations.ts';

export type Decision = readonly TournamentEvent[] | TournamentViolation;

/** Events as they are decided, and the state that they lead to, for decisions of several steps: it is folded where one asks for it. */
export type Plan = {
  readonly state: TournamentState;
  readonly events: readonly TournamentEvent[];
  readonly facts: TournamentFacts;
  add<T extends TournamentEventType>(type: T, payload: Omit<TournamentEvents[T], 'at'>): void;
  addAll(events: readonly TournamentEvent[]): void;
};

export function planFrom(state: TournamentState, facts: TournamentFacts): Plan {
  let current = state;
  let folded = 0;
  const events: TournamentEvent[] = [];
  const append = (event: TournamentEvent) => void events.push(event);
  return {
    get state() {
      current = events.slice(folded).reduce(evolveTournament, current);
      folded = events.length;
      return current;
    },
    events,
    facts,
    add(type, payload) {
      append(newEvent(type, payload, facts.now));
    },
    addAll(added) {
      added.forEach(append);
    },
  };
}

export function newEvent<T extends TournamentEventType>(
  type: T,
  payload: Omit<TournamentEvents[T], 'at'>,
  at: string,
): TournamentEvent {
  const event: TournamentEventOf<T> = { type, payload: { ...payload, at } as TournamentEvents[T] };
  return event as unknown as TournamentEvent;
}
