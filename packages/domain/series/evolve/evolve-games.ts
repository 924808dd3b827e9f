import type { SeriesEvents } from '../events.ts';
import type { Evolvers } from './evolve-flow.ts';
import { hasOpenObjection } from '../cases.ts';
import { runningGame } from '../decide/legal.ts';
import { recordRuling, setGame, setGames } from './state-changes.ts';
import type { SeriesGame, SeriesState } from '../types.ts';

type GameEvent =
  | 'game_started'
  | 'result_reported'
  | 'report_reminded'
  | 'dispute_opened'
  | 'result_questioned'
  | 'game_finished'
  | 'game_awarded'
  | 'game_ruled'
  | 'result_awarded'
  | 'game_corrected'
  | 'score_corrected'
  | 'game_upheld'
  | 'game_voided';

const AFTER_GAME = { status: 'playing', step: null, due_at: null, due_kind: null } as const;

function newGame(number: number, at: string): SeriesGame {
  return {
    number,
    a_slot: null,
    b_slot: null,
    status: 'playing',
    winner: null,
    reports: {},
    reminders: 0,
    replay_of: null,
    started_at: at,
    ended_at: null,
    ended_by: null,
    dispute: null,
    questioned: null,
    voided: null,
  };
}

function withReport(state: SeriesState, payload: SeriesEvents['result_reported']): SeriesState {
  const { game_number, side, result, note, screenshot_id, at } = payload;
  const reports = state.games.find((game) => game.number === game_number)?.reports;
  return setGame(state, game_number, { reports: { ...reports, [side]: { result, note, screenshot_id, at } } });
}

/** A game that stands as it was is answered too: the referee has looked at all of them. */
function correctedGames({ games }: SeriesState, payload: SeriesEvents['score_corrected']): SeriesGame[] {
  const { corrected, voided, awarded, reason, by, at } = payload;
  const stood = games.map((game): SeriesGame => {
    const winner = corrected.find(({ game_number }) => game_number === game.number)?.winner;
    if (winner) return { ...game, winner, ended_by: 'correction' };
    if (voided.includes(game.number)) return { ...game, status: 'voided', voided: { cause: null, reason, by, at } };
    return hasOpenObjection(game) ? { ...game, ended_by: 'ruling' } : game;
  });
  const added = awarded.map(({ game_number, winner }): SeriesGame => ({
    ...newGame(game_number, at),
    status: 'finished',
    winner,
    ended_by: 'ruling',
    ended_at: at,
  }));
  return [...stood, ...added];
}

export const gameEvolvers: Evolvers<GameEvent> = {
  game_started: (state, { game_number, a_slot, b_slot, replay_of, at }) => ({
    ...setGames(state, [...state.games, { ...newGame(game_number, at), a_slot, b_slot, replay_of }]),
    status: 'playing',
    step: 'game',
    due_at: null,
    due_kind: null,
  }),

  result_reported: (state, payload) => ({
    ...withReport(state, payload),
    step: 'confirm',
    due_at: payload.due_at,
    due_kind: payload.due_at === null ? null : 'reminder',
  }),

  report_reminded: (state, { game_number, due_at, due_kind }) => {
    const reminders = (state.games.find((game) => game.number === game_number)?.reminders ?? 0) + 1;
    return { ...setGame(state, game_number, { reminders }), due_at, due_kind };
  },

  dispute_opened: (state, { game_number, side, note, screenshot_id, at }) => ({
    ...setGame(state, game_number, { status: 'disputed', dispute: { side, note, screenshot_id, at } }),
    status: 'disputed',
    step: null,
    due_at: null,
    due_kind: null,
  }),

  result_questioned: (state, { game_number, side, note, screenshot_id, at }) =>
    setGame(state, game_number, { questioned: { side, note, screenshot_id, at } }),

  game_finished: (state, { game_number, winner, ended_by, at }) => ({
    ...setGame(state, game_number, { status: 'finished', winner, ended_by, ended_at: at }),
    ...AFTER_GAME,
  }),

  game_awarded: (state, { game_number, winner, ended_by, at }) =>
    setGames(state, [
      ...state.games,
      { ...newGame(game_number, at), status: 'finished', winner, ended_by, ended_at: at },
    ]),

  game_ruled: (state, payload) =>
    recordRuling(state, { kind: 'game_ruled', game_number: payload.game_number, detail: payload.result }, payload),

  result_awarded: (state, payload) =>
    recordRuling(state, { kind: 'result_awarded', detail: `${payload.score.a}:${payload.score.b}` }, payload),

  game_corrected: (state, payload) =>
    recordRuling(
      setGame(state, payload.game_number, { winner: payload.winner, ended_by: 'correction' }),
      { kind: 'game_corrected', game_number: payload.game_number, detail: payload.winner },
      payload,
    ),

  score_corrected: (state, payload) =>
    recordRuling(
      setGames(state, correctedGames(state, payload)),
      { kind: 'score_corrected', detail: `${payload.score.a}:${payload.score.b}` },
      payload,
    ),

  game_upheld: (state, payload) =>
    recordRuling(
      setGame(state, payload.game_number, { ended_by: 'ruling' }),
      { kind: 'game_upheld', game_number: payload.game_number, detail: payload.winner },
      payload,
    ),

  game_voided: (state, payload) => {
    const { game_number, cause, reason, by, at } = payload;
    const wasRunning = runningGame(state)?.number === game_number;
    const changed = setGame(state, game_number, { status: 'voided', voided: { cause, reason, by, at } });
    const voided = wasRunning ? { ...changed, ...AFTER_GAME } : changed;
    return recordRuling(voided, { kind: 'game_voided', game_number }, payload);
  },
};
