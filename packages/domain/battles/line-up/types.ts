import type { HeroClass } from '../../decks/deck-rules.ts';
import type { BattlePlayer } from '../types.ts';

export type LineUpDeck = {
  readonly deck_id: string;
  readonly class: HeroClass;
};

export type LineUpPlayer = BattlePlayer & { readonly decks: readonly LineUpDeck[] };

/** Who plays for a team with which decks. Hidden from everybody else until the boards open. */
export type LineUp = {
  /** In order: the first plays board 1. */
  readonly players: readonly LineUpPlayer[];
  readonly bench: readonly LineUpPlayer[];
  /** Co-op alone: who sits beside the player. */
  readonly advisers: readonly BattlePlayer[];
  /** Relay alone: the decks of the team; its players have none of their own. */
  readonly pool: readonly LineUpDeck[];
  /** The captain knows that the team has fewer players than the format asks for. */
  readonly is_short: boolean;
};

export type RosterMember = BattlePlayer & {
  readonly joined_at: string;
  /** In another match or battle when this one is played. */
  readonly is_playing_elsewhere: boolean;
  /** When this battle begins; left out: no. */
  readonly is_suspended?: boolean | undefined;
  /** What the member plays with when nobody chooses. */
  readonly decks: readonly LineUpDeck[];
};

/** What is known of a team when a line-up is made. */
export type TeamRoster = {
  /** In roster order. */
  readonly members: readonly RosterMember[];
  /** Who joined later can't play; null: nobody is too late. */
  readonly locked_at: string | null;
  /** What the captains have saved for this battle; null: nothing, or decks that can't be played any more. */
  readonly draft: LineUp | null;
  /** The line-up of the team's last battle of this format. */
  readonly last_used: LineUp | null;
  /** Relay alone: the pool when nobody chooses. */
  readonly pool: readonly LineUpDeck[];
};

export const NO_LINE_UP: LineUp = { players: [], bench: [], advisers: [], pool: [], is_short: true };
