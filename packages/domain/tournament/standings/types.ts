import type { Fraction } from './fraction.ts';

export const TIEBREAKERS = [
  'omw',
  'gw',
  'ogw',
  'buchholz',
  'buchholz_cut_1',
  'median_buchholz',
  'sonneborn_berger',
  'head_to_head',
  'match_wins',
  'match_losses',
  'game_difference',
  'games_won',
  'games_lost',
  'win_rate',
  'opponents_win_rate',
  'losses_to_tied',
  'late_losses',
  'league_points',
  'boards_won',
] as const;
/**
 * What parts those who are still equal. `match_losses`, `games_lost` and `losses_to_tied` are better when they are
 * fewer, all others when they are more. `late_losses` is the sum of the squared numbers of the rounds lost: of two
 * with equal points, the one who lost later met the stronger field [E58].
 * `league_points` and `boards_won` count in the battles of teams alone [E37]; elsewhere they part nobody.
 */
export type Tiebreaker = (typeof TIEBREAKERS)[number];
export type Criterion = 'disqualification' | 'match_points' | Tiebreaker | 'lot';

/**
 * How head-to-head parts those who are equal: `once`, or `repeated`, anew among just those whom it has left equal,
 * before the next criterion follows.
 */
export const HEAD_TO_HEAD_RULES = ['once', 'repeated'] as const;
export type HeadToHeadRule = (typeof HEAD_TO_HEAD_RULES)[number];

export type StandingsEntrant = {
  readonly id: string;
  /** The stored random order that decides in the end: unique, lower is better. */
  readonly lot: number;
  /** Keeps its values, since its opponents' rates need them, and is ranked last. */
  readonly is_disqualified: boolean;
  /** Match points that it brought along from an earlier stage; missing: none. They count in its points and in no rate. */
  readonly carried_points?: number | undefined;
};

/** What a battle brings a team beside its result and its games. */
export type BattleShare = { readonly boards: number; readonly points: number };

/** What one round brought: a match, a bye, or a round missed by one who was (or came back) in the field. */
export type StandingsResult =
  | {
      readonly kind: 'match';
      readonly a: string;
      readonly b: string;
      readonly result: 'a' | 'b' | 'draw' | 'double_loss';
      /** Games won by each side, and drawn ones. */
      readonly wins_a: number;
      readonly wins_b: number;
      readonly drawn: number;
      readonly round?: number | undefined;
      /** Of a battle: what each side gets for it besides. */
      readonly battle?: { readonly a: BattleShare; readonly b: BattleShare };
    }
  | {
      readonly kind: 'bye';
      readonly id: string;
      readonly wins: number;
      readonly round?: number | undefined;
      readonly battle?: BattleShare;
    }
  /** A round missed for a late entry that counts as a draw, without an opponent and without games. */
  | { readonly kind: 'half_bye'; readonly id: string; readonly round?: number | undefined }
  | { readonly kind: 'missed'; readonly id: string; readonly round?: number | undefined };

export type StandingsRules = {
  /** In this order, after match points, which an order that begins with `match_wins` does without; then the lot. */
  readonly tiebreakers: readonly Tiebreaker[];
  /** Whether an opponent's byes count in their MW% and GW% when these are averaged. */
  readonly byes_in_opponent_rates: boolean;
  /** Missing: `once`, as in events from before there was a choice. */
  readonly head_to_head?: HeadToHeadRule | undefined;
};

export type StandingsInput = {
  readonly entrants: readonly StandingsEntrant[];
  readonly results: readonly StandingsResult[];
} & StandingsRules;

export type Meeting = {
  readonly opponent_id: string;
  readonly result: 'win' | 'draw' | 'loss';
  /** 0 where the result names none. */
  readonly round: number;
  readonly games_won: number;
  readonly games_lost: number;
  readonly games_drawn: number;
  /** Of a battle: what it brought, and what it brought the opponent. */
  readonly battle?: { readonly own: BattleShare; readonly other: BattleShare } | undefined;
};

export type StandingsRow = {
  /** 1 for the first; everyone has a rank of their own. */
  readonly rank: number;
  readonly match_points: number;
  /** Byes and missed rounds included. */
  readonly played: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly byes: number;
  /** Games that byes were counted as. */
  readonly bye_games: number;
  readonly games_won: number;
  readonly games_lost: number;
  readonly games_drawn: number;
  /** Own match and game win rates, opponents' average rates. */
  readonly mw: Fraction;
  readonly gw: Fraction;
  readonly omw: Fraction;
  readonly ogw: Fraction;
  /** The own rates as the opponents average them: they differ where byes are left out. */
  readonly mw_for_opponents: Fraction;
  readonly gw_for_opponents: Fraction;
  readonly buchholz: number;
  readonly buchholz_cut_1: number;
  readonly median_buchholz: number;
  readonly sonneborn_berger: Fraction;
  /** Matches won and played by all opponents together; their byes as the switch says. */
  readonly opponents_wins: number;
  readonly opponents_played: number;
  /** In the order of the rounds. */
  readonly meetings: readonly Meeting[];
  /** The rounds that were lost or missed, first to last. */
  readonly lost_rounds: readonly number[];
  /** The rounds of its byes. */
  readonly bye_rounds: readonly number[];
  /** Of a team, in all and by byes alone; missing where no battles are played. */
  readonly battles?: BattleShare | undefined;
  readonly bye_battles?: BattleShare | undefined;
  /**
   * What put this row behind the one above it; null in the first row. In groups also a match that was played to decide, or that all
   * results of one who has left are annulled.
   */
  readonly decided_by: Criterion | 'decider' | 'withdrawal' | null;
} & StandingsEntrant;
