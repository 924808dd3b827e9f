import { countScore } from '../decide/legal.ts';
import { SIDES, type Side } from '../sides.ts';
import type { Ruling, SeriesGame, SeriesState, SideState } from '../types.ts';

export function setSide(state: SeriesState, side: Side, change: Partial<SideState>): SeriesState {
  return { ...state, sides: { ...state.sides, [side]: { ...state.sides[side], ...change } } };
}

export function setSides(state: SeriesState, sides: readonly Side[], change: Partial<SideState>): SeriesState {
  return sides.reduce((changed, side) => setSide(changed, side, change), state);
}

/** Every change of the games also recounts the score from them. */
export function setGames(state: SeriesState, games: readonly SeriesGame[]): SeriesState {
  return SIDES.reduce((changed, side) => setSide(changed, side, { wins: countScore(state.settings, games, side) }), {
    ...state,
    games,
  });
}

export function setGame(state: SeriesState, number: number, change: Partial<SeriesGame>): SeriesState {
  return setGames(
    state,
    state.games.map((game) => (game.number === number ? { ...game, ...change } : game)),
  );
}

/** Nothing of the ladder is held any more. */
export function withoutHold(state: SeriesState): SeriesState {
  const { hold: _, ...others } = state;
  return others;
}

/** A side that is there is no reason to hold the ladder. */
export function releaseHold(state: SeriesState, arrived: Side): SeriesState {
  const sides = state.hold?.sides.filter((side) => side !== arrived) ?? [];
  return state.hold && sides.length > 0 ? { ...state, hold: { ...state.hold, sides } } : withoutHold(state);
}

type RulingSubject = Pick<Ruling, 'kind'> & Partial<Pick<Ruling, 'side' | 'game_number' | 'detail'>>;

export function recordRuling(
  state: SeriesState,
  subject: RulingSubject,
  { reason, by, at }: Pick<Ruling, 'reason' | 'by' | 'at'>,
): SeriesState {
  const ruling: Ruling = { side: null, game_number: null, detail: null, ...subject, reason, by, at };
  return { ...state, rulings: [...state.rulings, ruling] };
}
