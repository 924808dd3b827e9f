import { isSeriesOver } from '../series/series-over.ts';
import { winsNeeded } from '../series/settings.ts';
import { positionOf } from '../tournament/stages/place-of.ts';
import { matchesOf } from '../tournament/stages/stage-rounds.ts';
import type { MatchSummary } from '../tournament/stages/stage-base.ts';
import type { TournamentState } from '../tournament/types.ts';
import { compareAfterEnd } from './importance.ts';
import { isLive } from './live.ts';

/** What a viewer of an event asks for; null: nothing. */
export type MatchChoice = {
  readonly match: string | null;
  readonly table: number | null;
};

export const NO_CHOICE: MatchChoice = { match: null, table: null };

/** All matches that count. A withdrawn match is not one of them. */
export function allMatches(tournament: TournamentState): readonly MatchSummary[] {
  return tournament.stages.flatMap(matchesOf);
}

/**
 * The match of an event to show, by id: the one asked for, the table asked for in the newest round that has it, what a referee features
 * until it is over, the hottest live one (`shown` stays while it is live), one that gathers its players, then `shown` until the event is
 * over, the final or what comes nearest to it, and last a match that has not begun. A cancelled match is shown only where the address
 * names it.
 */
export function chooseMatch(tournament: TournamentState, choice: MatchChoice, shown: string | null): string | null {
  const all = allMatches(tournament);
  if (choice.match !== null && all.some(({ match_id }) => match_id === choice.match)) return choice.match;
  const matches = all.filter((match) => match.status !== 'cancelled' && (isRunning(tournament) || isOver(match)));
  const best =
    atTable(matches, choice.table) ??
    matches.find((match) => match.match_id === tournament.featured_match_id && !isOver(match)) ??
    liveMatch(matches, shown) ??
    endedMatch(tournament, matches.filter(isOver), shown) ??
    matches[0];
  return best?.match_id ?? null;
}

/** In the newest round that has the table; a live one comes first. */
function atTable(matches: readonly MatchSummary[], wanted: number | null): MatchSummary | undefined {
  const there = matches.filter(({ table }) => table === wanted);
  return there.findLast(({ status }) => isLive(status)) ?? there.at(-1);
}

function liveMatch(matches: readonly MatchSummary[], shown: string | null): MatchSummary | undefined {
  const live = matches.filter(({ status }) => isLive(status));
  const gathering = matches.filter(({ status }) => status === 'check_in');
  return live.find(({ match_id }) => match_id === shown) ?? hottest(live) ?? hottest(gathering);
}

function endedMatch(
  tournament: TournamentState,
  ended: readonly MatchSummary[],
  shown: string | null,
): MatchSummary | undefined {
  const stays = isRunning(tournament) ? ended.find(({ match_id }) => match_id === shown) : undefined;
  return stays ?? memorable(tournament, ended);
}

const isRunning = ({ status }: TournamentState): boolean => status === 'running';
const isOver = ({ status }: MatchSummary): boolean => isSeriesOver(status);

function hottest(matches: readonly MatchSummary[]): MatchSummary | undefined {
  return matches.toSorted((x, y) => priority(y) - priority(x) || x.table - y.table)[0];
}

/** Later stages and rounds first, then how near the series is to its end, then how close it is. */
function priority({ stage, round, wins_a, wins_b, best_of, status }: MatchSummary): number {
  const games = 2 * winsNeeded(best_of) - 1;
  const progress = (wins_a + wins_b) / games;
  const closeness = Math.min(wins_a, wins_b) / games;
  return stage * 1_000 + round * 10 + progress * 4 + closeness * 2 + (status === 'disputed' ? 1 : 0);
}

function memorable(tournament: TournamentState, matches: readonly MatchSummary[]): MatchSummary | undefined {
  const placed = matches.map((match) => {
    const { section } = positionOf(tournament, match);
    const round_count = tournament.stages[match.stage]?.round_count ?? match.round;
    const { stage, round, table } = match;
    return { match, place: { stage, section, round, round_count, table, is_deciding: false } };
  });
  return placed.toSorted((one, other) => compareAfterEnd(one.place, other.place))[0]?.match;
}
