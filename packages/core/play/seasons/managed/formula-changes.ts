import type { BodyOf, DataOf } from '@pailei/contracts/http/endpoint';
import { appError, fieldError } from '@pailei/contracts/http/errors';
import type { adminSeasonsApi, ManagedSeason } from '@pailei/contracts/play/seasons/admin-seasons.api';
import { SEASON_ERRORS } from '@pailei/contracts/play/seasons/season-errors';
import type { SeasonRecordRow } from '@pailei/db/schema/seasons';
import type { Actor } from '@pailei/live/registry';
import type { InTurn } from '../../../ground/command-queue/turns.ts';
import { recordAudit } from '../../../site/audit/record-audit.ts';
import { makeTables } from '../counting/recount.ts';
import { findVersions, insertVersion } from '../seasons.repository.ts';
import type { SeasonsDeps } from '../seasons.deps.ts';
import { managedSeason } from '../seasons.view.ts';
import { formulaShifts } from './formula-preview.ts';
import { auditOf, lockOpen, logSeason } from './season-steps.ts';

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
