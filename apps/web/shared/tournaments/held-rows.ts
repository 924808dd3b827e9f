import { allMatches } from '@pailei/domain/featured/choose-match';
import type { MatchSummary } from '@pailei/domain/tournament/stages/stage-base';
import type { TournamentState } from '@pailei/domain/tournament/types';

import { openMatches } from './matches.ts';

/**
 * The matches of a short list, each in a place that it keeps: one that is over stays, with its result, until another match
 * needs the place, and the list never gets shorter. So nothing beside or below it moves while an event runs. `before` are the
 * rows that are shown now; a list that begins takes what is open, then the newest round.
 */
export function heldRows(before: readonly string[], tournament: TournamentState, most: number): readonly string[] {
  const open = openMatches(tournament);
  if (before.length === 0) return idsOf([...open, ...playedInNewestRound(tournament)]).slice(0, most);
  const rows = [...before];
  for (const { match_id, status } of open) {
    if (rows.includes(match_id)) continue;
    const place = freePlace(rows, open, most) ?? (status === 'disputed' ? quietPlace(rows, open) : null);
    if (place !== null) rows[place] = match_id;
  }
  const held = withoutWithdrawn(rows, tournament);
  return isSame(before, held) ? before : held;
}

/** The place of a match that is over, else one more. */
function freePlace(rows: readonly string[], open: readonly MatchSummary[], most: number): number | null {
  const openIds = new Set(idsOf(open));
  const over = rows.findIndex((id) => !openIds.has(id));
  if (over >= 0) return over;
  return rows.length < most ? rows.length : null;
}

/** The last place whose match is not disputed: a dispute is always seen. */
function quietPlace(rows: readonly string[], open: readonly MatchSummary[]): number | null {
  const disputed = new Set(idsOf(open.filter(({ status }) => status === 'disputed')));
  const place = rows.findLastIndex((id) => !disputed.has(id));
  return place < 0 ? null : place;
}

/** A correction may withdraw matches: others that were played take their places. */
function withoutWithdrawn(rows: readonly string[], tournament: TournamentState): readonly string[] {
  const others = idsOf(allMatches(tournament).toReversed()).filter((id) => !rows.includes(id));
  return rows.flatMap((id) => (tournament.match_index[id] === undefined ? (others.shift() ?? []) : id));
}

function playedInNewestRound(tournament: TournamentState): readonly MatchSummary[] {
  const newest = tournament.stages.findLast(({ rounds }) => rounds.length > 0)?.rounds.at(-1);
  return newest?.matches.filter(({ result }) => result !== null) ?? [];
}

const idsOf = (matches: readonly MatchSummary[]): string[] => matches.map(({ match_id }) => match_id);

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, place) => id === other[place]);

/** The matches of these rows, in their places. */
export function matchesOfRows(tournament: TournamentState, rows: readonly string[]): MatchSummary[] {
  const byId = new Map(allMatches(tournament).map((match) => [match.match_id, match]));
  return rows.flatMap((id) => byId.get(id) ?? []);
}
