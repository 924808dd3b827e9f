import { SEARCH_GROUP_SIZE, type SearchResult } from '@pailei/contracts/site/search/search.api';
import type { Db } from '@pailei/db/client';
import type { Actor } from '@pailei/live/registry';
import { findPlayers, findTournaments } from './search.repository.ts';

type ByName<Found> = (db: Db, keyword: string, limit: number) => Promise<Found>;

/** What other features find, each as a service of that feature. */
export type SearchDeps = {
  db: Db;
  teamsByName: ByName<SearchResult['teams']>;
  seasonsByName: ByName<SearchResult['seasons']>;
  battlesOfTeams: (db: Db, teamIds: readonly string[], limit: number) => Promise<SearchResult['battles']>;
};
export type SearchService = ReturnType<typeof createSearchService>;

/** Finds by name what the reader may see; nothing else of an account is searched or returned. */
export function createSearchService({ db, teamsByName, seasonsByName, battlesOfTeams }: SearchDeps) {
  return {
    async search(actor: Actor | null, keyword: string): Promise<SearchResult> {
      const [tournaments, seasons, teams, players] = await Promise.all([
        findTournaments(db, keyword, actor),
        seasonsByName(db, keyword, SEARCH_GROUP_SIZE),
        actor ? teamsByName(db, keyword, SEARCH_GROUP_SIZE) : [],
        findPlayers(db, keyword),
      ]);
      const teamIds = teams.map(({ id }) => id);
      const battles = await battlesOfTeams(db, teamIds, SEARCH_GROUP_SIZE);
      return { tournaments, seasons, teams, battles, players };
    },
  };
}
