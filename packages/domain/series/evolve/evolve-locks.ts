import type { Evolvers } from './evolve-flow.ts';
import { OPEN_CHOICE } from './initial.ts';
import { setSide, setSides } from './state-changes.ts';
import { SIDES, type Side } from '../sides.ts';
import type { HiddenChoice, SeriesState, SideState } from '../types.ts';

type LockEvent =
  | 'step_started'
  | 'deadline_missed'
  | 'grace_given'
  | 'shield_locked'
  | 'shields_revealed'
  | 'bans_locked'
  | 'bans_revealed'
  | 'pick_locked'
  | 'picks_revealed';

const CHOICE_OF_STEP = { shield: 'shield', ban: 'bans', pick: 'pick' } as const;
type Choice = (typeof CHOICE_OF_STEP)[keyof typeof CHOICE_OF_STEP];

function lock(state: SeriesState, choice: Choice, { side, by_system }: { side: Side; by_system: boolean }) {
  const locked: HiddenChoice<never> = { locked: true, by_system, revealed: null };
  const change: Partial<SideState> = { [choice]: locked, in_grace: false };
  return setSide(state, side, change);
}

export const lockEvolvers: Evolvers<LockEvent> = {
  step_started: (state, { step, due_at, at }) =>
    setSides(
      {
        ...state,
        status: step === 'pick' ? 'playing' : 'ban',
        step,
        due_at,
        due_kind: step,
        started_at: state.started_at ?? at,
      },
      SIDES,
      { [CHOICE_OF_STEP[step]]: OPEN_CHOICE, in_grace: false },
    ),

  deadline_missed: (state, { side }) =>
    setSide(state, side, { timeouts: state.sides[side].timeouts + 1, in_grace: false }),

  grace_given: (state, { sides, due_at }) =>
    setSides({ ...state, due_at, due_kind: 'grace' }, sides, { in_grace: true }),

  shield_locked: (state, payload) => lock(state, 'shield', payload),
  bans_locked: (state, payload) => lock(state, 'bans', payload),
  pick_locked: (state, payload) => lock(state, 'pick', payload),

  shields_revealed: (state, { slots }) =>
    SIDES.reduce(
      (changed, side) => setSide(changed, side, { shield: { ...changed.sides[side].shield, revealed: slots[side] } }),
      state,
    ),

  bans_revealed: (state, { slots }) =>
    SIDES.reduce(
      (changed, side) => setSide(changed, side, { bans: { ...changed.sides[side].bans, revealed: slots[side] } }),
      state,
    ),

  picks_revealed: (state, { slots }) =>
    SIDES.reduce(
      (changed, side) => setSide(changed, side, { pick: { ...changed.sides[side].pick, revealed: slots[side] } }),
      state,
    ),
};
