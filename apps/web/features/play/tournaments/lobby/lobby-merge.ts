import type { TournamentSummary } from '@pailei/contracts/play/tournaments/tournaments.api';

import { matchesFilters, type LobbyFilters } from './lobby-filters.ts';

type Lines = readonly TournamentSummary[];

/** The fetched lines as the live lobby knows them now; each stays where it is. */
export function patchLines(lines: Lines, live: Lines): TournamentSummary[] {
  const byId = new Map(live.map((line) => [line.id, line]));
  return lines.map((line) => byId.get(line.id) ?? line);
}

/** Live lines under the filters that the visitor has not been shown; only the first page includes them. */
export function newTournaments(live: Lines, filters: LobbyFilters, known: ReadonlySet<string>): TournamentSummary[] {
  if (filters.skip > 0) return [];
  return live.filter((line) => !known.has(line.id) && matchesFilters(line, filters));
}

export type LiveCounts = Readonly<Record<'registration' | 'check_in' | 'running', number>>;

export function liveCounts(live: Lines): LiveCounts {
  const count = (status: TournamentSummary['status']) => live.filter((line) => line.status === status).length;
  return { registration: count('registration'), check_in: count('check_in'), running: count('running') };
}
