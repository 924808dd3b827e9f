import { later } from '../../deadline/deadline.ts';
import type { SeriesFacts, SeriesSecret } from '../commands.ts';
import type { SeriesEvent, SeriesEvents, SeriesEventType } from '../events.ts';
import { evolveSeries } from '../evolve/evolve.ts';
import type { SeriesState } from '../types.ts';
import type { SeriesViolation } from '../violations.ts';

export type SeriesOutcome = {
  readonly events: readonly SeriesEvent[];
  /** For the private table, never for the log. */
  readonly secrets: readonly SeriesSecret[];
};

/** One command being decided: what it has emitted so far, and the state after that. */
export type Turn = {
  readonly state: SeriesState;
  readonly facts: SeriesFacts;
  emit<T extends SeriesEventType>(type: T, payload: Omit<SeriesEvents[T], 'at'>): void;
  keep(secret: SeriesSecret): void;
  secretOf(key: Pick<SeriesSecret, 'side' | 'kind' | 'game_number'>): readonly number[];
  after(seconds: number): string;
  outcome(): SeriesOutcome;
};

export type Decider<Command> = (turn: Turn, command: Command) => SeriesViolation | undefined;

export function beginTurn(initial: SeriesState, facts: SeriesFacts): Turn {
  let state = initial;
  const events: SeriesEvent[] = [];
  const secrets: SeriesSecret[] = [];
  return {
    get state() {
      return state;
    },
    facts,
    emit(type, payload) {
      const event = { type, payload: { ...payload, at: facts.now } } as unknown as SeriesEvent;
      events.push(event);
      state = evolveSeries(state, event);
    },
    keep(secret) {
      secrets.push(secret);
    },
    secretOf({ side, kind, game_number }) {
      const found = [...facts.secrets, ...secrets].findLast(
        (secret) => secret.side === side && secret.kind === kind && secret.game_number === game_number,
      );
      if (!found) throw new Error(`the locked ${kind} of side ${side} is missing among the stored secrets`);
      return found.slots;
    },
    after: (seconds) => later(facts.now, seconds * 1000),
    outcome: () => ({ events, secrets }),
  };
}
