import type { TableShift } from '@pailei/contracts/play/seasons/admin-seasons.api';
import type { SeasonRecordRow } from '@pailei/db/schema/seasons';
import type { Trx } from '@pailei/db/tx';
import { seasonTable } from '@pailei/domain/seasons/table';
import type { CompetitorKind, SeasonFormulas } from '@pailei/domain/seasons/types';
import { readSeasonRecord } from '../counting/season-record.ts';
import { findNames } from '../names.reads.ts';

const SHOWN = 20;

type NewFormula = { formulas: SeasonFormulas; applies_from: string | null };

/** How the tables would stand by another formula: the first of them, with where they stand now. Nothing is written. */
export async function formulaShifts(trx: Trx, season: SeasonRecordRow, { formulas, applies_from }: NewFormula) {
  const record = await readSeasonRecord(trx, season);
  const version = Math.max(...record.versions.map((one) => one.version)) + 1;
  const from = applies_from && new Date(applies_from).toISOString();
  const next = { ...record, versions: [...record.versions, { version, applies_from: from, formulas }] };
  const shiftsIn = async (kind: CompetitorKind): Promise<TableShift[]> => {
    const before = new Map(seasonTable(kind, record).map((row) => [row.id, row]));
    const rows = seasonTable(kind, next).slice(0, SHOWN);
    const names = await findNames(trx, { [kind]: rows.map(({ id }) => id) });
    return rows.map(({ id, rank, points }) => ({
      id,
      name: names.get(id) ?? '',
      rank: before.get(id)?.rank ?? null,
      points: before.get(id)?.points ?? null,
      next_rank: rank,
      next_points: points,
    }));
  };
  return { account: await shiftsIn('account'), team: await shiftsIn('team') };
}
