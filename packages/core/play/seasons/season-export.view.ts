import type { SeasonRecordRow } from '@pailei/db/schema/seasons';
import type { Trx } from '@pailei/db/tx';
import type { CompetitorKind, SeasonRow } from '@pailei/domain/seasons/types';
import type { SeasonView, Standing } from '@pailei/contracts/play/seasons/season-views';
import { COMPETITOR_NAMES } from '@pailei/contracts/play/seasons/season-texts';
import type { SeasonRecord } from '@pailei/domain/seasons/table';
import { readSeasonRecord } from './counting/season-record.ts';
import { findNames } from './names.reads.ts';
import { countRows, findRows, findStandings } from './season-facts.repository.ts';
import { seasonHeader } from './seasons.view.ts';
import { csvLines, CSV_MARK } from '../../ground/csv/csv.ts';
import { textFile } from '../../ground/text-file/text-file.ts';

const CACHE = 'private, no-cache';
const FORMAT = 'pailei-season';
const VERSION = 1;

/** A table for a spreadsheet. */
function seasonCsvFile(number: number, kind: CompetitorKind, rows: readonly Standing[]) {
  const head = [
    '名次',
    COMPETITOR_NAMES[kind],
    ...(kind === 'account' ? ['战队'] : []),
    '赛季分',
    '最好单项',
    '冠军数',
    '胜',
    '负',
    '胜台',
    '负台',
    '参加',
    '计入',
  ];
  const lines = rows.map((row) => [
    row.rank,
    row.name,
    ...(kind === 'account' ? [row.team_name ?? ''] : []),
    row.points,
    row.best,
    row.titles,
    row.wins,
    row.losses,
    row.boards?.won ?? 0,
    row.boards?.lost ?? 0,
    row.events,
    row.counted,
  ]);
  return textFile(`season-s${number}-${kind}.csv`, CSV_MARK + csvLines([head, ...lines]), CACHE);
}

type Tables = Readonly<Record<CompetitorKind, readonly SeasonRow[]>>;
type Exported = {
  season: SeasonView['season'];
  record: SeasonRecord;
  tables: Tables;
  /** Of everybody and of every event that the file names. */
  names: ReadonlyMap<string, string>;
};

/** Both tables with all that they are made of: the formula's versions, facts, tiers and adjustments. */
function seasonJsonFile({ season, record, tables, names }: Exported) {
  const { versions, ...header } = season;
  const file = {
    format: FORMAT,
    version: VERSION,
    season: header,
    formula_versions: versions,
    tiers: Object.fromEntries(record.tiers),
    facts: record.facts,
    adjustments: record.adjustments.map(({ id, competitor_kind, competitor_id, points, at }) => ({
      id,
      competitor_kind,
      competitor_id,
      points,
      at,
    })),
    names: Object.fromEntries([...names].toSorted(([one], [other]) => (one < other ? -1 : 1))),
    tables,
  };
  return textFile(`season-s${season.number}.json`, `${JSON.stringify(file)}\n`, CACHE);
}

export async function exportTable(trx: Trx, { id, number }: SeasonRecordRow, kind: CompetitorKind) {
  const limit = await countRows(trx, id, kind);
  return seasonCsvFile(number, kind, await findStandings(trx, id, { kind, skip: 0, limit }));
}

export async function exportSeason(trx: Trx, season: SeasonRecordRow) {
  const record = await readSeasonRecord(trx, season);
  const tables = {
    account: await findRows(trx, season.id, 'account'),
    team: await findRows(trx, season.id, 'team'),
  };
  const idsOf = (rows: readonly SeasonRow[]) => rows.map(({ id }) => id);
  const names = await findNames(trx, {
    account: idsOf(tables.account),
    team: idsOf(tables.team),
    tournament: [...new Set(record.facts.map(({ event_id }) => event_id))],
  });
  return seasonJsonFile({ season: await seasonHeader(trx, season), record, tables, names });
}
