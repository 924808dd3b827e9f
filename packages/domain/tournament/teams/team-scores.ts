import { termsOf } from '../../battles/formats/format-terms.ts';
import { leaguePoints } from '../../battles/league-points.ts';
import { winsNeeded, type BestOf } from '../../series/settings.ts';
import type { MatchFormat } from '../standings/export/possible-results.ts';
import type { StandingsResult } from '../standings/types.ts';
import type { TournamentSettings, TournamentState } from '../types.ts';
import type { BoardGames } from '../stages/stage-base.ts';
import type { MatchResult } from '../../series/match-result.ts';

type Score = Pick<StandingsResult & { readonly kind: 'match' }, 'wins_a' | 'wins_b' | 'battle'>;
type Played = {
  readonly wins_a: number;
  readonly wins_b: number;
  readonly games?: BoardGames | undefined;
  readonly result: MatchResult;
};

/** What a result counts as in a table: of a match its games, of a battle the games on its boards, its boards and its points. */
export function matchScore(
  { team }: Pick<TournamentSettings, 'team'>,
  { wins_a, wins_b, games = { a: 0, b: 0 }, result }: Played,
): Score {
  if (!team) return { wins_a, wins_b };
  const score = { a: wins_a, b: wins_b };
  const points = leaguePoints({ settings: team, score, games }, result) ?? { a: 0, b: 0 };
  const battle = { a: { boards: wins_a, points: points.a }, b: { boards: wins_b, points: points.b } };
  return { wins_a: games.a, wins_b: games.b, battle };
}

/** A match that one side, or both, lose without playing: the other has as many wins as it takes. */
export function forfeitScore(
  settings: Pick<TournamentSettings, 'team'>,
  best_of: BestOf,
  result: 'a' | 'b' | 'double_loss',
): Score {
  const { boards, games } = walkover(settings, best_of);
  const of = (side: 'a' | 'b', value: number) => (result === side ? value : 0);
  const won = { a: of('a', games), b: of('b', games) };
  if (!settings.team) return { wins_a: won.a, wins_b: won.b };
  return matchScore(settings, { wins_a: of('a', boards), wins_b: of('b', boards), games: won, result });
}

/** A bye counts like a match that was won without losing a game. */
export function byeScore(
  settings: Pick<TournamentSettings, 'team'>,
  best_of: BestOf,
): Pick<StandingsResult & { readonly kind: 'bye' }, 'wins' | 'battle'> {
  const { wins_a: wins, battle } = forfeitScore(settings, best_of, 'a');
  return { wins, ...(battle && { battle: battle.a }) };
}

/** The fewest boards and games that win: of a battle, each of its boards without losing a game. */
function walkover({ team }: Pick<TournamentSettings, 'team'>, best_of: BestOf): { boards: number; games: number } {
  const games = winsNeeded(best_of);
  if (!team) return { boards: 0, games };
  const boards = termsOf(team.battle).boardCount(team.battle).needed;
  return { boards, games: boards * games };
}

/** What bounds the results of a stage: also those from before the rules were amended. */
export function matchFormat(
  { settings, stages }: Pick<TournamentState, 'settings' | 'stages'>,
  stage: number,
): MatchFormat {
  const played = stages[stage]?.rounds.flatMap(({ matches }) => matches.map(({ best_of }) => best_of)) ?? [];
  const { team } = settings;
  const longest = Math.max(settings.stages[stage]?.best_of ?? 1, ...played);
  if (!team) return { best_of: longest, boards: null };
  const { series, boardCount } = termsOf(team.battle);
  return { best_of: series.in_event.best_of ?? longest, boards: boardCount(team.battle).most };
}
