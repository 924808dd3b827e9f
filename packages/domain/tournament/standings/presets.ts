import type { Tiebreaker } from './types.ts';

/** Orders of tie-breakers that are in use. After each comes the lot. */
export const STANDINGS_PRESETS = {
  /** MTR 3.1 [E28], and who won between those still equal. */
  magic: ['omw', 'gw', 'ogw', 'head_to_head'],
  /** Solkoff [E29]. */
  buchholz: ['buchholz', 'head_to_head', 'game_difference'],
  buchholz_cut_1: ['buchholz_cut_1', 'buchholz', 'head_to_head', 'game_difference'],
  /** Challonge's for Swiss [E48]. */
  median_buchholz: ['median_buchholz', 'buchholz', 'head_to_head', 'game_difference'],
  /** As lichess has it [E20]. */
  sonneborn_berger: ['sonneborn_berger', 'head_to_head', 'game_difference'],
  /** The later losses are better [E58]. */
  late_losses: ['late_losses', 'omw', 'gw'],
  /** Ours for groups (section 5). */
  groups: ['match_wins', 'head_to_head', 'game_difference', 'games_won', 'sonneborn_berger'],
  /** RivalHub [E41]. */
  chinese_groups: ['match_wins', 'game_difference', 'games_won', 'head_to_head'],
  /** [E42], where the overall win rate is that of all games. */
  lol: ['match_wins', 'head_to_head', 'win_rate', 'game_difference'],
  /** Set wins, fewer set losses, losses to the tied, opponents' set wins, map wins, fewer map losses [E23]. */
  sendou: ['match_wins', 'match_losses', 'losses_to_tied', 'opponents_win_rate', 'games_won', 'games_lost'],
  /** Ours for teams, with the points of THL [E37] (section 6). */
  team_league: ['league_points', 'match_wins', 'boards_won', 'head_to_head', 'game_difference'],
} as const satisfies Readonly<Record<string, readonly Tiebreaker[]>>;
export type StandingsPreset = keyof typeof STANDINGS_PRESETS;

/** The preset with exactly this order, or null. */
export function presetOf(tiebreakers: readonly Tiebreaker[]): StandingsPreset | null {
  const presets = Object.keys(STANDINGS_PRESETS) as StandingsPreset[];
  return presets.find((preset) => STANDINGS_PRESETS[preset].join() === tiebreakers.join()) ?? null;
}
