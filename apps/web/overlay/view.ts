import type { BattleSnapshot } from '@pailei/contracts/play/battles/battle-views';
import type { MatchSnapshot } from '@pailei/contracts/play/matches/matches.api';
import type { SeasonView } from '@pailei/contracts/play/seasons/season-views';
import type { CompetitorKind } from '@pailei/domain/seasons/types';
import type { TournamentState } from '@pailei/domain/tournament/types';

/** Games won by each side; of a battle, boards. */
export type Wins = {
  readonly a: number;
  readonly b: number;
};

/** A battle as it is drawn. */
export type BattleOnAir = {
  readonly snapshot: BattleSnapshot;
  /** The match of the board that is shown; null: none has one yet. */
  readonly board: string | null;
  /** The running score as its format counts it. */
  readonly score: Wins;
  /** The score before its last change; null when it has not changed since the battle was put on screen. */
  readonly before: Wins | null;
  /** Seconds by which the picture trails what happens. */
  readonly delay: number;
};

/** A table of a season as it is drawn. */
export type SeasonOnAir = { readonly view: SeasonView; readonly kind: CompetitorKind };

/** All that a layout draws from; null until the first snapshot. */
export type OverlayView = {
  readonly match: MatchSnapshot | null;
  /** The score before its last change in this match; null when it has not changed since it was put on screen. */
  readonly before: Wins | null;
  readonly battle: BattleOnAir | null;
  readonly tournament: TournamentState | null;
  readonly season: SeasonOnAir | null;
};

export const EMPTY_VIEW: OverlayView = { match: null, before: null, battle: null, tournament: null, season: null };

/** The view with the next state of its match, or with another match. */
export function withMatch(view: OverlayView, match: MatchSnapshot): OverlayView {
  const isSame = view.match?.info.id === match.info.id;
  const before = isSame && view.match ? scoreBefore(winsOf(view.match), winsOf(match), view.before) : null;
  return { ...view, match, before };
}

export function winsOf({ series: { sides } }: MatchSnapshot): Wins {
  return { a: sides.a.wins, b: sides.b.wins };
}

/** The view with the next state of its battle, or with another battle. */
export function withBattle(view: OverlayView, next: Omit<BattleOnAir, 'before'>): OverlayView {
  const shown = view.battle?.snapshot.info.id === next.snapshot.info.id ? view.battle : null;
  const before = shown && scoreBefore(shown.score, next.score, shown.before);
  return { ...view, battle: { ...next, before } };
}

/** What stood before the last change: `shown`, or what stood before that where nothing has changed. */
function scoreBefore(shown: Wins, now: Wins, before: Wins | null): Wins | null {
  return shown.a !== now.a || shown.b !== now.b ? shown : before;
}
