import type { BySide } from '../../series/types.ts';
import type { BattlePlayer, BoardKind } from '../types.ts';

/** Why a captain names a player. */
export const NAMING_KINDS = ['next_player', 'revival', 'ace', 'decider', 'hidden_choice'] as const;
export type NamingKind = (typeof NAMING_KINDS)[number];

/** Who is to play for a side, as far as the public state tells. */
export type SeatPlan =
  | { readonly kind: 'player'; readonly player: BattlePlayer }
  /** Place in the line-up, from 0; nobody where it is shorter. */
  | { readonly kind: 'order'; readonly index: number }
  | {
      readonly kind: 'named';
      readonly naming: NamingKind;
      /** `team`: the line-up or the bench. */
      readonly from: 'line_up' | 'team';
      /** Account ids of those who can't be named. */
      readonly without: readonly string[];
    };

/** A board that the rules ask for next. */
export type BoardPlan = {
  readonly kind: BoardKind;
  readonly round: number;
  readonly seats: BySide<SeatPlan>;
};
