import type { Side } from '../../series/sides.ts';
import type { BattleFacts, BattleSecret } from '../commands.ts';
import type { BattleEvent, BattleEvents, BattleEventType } from '../events.ts';
import { evolveBattle } from '../evolve/evolve.ts';
import type { LineUp } from '../line-up/types.ts';
import type { BattleState } from '../types.ts';
import type { BattleViolation } from '../violations.ts';

export type BattleOutcome = {
  readonly events: readonly BattleEvent[];
  /** For the private table, never for the log. */
  readonly secrets: readonly BattleSecret[];
};

/** One command being decided: what it has emitted so far, and the state after that. */
export type Turn = {
  readonly state: BattleState;
  readonly facts: BattleFacts;
  /** What would hang on a command is asked, nothing opens and nothing hidden is known. */
  readonly isPreview: boolean;
  emit<T extends BattleEventType>(type: T, payload: Omit<BattleEvents[T], 'at'>): void;
  keep(secret: BattleSecret): void;
  /** The line-up that a side has locked. */
  lineUpOf(side: Side): LineUp;
  /** The account id that a side has named for a board. */
  namedPlayer(side: Side, boardNumber: number): string;
  /** So many seconds from now, but not before `earliest`. */
  after(seconds: number, earliest?: string): string;
  outcome(): BattleOutcome;
};

export type Decider<Command> = (turn: Turn, command: Command) => BattleViolation | undefined;

export function beginTurn(initial: BattleState, facts: BattleFacts, isPreview = false): Turn {
  let state = initial;
  const events: BattleEvent[] = [];
  const secrets: BattleSecret[] = [];
  const stored = () => [...facts.secrets, ...secrets];
  return {
    get state() {
      return state;
    },
    facts,
    isPreview,
    emit(type, payload) {
      const event = { type, payload: { ...payload, at: facts.now } } as unknown as BattleEvent;
      events.push(event);
      state = evolveBattle(state, event);
    },
    keep(secret) {
      secrets.push(secret);
    },
    lineUpOf(side) {
      const found = stored().findLast((secret) => secret.kind === 'line_up' && secret.side === side);
      if (found?.kind !== 'line_up') throw new Error(`the line-up of side ${side} is missing among the stored secrets`);
      return found.line_up;
    },
    namedPlayer(side, boardNumber) {
      const found = stored().findLast(
        (secret) => secret.kind === 'player' && secret.side === side && secret.board_number === boardNumber,
      );
      if (found?.kind !== 'player') throw new Error(`side ${side} has named nobody for board ${boardNumber}`);
      return found.account_id;
    },
    after: (seconds, earliest) => {
      const at = Date.parse(facts.now) + seconds * 1000;
      return new Date(earliest === undefined ? at : Math.max(at, Date.parse(earliest))).toISOString();
    },
    outcome: () => ({ events, secrets }),
  };
}
