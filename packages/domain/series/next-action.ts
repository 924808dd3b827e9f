import { nextGameNumber, otherSide, runningGame } from './decide/legal.ts';
import { isSeriesOver } from './series-over.ts';
import { SIDES, type Side } from './sides.ts';
import type { SeriesState, SeriesStep } from './types.ts';

export const NEXT_ACTIONS = [
  'wait_start',
  'ready',
  'shield',
  'ban',
  'pick',
  'report',
  'confirm',
  'wait_opponent',
  'wait_referee',
  'paused',
  'done',
] as const;
export type NextActionKind = (typeof NEXT_ACTIONS)[number];

/** The one next thing for a side to do or wait for, with its countdown. */
export type NextAction = {
  readonly action: NextActionKind;
  /** The game it concerns, for the command that answers it. */
  readonly game_number: number | null;
  readonly due_at: string | null;
};

type StepAction = (state: SeriesState, side: Side) => NextActionKind;

const STEP_ACTIONS: Readonly<Record<SeriesStep, StepAction>> = {
  shield: (state, side) => (state.sides[side].shield.locked ? 'wait_opponent' : 'shield'),
  ban: (state, side) => (state.sides[side].bans.locked ? 'wait_opponent' : 'ban'),
  pick: (state, side) => (state.sides[side].pick.locked ? 'wait_opponent' : 'pick'),
  game: () => 'report',
  confirm: (state, side) => (runningGame(state)?.reports[side] ? 'wait_opponent' : 'confirm'),
};

function actionKind(state: SeriesState, side: Side): NextActionKind {
  if (isSeriesOver(state.status)) return 'done';
  if (state.status === 'paused') return 'paused';
  if (state.status === 'scheduled') return 'wait_start';
  if (state.status === 'disputed') return 'wait_referee';
  if (state.status === 'check_in') return state.sides[side].ready ? 'wait_opponent' : 'ready';
  return state.step ? STEP_ACTIONS[state.step](state, side) : 'wait_opponent';
}

function concernedGame(state: SeriesState): number | null {
  return runningGame(state)?.number ?? (state.step === 'pick' ? nextGameNumber(state) : null);
}

export function nextAction(state: SeriesState, side: Side): NextAction {
  return { action: actionKind(state, side), game_number: concernedGame(state), due_at: state.due_at };
}

/** Sides that the series is waiting for now. */
export function awaitedSides(state: SeriesState): readonly Side[] {
  const idle: readonly NextActionKind[] = ['wait_start', 'wait_opponent', 'wait_referee', 'paused', 'done'];
  return SIDES.filter((side) => !idle.includes(nextAction(state, side).action));
}

/** The side whose report stands alone and waits for the other's answer. */
export function claimingSide(state: SeriesState): Side | null {
  if (state.step !== 'confirm') return null;
  return SIDES.find((side) => nextAction(state, otherSide(side)).action === 'confirm') ?? null;
}
