import type { BodyOf } from '@pailei/contracts/http/endpoint';
import { appError, fieldError } from '@pailei/contracts/http/errors';
import type { adminSeasonsApi, ManagedSeason, PastSeasonBody } from '@pailei/contracts/play/seasons/admin-seasons.api';
import { SEASON_ERRORS } from '@pailei/contracts/play/seasons/season-errors';
import type { Trx } from '@pailei/db/tx';
import type { Actor } from '@pailei/live/registry';
import { inTransaction } from '@pailei/live/transaction';
import type { InTurn } from '../../../ground/command-queue/turns.ts';
import { runOnce } from '../../../ground/idempotency/idempotency.ts';
import { recordAudit } from '../../../site/audit/record-audit.ts';
import { keepFile } from '../../../site/uploads/attach-files.ts';
import { lockPeriods, updateSeason } from '../seasons.repository.ts';
import type { SeasonsDeps } from '../seasons.deps.ts';
import { managedSeason } from '../seasons.view.ts';
import { auditOf, factsOf, insertNewSeason, lockAny, logSeason, refuseTaken } from './season-steps.ts';

type Api = typeof adminSeasonsApi;

/** What is stored of it, under the lock of all periods. Refuses what is not over, and a number or a period that another season has. */
async function columnsOf(trx: Trx, body: PastSeasonBody, { ownId, now }: { ownId: string | null; now: string }) {
  const { number, name, intro, by_hand } = body;
  const [starts_at, ends_at] = [new Date(body.starts_at).toISOString(), new Date(body.ends_at).toISOString()];
  if (ends_at > now) throw fieldError(SEASON_ERRORS, 'season_not_over', 'ends_at');
  await lockPeriods(trx);
  await refuseTaken(trx, { number, starts_at, ends_at }, ownId);
  if (by_hand.picture_id !== null && !(await keepFile(trx, by_hand.picture_id, 'season_picture', now)))
    throw fieldError(SEASON_ERRORS, 'picture_gone', 'by_hand.picture_id');
  const content = JSON.stringify({ intro, matches: [] });
  return { number, name, starts_at, ends_at, closed_at: ends_at, content, by_hand: JSON.stringify(by_hand) };
}

async function insertPast(trx: Trx, actor: Actor, body: PastSeasonBody, now: string): Promise<string> {
  const columns = await columnsOf(trx, body, { ownId: null, now });
  const prizes = JSON.stringify({ account: null, team: null });
  const id = await insertNewSeason(trx, actor, { ...columns, prizes, one_team_per_player: false }, now);
  await recordAudit(trx, {
    ...auditOf(actor, id, null, enteredFacts(body)),
    action: 'season.enter_past',
    reason: null,
  });
  return id;
}

/** Seasons that were played elsewhere, as the staff enter them: they are over from the start, and nothing is counted in them. */
export function pastSeasons(deps: SeasonsDeps, inTurn: InTurn) {
  const { now } = deps;
  return {
    enterPast: (
      actor: Actor,
      { body, idempotencyKey: key }: { body: PastSeasonBody; idempotencyKey: string | undefined },
    ): Promise<ManagedSeason> => {
      const call = { account_id: actor.user_id, route: 'POST /admin/seasons/past', key, body };
      return inTransaction(deps, async (trx, log) => {
        const { id } = await runOnce(trx, call, async () => ({ id: await insertPast(trx, actor, body, now()) }));
        return managedSeason(trx, await logSeason(trx, log, id));
      });
    },

    updatePast: (actor: Actor, id: string, { revision, ...body }: BodyOf<Api['updatePast']>): Promise<ManagedSeason> =>
      inTurn(id, async (trx, log) => {
        const columns = await columnsOf(trx, body, { ownId: id, now: now() });
        const season = await lockAny(trx, id, revision);
        if (!season.by_hand) throw appError(SEASON_ERRORS, 'season_not_by_hand');
        if (season.number !== body.number) await logSeason(trx, log, id);
        const before = { ...factsOf(season), past_champion: season.by_hand.champion };
        await updateSeason(trx, id, { ...columns, revision: revision + 1, updated_at: now() });
        await recordAudit(trx, {
          ...auditOf(actor, id, before, { ...before, ...enteredFacts(body) }),
          action: 'season.update_past',
          reason: null,
        });
        return managedSeason(trx, await logSeason(trx, log, id));
      }),
  };
}

const enteredFacts = ({ number, name, starts_at, ends_at, by_hand }: PastSeasonBody) => ({
  number,
  name,
  starts_at,
  ends_at,
  past_champion: by_hand.champion,
});
