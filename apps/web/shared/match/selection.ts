import { winsNeeded } from '@pailei/domain/series';
import type { MatchSummary, TournamentState } from '@pailei/domain/tournament';
import { isLive } from './series-state.ts';

/** What the address asks for. */
export type MatchChoice = {
  readonly match: string | null;
  readonly table: number | null;
};

export const NO_CHOICE: MatchChoice = { match: null, table: null };

/** `?match=` and `?table=`; a table is a whole number from 1. */
export function readChoice(search: string): MatchChoice {
  const query = new URLSearchParams(search);
  const table = Number(query.get('table'));
  return { match: query.get('match') || null, table: Number.isInteger(table) && table > 0 ? table : null };
}

export function allMatches(tournament: TournamentState): readonly MatchSummary[] {
  return tournament.stages.flatMap((stage) => stage.rounds.flatMap((round) => round.matches));
}

/**
 * The match to show: the one asked for, the table asked for in the newest round that has it, the featured one,
 * the hottest that runs (which stays chosen, `shown`, while it runs), else the one that ended last.
 */
export function selectMatchId(tournament: TournamentState, choice: MatchChoice, shown: string | null): string | null {
  if (choice.match && tournament.match_index[choice.match]) return choice.match;
  const atTable = choice.table === null ? undefined : matchAtTable(tournament, choice.table);
  if (atTable) return atTable.match_id;
  const { featured_match_id } = tournament;
  if (featured_match_id && tournament.match_index[featured_match_id]) return featured_match_id;
  return hottest(tournament, shown)?.match_id ?? lastEnded(tournament)?.match_id ?? null;
}

/** The match at a table of the newest round that has this table; running ones come first. */
export function matchAtTable(tournament: TournamentState, table: number): MatchSummary | undefined {
  const atTable = allMatches(tournament).filter((match) => match.table === table);
  return atTable.findLast((match) => isLive(match.status)) ?? atTable.at(-1);
}

function hottest(tournament: TournamentState, shown: string | null): MatchSummary | undefined {
  const running = allMatches(tournament).filter((match) => isLive(match.status));
  const current = running.find((match) => match.match_id === shown);
  return current ?? running.toSorted((x, y) => priority(y) - priority(x) || x.table - y.table)[0];
}

/** Later stages and rounds first, then how near the series is to its end, then how close it is. */
function priority({ stage, round, wins_a, wins_b, best_of, status }: MatchSummary): number {
  const games = 2 * winsNeeded(best_of) - 1;
  const progress = (wins_a + wins_b) / games;
  const closeness = Math.min(wins_a, wins_b) / games;
  return stage * 1_000 + round * 10 + progress * 4 + closeness * 2 + (status === 'disputed' ? 1 : 0);
}

function lastEnded(tournament: TournamentState): MatchSummary | undefined {
  const newestFirst = allMatches(tournament).toSorted((x, y) => (x.updated_at < y.updated_at ? 1 : -1));
  return newestFirst[0];
}
