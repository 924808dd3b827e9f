import { termsOf } from '../../battles/formats/format-terms.ts';
import type { BattleFormat } from '../../battles/settings.ts';
import { winsNeeded, type BestOf } from '../../series/settings.ts';
import type { PossibleScore } from '../standings/what-if/types.ts';
import type { TournamentSettings } from '../types.ts';
import { matchScore } from './team-scores.ts';

type Boards = { readonly won: number; readonly lost: number };

/**
 * Every score that a battle of the event may end with when it is played out: each split of the boards, with the fewest and the most
 * games that either side can have won on them. What lies between decides nothing that these do not. undefined: no battles are played.
 */
export function possibleScores(
  settings: Pick<TournamentSettings, 'team'>,
  best_of: BestOf,
): readonly PossibleScore[] | undefined {
  if (!settings.team) return undefined;
  const { battle } = settings.team;
  const needed = winsNeeded(termsOf(battle).series.in_event.best_of ?? best_of);
  const scores = splitsOf(battle).flatMap(({ won, lost }) =>
    extremes(lost * (needed - 1)).flatMap((more) =>
      extremes(won * (needed - 1)).map((less) => ({ won, lost, games: [won * needed + more, lost * needed + less] })),
    ),
  );
  return scores.flatMap(({ won, lost, games: [of_winner = 0, of_loser = 0] }) => [
    scoreOf(settings, 'a', { wins_a: won, wins_b: lost, games: { a: of_winner, b: of_loser } }),
    scoreOf(settings, 'b', { wins_a: lost, wins_b: won, games: { a: of_loser, b: of_winner } }),
  ]);
}

const extremes = (most: number): number[] => (most === 0 ? [0] : [0, most]);

type Played = {
  readonly wins_a: number;
  readonly wins_b: number;
  readonly games: { readonly a: number; readonly b: number };
};

const scoreOf = (settings: Pick<TournamentSettings, 'team'>, result: 'a' | 'b', played: Played): PossibleScore => ({
  result,
  ...matchScore(settings, { ...played, result }),
});

/** How the boards of a battle may be split; where as many are won, the games or one more board decide. */
function splitsOf(battle: BattleFormat): Boards[] {
  const { needed, is_played_out } = termsOf(battle).boardCount(battle);
  return is_played_out ? allPlayed(needed) : firstTo(needed);
}

const firstTo = (won: number): Boards[] => Array.from({ length: won }, (_, lost) => ({ won, lost }));

const allPlayed = (boards: number): Boards[] =>
  Array.from({ length: Math.floor(boards / 2) + 1 }, (_, lost) => ({ won: boards - lost, lost }));
