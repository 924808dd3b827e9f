import { SEARCH_GROUP_SIZE, type SearchResult } from '@pailei/contracts/site/search/search.api';
import type { Db } from '@pailei/db/client';
import type { Actor } from '@pailei/live/registry';
import { findTeamsByName } from '../../people/teams/index.ts';
import { findBattlesOfTeams } from '../../play/battles/index.ts';
import { findSeasonsByName } from '../../play/seasons/index.ts';
import { findPlayers, findTournaments } from './search.repository.ts';

export type SearchDeps = { db: Db };
export type SearchService = ReturnType<typeof createSearchService>;

/** Finds by name what the reader may see; nothing else of an account is searched or returned. */
export function createSearchService({ db }: SearchDeps) {
  return {
    async search(actor: Actor | null, keyword: string): Promise<SearchResult> {
      const [tournaments, seasons, teams, players] = await Promise.all([
        findTournaments(db, keyword, actor),
        findSeasonsByName(db, keyword, SEARCH_GROUP_SIZE),
        actor ? findTeamsByName(db, keyword, SEARCH_GROUP_SIZE) : [],
        findPlayers(db, keyword),
      ]);
      const teamIds = teams.map(({ id }) => id);
      const battles = await findBattlesOfTeams(db, teamIds, SEARCH_GROUP_SIZE);
      return { tournaments, seasons, teams, battles, players };
    },
  };
}
