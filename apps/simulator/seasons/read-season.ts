import type { SeasonCompetitor, Standing } from '@pailei/contracts/play/seasons/season-views';
import { seasonsApi } from '@pailei/contracts/play/seasons/seasons.api';
import { COMPETITOR_KINDS, type CompetitorKind } from '@pailei/domain/seasons/types';
import { mapConcurrently } from '../connections/map-concurrently.ts';
import type { SiteClient } from '../connections/site-client.ts';

const PAGE = 200;
const READ_AT_ONCE = 8;

export type SeasonTables = Readonly<Record<CompetitorKind, readonly Standing[]>>;
export type SeasonLine = { readonly standing: Standing; readonly detail: SeasonCompetitor };
export type SeasonLines = Readonly<Record<CompetitorKind, readonly SeasonLine[]>>;

/** Both tables, whole. */
export async function readTables(site: SiteClient, number: number): Promise<SeasonTables> {
  const [account = [], team = []] = await Promise.all(COMPETITOR_KINDS.map((kind) => readTable(site, number, kind)));
  return { account, team };
}

async function readTable(site: SiteClient, number: number, kind: CompetitorKind): Promise<Standing[]> {
  const rows: Standing[] = [];
  for (;;) {
    const query = { kind, skip: String(rows.length), limit: String(PAGE) };
    const { items, total } = await site.call(seasonsApi.table, { params: { number: String(number) }, query });
    rows.push(...items);
    if (items.length === 0 || rows.length >= total) return rows;
  }
}

/** Every line of both tables with what its points are made of. */
export async function readLines(site: SiteClient, number: number, tables: SeasonTables): Promise<SeasonLines> {
  const ofKind = (kind: CompetitorKind) =>
    mapConcurrently(tables[kind], READ_AT_ONCE, async (standing): Promise<SeasonLine> => {
      const params = { number: String(number), id: standing.id };
      return { standing, detail: await site.call(seasonsApi.competitor, { params, query: { kind } }) };
    });
  return { account: await ofKind('account'), team: await ofKind('team') };
}
