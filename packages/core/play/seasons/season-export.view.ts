import type { SeasonRecordRow } from '@pailei/db/schema/seasons';
import type { Trx } from '@pailei/db/tx';
import type { CompetitorKind, SeasonRow } from '@pailei/domain/seasons/types';
import { readSeasonRecord } from './counting/season-record.ts';
import { findNames } from './names.reads.ts';
import { seasonCsvFile, seasonJsonFile } from './season-export.ts';
import { countRows, findRows, findStandings } from './season-facts.repository.ts';
import { seasonHeader } from './seasons.view.ts';

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
