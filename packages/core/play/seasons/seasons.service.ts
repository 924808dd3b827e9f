import { appError, generalError } from '@pailei/contracts/http/errors';
import type { DataOf, QueryOf } from '@pailei/contracts/http/endpoint';
import type { ChampionPageView } from '@pailei/contracts/play/seasons/season-champions';
import { SEASON_ERRORS } from '@pailei/contracts/play/seasons/season-errors';
import type {
  SeasonCompetitor,
  SeasonEvent,
  SeasonSummary,
  SeasonView,
} from '@pailei/contracts/play/seasons/season-views';
import type { seasonsApi } from '@pailei/contracts/play/seasons/seasons.api';
import type { Db } from '@pailei/db/client';
import { readInOneSnapshot, type Trx } from '@pailei/db/tx';
import type { CompetitorKind } from '@pailei/domain/seasons/types';
import { championPage } from './closing/champion-page.view.ts';
import { competitorView } from './competitor.view.ts';
import { exportSeason, exportTable } from './season-export.view.ts';
import { readSeasonPlaces, readTeamTitles } from './season-places.reads.ts';
import { findSeasonEvents } from './season-events.repository.ts';
import { countRows, findStandings, type Who } from './season-facts.repository.ts';
import { findSeasonByNumber, findSeasons } from './seasons.repository.ts';
import { seasonSummary, seasonView } from './seasons.view.ts';

type Api = typeof seasonsApi;
export type SeasonsService = ReturnType<typeof createSeasonsService>;

/** What everybody reads of seasons. */
export function createSeasonsService({ db }: { db: Db }) {
  const ofSeason = <T>(
    number: number,
    read: (trx: Trx, season: Awaited<ReturnType<typeof requireSeason>>) => Promise<T>,
  ) => readInOneSnapshot(db, async (trx) => read(trx, await requireSeason(trx, number)));

  return {
    async list(): Promise<{ items: SeasonSummary[] }> {
      return { items: (await findSeasons(db)).map(seasonSummary) };
    },

    get: (number: number): Promise<SeasonView> => ofSeason(number, seasonView),

    table: (number: number, { kind, skip, limit }: QueryOf<Api['table']>): Promise<DataOf<Api['table']>> =>
      ofSeason(number, async (trx, { id }) => ({
        items: await findStandings(trx, id, { kind, skip, limit }),
        total: await countRows(trx, id, kind),
        skip,
        limit,
      })),

    events: (number: number): Promise<{ items: SeasonEvent[] }> =>
      ofSeason(number, async (trx, season) => ({ items: await findSeasonEvents(trx, season) })),

    competitor: (number: number, who: Who): Promise<SeasonCompetitor> =>
      ofSeason(number, (trx, season) => competitorView(trx, season, who)),

    champion: (number: number): Promise<ChampionPageView> =>
      ofSeason(number, async (trx, season) => {
        const page = await championPage(trx, season);
        if (!page) throw appError(SEASON_ERRORS, 'season_without_champion');
        return page;
      }),

    async ofPlayer(id: string): Promise<DataOf<Api['ofPlayer']>> {
      return { items: await readSeasonPlaces(db, { kind: 'account', id }), team_titles: await readTeamTitles(db, id) };
    },

    async ofTeam(id: string): Promise<DataOf<Api['ofTeam']>> {
      return { items: await readSeasonPlaces(db, { kind: 'team', id }) };
    },

    tableCsv: (number: number, kind: CompetitorKind) =>
      ofSeason(number, (trx, season) => exportTable(trx, season, kind)),

    tablesJson: (number: number) => ofSeason(number, exportSeason),
  };
}

async function requireSeason(trx: Trx, number: number) {
  const season = await findSeasonByNumber(trx, number);
  if (!season) throw generalError('not_found');
  return season;
}
