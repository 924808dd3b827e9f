import { NO_DUE, pausedIn, resumedFrom } from '../../deadline/deadline.ts';
import type { SeriesEvents, SeriesEventType } from '../events.ts';
import { initialSeries } from './initial.ts';
import { runningGame } from '../decide/legal.ts';
import { recordRuling, releaseHold, setGame, setSide, withoutHold } from './state-changes.ts';
import type { SeriesState, SideState } from '../types.ts';
import type { Side } from '../sides.ts';

export type Evolver<T extends SeriesEventType> = (state: SeriesState, payload: SeriesEvents[T]) => SeriesState;
export type Evolvers<T extends SeriesEventType> = { readonly [K in T]: Evolver<K> };

type FlowEvent =
  | 'series_created'
  | 'check_in_opened'
  | 'check_in_prolonged'
  | 'check_in_held'
  | 'check_in_restarted'
  | 'side_ready'
  | 'series_paused'
  | 'series_resumed'
  | 'time_credited'
  | 'deadline_extended'
  | 'series_finished'
  | 'series_reopened'
  | 'series_cancelled'
  | 'penalty_given'
  | 'ruling_undone';

function abandonRunning(state: SeriesState, at: string): SeriesState {
  const running = runningGame(state);
  return running ? setGame(state, running.number, { status: 'abandoned', ended_at: at }) : state;
}

function pausedFrom(state: SeriesState): NonNullable<SeriesState['pause']>['status'] {
  const { status } = state;
  if (status === 'check_in' || status === 'ban' || status === 'playing' || status === 'disputed') return status;
  throw new Error(`a ${status} series cannot be paused`);
}

export const flowEvolvers: Evolvers<FlowEvent> = {
  series_created: (_state, payload) => initialSeries(payload),

  check_in_opened: (state, { at, due_at }) => ({
    ...withoutHold(state),
    status: 'check_in',
    step: null,
    check_in_at: at,
    check_in_rung: 0,
    due_at,
    due_kind: 'check_in',
  }),

  check_in_prolonged: (state, { due_at }) => ({
    ...withoutHold(state),
    check_in_rung: state.check_in_rung + 1,
    due_at,
  }),

  check_in_held: ({ hold, ...state }, { sides, due_at, at }) => ({
    ...state,
    hold: { sides, since: hold?.since ?? at, times: (hold?.times ?? 0) + 1 },
    due_at,
  }),

  check_in_restarted: (state, { due_at }) => ({ ...withoutHold(state), due_at }),

  side_ready: (state, { side }) => setSide(releaseHold(state, side), side, { ready: true }),

  series_paused: (state, payload) =>
    recordRuling(
      { ...state, ...pausedIn(pausedFrom(state), state.due_kind, payload.remaining_ms) },
      { kind: 'paused' },
      payload,
    ),

  series_resumed: (state, payload) =>
    recordRuling({ ...state, ...resumedFrom(state, payload.due_at) }, { kind: 'resumed' }, payload),

  time_credited: (state, { due_at }) => ({ ...state, due_at }),

  deadline_extended: (state, payload) =>
    recordRuling(
      { ...withoutHold(state), due_at: payload.due_at },
      { kind: 'extended', detail: String(payload.seconds) },
      payload,
    ),

  series_finished: (state, { status, winner, cause, at }) => ({
    ...abandonRunning(withoutHold(state), at),
    ...NO_DUE,
    status,
    winner,
    end_cause: cause,
    step: null,
    pause: null,
    ended_at: at,
  }),

  series_reopened: (state, payload) =>
    recordRuling(
      { ...state, status: 'playing', step: null, winner: null, end_cause: null, ended_at: null },
      { kind: 'reopened' },
      payload,
    ),

  series_cancelled: (state, payload) =>
    recordRuling(
      {
        ...abandonRunning(withoutHold(state), payload.at),
        ...NO_DUE,
        status: 'cancelled',
        step: null,
        pause: null,
        ended_at: payload.at,
      },
      { kind: 'cancelled' },
      payload,
    ),

  penalty_given: (state, payload) => {
    const { side, kind, game_number, reason, by, at } = payload;
    const penalties = [...state.sides[side].penalties, { kind, game_number, reason, by, at }];
    return recordRuling(
      setSide(kind === 'warning' ? state : withoutHold(state), side, { penalties }),
      { kind: 'penalty', side, game_number, detail: kind },
      payload,
    );
  },

  ruling_undone: ({ series_id, settings, created_at, rulings, sides }, payload) => {
    const { undone, restored } = payload;
    const sideOf = (side: Side): SideState => ({ ...sides[side], ...restored.sides[side] });
    const state = { ...restored, series_id, settings, created_at, rulings, sides: { a: sideOf('a'), b: sideOf('b') } };
    return recordRuling(state, { kind: 'undone', detail: undone }, payload);
  },
};
