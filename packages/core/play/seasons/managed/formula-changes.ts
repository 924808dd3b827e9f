import type { BodyOf, DataOf } from '@pailei/contracts/http/endpoint';
import { appError, fieldError } from '@pailei/contracts/http/errors';
import type { adminSeasonsApi, ManagedSeason, TableShift } from '@pailei/contracts/play/seasons/admin-seasons.api';
import { SEASON_ERRORS } from '@pailei/contracts/play/seasons/season-errors';
import type { SeasonRecordRow } from '@pailei/db/schema/seasons';
import type { Actor } from '@pailei/live/registry';
import type { Trx } from '@pailei/db/tx';
import { seasonTable } from '@pailei/domain/seasons/table';
import type { CompetitorKind, SeasonFormulas } from '@pailei/domain/seasons/types';
import type { InTurn } from '../../../ground/command-queue/turns.ts';
import { recordAudit } from '../../../site/audit/record-audit.ts';
import { makeTables } from '../counting/recount.ts';
import { findVersions, insertVersion } from '../seasons.repository.ts';
import type { SeasonsDeps } from '../seasons.deps.ts';
import { managedSeason } from '../seasons.view.ts';
import { auditOf, lockOpen, logSeason } from './season-steps.ts';
import { readSeasonRecord } from '../counting/season-record.ts';
import { findNames } from '../names.reads.ts';

const SHOWN = 20;

type NewFormula = { formulas: SeasonFormulas; applies_from: string | null };

/** How the tables would stand by another formula: the first of them, with where they stand now. Nothing is written. */
async function formulaShifts(trx: Trx, season: SeasonRecordRow, { formulas, applies_from }: NewFormula) {
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

type Api = typeof adminSeasonsApi;

/** New versions of a season's formula. One makes the tables anew. */
export function formulaChanges({ now }: SeasonsDeps, inTurn: InTurn) {
  return {
    previewFormula: (
      _actor: Actor,
      id: string,
      body: BodyOf<Api['previewFormula']>,
    ): Promise<DataOf<Api['previewFormula']>> =>
      inTurn(id, async (trx) => {
        const season = await lockOpen(trx, id);
        refuseOutside(season, body.applies_from);
        return formulaShifts(trx, season, body);
      }),

    setFormula: (actor: Actor, id: string, body: BodyOf<Api['setFormula']>): Promise<ManagedSeason> =>
      inTurn(id, async (trx, log) => {
        const season = await lockOpen(trx, id);
        const { formulas, applies_from, reason, seen_version } = body;
        refuseOutside(season, applies_from);
        const newest = (await findVersions(trx, id)).at(-1)?.version ?? 0;
        if (newest !== seen_version) throw appError(SEASON_ERRORS, 'formula_stale');
        const version = newest + 1;
        const made = { reason, created_by: actor.user_id, created_at: now() };
        const from = applies_from && new Date(applies_from).toISOString();
        await insertVersion(trx, {
          season_id: id,
          version,
          applies_from: from,
          formulas: JSON.stringify(formulas),
          ...made,
        });
        await recordAudit(trx, {
          ...auditOf(actor, id, null, { version, applies_from: from }),
          action: 'season.set_formula',
          reason,
        });
        await makeTables(trx, log, season);
        return managedSeason(trx, await logSeason(trx, log, id));
      }),
  };
}

function refuseOutside({ starts_at, ends_at }: SeasonRecordRow, from: string | null): void {
  if (from !== null && (Date.parse(from) < Date.parse(starts_at) || Date.parse(from) >= Date.parse(ends_at)))
    throw fieldError(SEASON_ERRORS, 'formula_from_outside', 'applies_from');
}
