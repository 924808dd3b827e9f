import type { MatchSnapshot } from '@pailei/contracts/play/matches/matches.api';
import type { TournamentState } from '@pailei/domain/tournament';

/** Games won by each side. */
export type Wins = {
  readonly a: number;
  readonly b: number;
};

/** All that a layout draws from; null until the first snapshot. */
export type OverlayView = {
  readonly match: MatchSnapshot | null;
  /** The score before its last change in this match; null when it has not changed since it was put on screen. */
  readonly before: Wins | null;
  readonly tournament: TournamentState | null;
};

export const EMPTY_VIEW: OverlayView = { match: null, before: null, tournament: null };

/** The view with the next state of its match, or with another match. */
export function withMatch(view: OverlayView, match: MatchSnapshot): OverlayView {
  const shown = view.match?.info.id === match.info.id ? winsOf(view.match) : null;
  const now = winsOf(match);
  if (!shown) return { ...view, match, before: null };
  const isChanged = shown.a !== now.a || shown.b !== now.b;
  return { ...view, match, before: isChanged ? shown : view.before };
}

export function winsOf({ series: { sides } }: MatchSnapshot): Wins {
  return { a: sides.a.wins, b: sides.b.wins };
}
