import { NO_DUE, pausedIn, resumedFrom } from '../../deadline/deadline.ts';
import type { BattleEvents, BattleEventType } from '../events.ts';
import type { BattleState } from '../types.ts';
import { initialBattle } from './initial.ts';
import { changeBoards, recordGround, recordRuling, setSide } from './state-changes.ts';

type Evolver<T extends BattleEventType> = (state: BattleState, payload: BattleEvents[T]) => BattleState;
export type Evolvers<T extends BattleEventType> = { readonly [K in T]: Evolver<K> };

type FlowEvent =
  | 'battle_created'
  | 'battle_rescheduled'
  | 'team_check_in_opened'
  | 'member_checked_in'
  | 'battle_started'
  | 'penalty_given'
  | 'battle_paused'
  | 'battle_resumed'
  | 'time_credited'
  | 'deadline_extended'
  | 'battle_finished'
  | 'battle_reopened'
  | 'battle_cancelled';

function pausedFrom({ status }: BattleState): NonNullable<BattleState['pause']>['status'] {
  if (status === 'scheduled' || status === 'check_in' || status === 'playing') return status;
  throw new Error(`a ${status} battle cannot be paused`);
}

function givePenalty(state: BattleState, payload: BattleEvents['penalty_given']): BattleState {
  const { side, kind, player, reason, by, at } = payload;
  const { penalties, out } = state.sides[side];
  const isOut = kind === 'disqualification' && player !== null;
  const punished = setSide(state, side, {
    penalties: [...penalties, { kind, player, reason, by, at }],
    out: isOut ? [...out, player.account_id] : out,
  });
  const detail = player ? `${kind} ${player.name}` : kind;
  return recordRuling(punished, { kind: 'penalty', side, detail }, payload);
}

/** Boards that the end had closed are played after all. */
function reopen(state: BattleState, payload: BattleEvents['battle_reopened']): BattleState {
  const closed = state.boards.filter(({ status }) => status === 'not_played' || status === 'abandoned');
  const numbers = closed.map(({ number }) => number);
  const opened = changeBoards(state, numbers, () => ({
    status: 'waiting',
    match_id: null,
    score: { a: 0, b: 0 },
    ended_at: null,
  }));
  const { status, due_at, due_kind } = payload;
  const open = { status, due_at, due_kind, result: null, end_cause: null, points: null, ended_at: null } as const;
  return recordGround({ ...opened, ...open }, { kind: 'reopened' }, payload);
}

export const flowEvolvers: Evolvers<FlowEvent> = {
  battle_created: (_state, payload) => initialBattle(payload),

  battle_rescheduled: (state, { starts_at, due_at, due_kind }) => ({ ...state, starts_at, due_at, due_kind }),

  team_check_in_opened: (state, { at, due_at }) => ({
    ...state,
    status: 'check_in',
    check_in_at: at,
    due_at,
    due_kind: 'check_in',
  }),

  member_checked_in: (state, { side, account_id }) =>
    setSide(state, side, { checked_in: [...state.sides[side].checked_in, account_id] }),

  battle_started: (state, { at }) => ({ ...state, ...NO_DUE, status: 'playing', started_at: at }),

  penalty_given: givePenalty,

  battle_paused: (state, payload) =>
    recordRuling(
      { ...state, ...pausedIn(pausedFrom(state), state.due_kind, payload.remaining_ms) },
      { kind: 'paused' },
      payload,
    ),

  battle_resumed: (state, payload) =>
    recordRuling({ ...state, ...resumedFrom(state, payload.due_at) }, { kind: 'resumed' }, payload),

  time_credited: (state, { due_at }) => ({ ...state, due_at }),

  deadline_extended: (state, payload) =>
    recordRuling({ ...state, due_at: payload.due_at }, { kind: 'extended', detail: String(payload.seconds) }, payload),

  battle_finished: (state, payload) => {
    const { status, result, cause, points, at } = payload;
    const over = { ...state, ...NO_DUE, status, result, end_cause: cause, points, naming: null, pause: null };
    return recordGround({ ...over, ended_at: at }, { kind: 'battle_forfeited', detail: result }, payload);
  },

  battle_reopened: reopen,

  battle_cancelled: (state, payload) =>
    recordRuling(
      { ...state, ...NO_DUE, status: 'cancelled', naming: null, pause: null, ended_at: payload.at },
      { kind: 'cancelled' },
      payload,
    ),
};
