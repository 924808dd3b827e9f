import { allMatches } from '@pailei/domain/featured/choose-match';
import { isLive } from '@pailei/domain/featured/live';
import { isSeriesOver } from '@pailei/domain/series/series-over';
import type { MatchSummary } from '@pailei/domain/tournament/stages/stage-base';
import type { TournamentState } from '@pailei/domain/tournament/types';

export const STRIP_LENGTH = 4;

/** The matches under the stage: those being played, then the newest results; never the one on the stage. */
export function stripMatches(tournament: TournamentState, featuredId: string | null): MatchSummary[] {
  const others = allMatches(tournament).filter(
    ({ match_id, status }) => match_id !== featuredId && status !== 'cancelled',
  );
  const live = others.filter(({ status }) => isLive(status)).toSorted((x, y) => x.table - y.table);
  const over = others
    .filter(({ status }) => isSeriesOver(status))
    .toSorted((x, y) => y.updated_at.localeCompare(x.updated_at));
  return [...live, ...over].slice(0, STRIP_LENGTH);
}

/** The same ids in slots: what was shown keeps its slot, what is new takes those that became free, in order. */
export function inSlots(before: readonly string[], wanted: readonly string[]): string[] {
  const fresh = wanted.filter((id) => !before.includes(id));
  const kept = before.slice(0, wanted.length).map((id) => (wanted.includes(id) ? id : undefined));
  const moved = before.slice(wanted.length).filter((id) => wanted.includes(id));
  const waiting = [...moved, ...fresh];
  return Array.from({ length: wanted.length }, (_, slot) => kept[slot] ?? waiting.shift() ?? '');
}
