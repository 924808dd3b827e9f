import { rewardOf } from '../rewards/table.ts';
import type { RewardTable } from '../rewards/types.ts';
import type { CrestStyle } from '../teams/crest/types.ts';
import type { BySide, Side } from '../series/sides.ts';
import type { BoardRecord, SeasonRow } from './types.ts';

/** Points of the shop by final rank; null: none. Of a team every member gets what its rank brings. */
export type SeasonPrizes = { readonly account: RewardTable | null; readonly team: RewardTable | null };

/** What the staff write about an ended season. */
export type SeasonContent = {
  readonly intro: string;
  readonly matches: readonly { readonly match_id: string; readonly title: string; readonly text: string }[];
};

export const SEASON_INTRO_MAX = 500;
export const SEASON_MATCHES_MAX = 6;

/** A team's crest as it was when the season was closed. */
export type FrozenCrest = { readonly seed: number; readonly style: CrestStyle; readonly image_id: string | null };

/** A match of the champion, as it stood when the season was closed; of a team a battle, with its boards. */
export type RoadMatch = {
  readonly match_id: string;
  readonly event_id: string;
  readonly event_name: string;
  readonly label: string;
  readonly at: string;
  readonly is_final: boolean;
  readonly opponent: string;
  readonly wins: number;
  readonly losses: number;
  readonly is_won: boolean;
  /** Of a team. */
  readonly opponent_crest?: FrozenCrest;
};

export type BracketSide = {
  readonly name: string;
  readonly seed: number | null;
  readonly score: number;
  readonly is_champion: boolean;
  readonly crest?: FrozenCrest;
};

/** The tree that decided, from the quarter-finals on: each round has half the nodes of the one before. */
export type ChampionBracket = readonly {
  readonly label: string;
  readonly at: string | null;
  readonly nodes: readonly {
    /** Null: nobody played here. */
    readonly match_id: string | null;
    readonly sides: BySide<BracketSide | null>;
    readonly winner: Side | null;
  }[];
}[];

/** `owner`: of a team, whose deck it is; missing: everybody's, or the champion's own. */
export type ChampionDeck = {
  readonly name: string;
  readonly class: string;
  readonly code: string;
  readonly owner?: string;
};

/** `streak`: the most boards won in a row. */
export type RosterBoards = BoardRecord & { readonly battles: number; readonly streak: number };

export type RosterMember = {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  /** In the event that decided; missing in seasons that were closed before boards were counted. */
  readonly boards?: RosterBoards;
};

/** Who won a table, frozen: later changes of names, decks or events change nothing here. */
export type SeasonChampion = {
  readonly id: string;
  readonly name: string;
  readonly row: SeasonRow;
  /** All matches of the event that decided, in the order in which they were played. */
  readonly road: readonly RoadMatch[];
  /** Of that event, where its lists are open; of a team those of its last battle, where it has opened them. */
  readonly decks: readonly ChampionDeck[];
  /** Of a team, who played for it in that event; without one its members when the season was closed. */
  readonly roster: readonly RosterMember[];
  readonly crest?: FrozenCrest;
  /** Missing where no tree decided. */
  readonly bracket?: ChampionBracket;
};

/** Null: nobody stands first alone. */
export type SeasonChampions = {
  readonly account: SeasonChampion | null;
  readonly team: SeasonChampion | null;
  readonly players: number;
  readonly teams: number;
  readonly events: number;
};

/** What final ranks bring. Those who share a rank get what the last of its places brings, so that no table pays more than it says. */
export function finalPrizes(rows: readonly SeasonRow[], table: RewardTable | null): { id: string; points: number }[] {
  if (table === null) return [];
  return rows.flatMap(({ id, rank }) => {
    const sharing = rows.filter((other) => other.rank === rank).length;
    const points = rewardOf(table, rank + sharing - 1);
    return points === 0 ? [] : [{ id, points }];
  });
}
