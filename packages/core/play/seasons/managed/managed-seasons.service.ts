import type { BodyOf } from '@pailei/contracts/http/endpoint';
import { generalError } from '@pailei/contracts/http/errors';
import type {
  adminSeasonsApi,
  ManagedSeason,
  SeasonBody,
  SeasonClosing,
} from '@pailei/contracts/play/seasons/admin-seasons.api';
import type { SeasonEvent } from '@pailei/contracts/play/seasons/season-views';
import type { SeasonRecordRow } from '@pailei/db/schema/seasons';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import type { Actor } from '@pailei/live/registry';
import { inTransaction } from '@pailei/live/transaction';
import { transactionsInTurn } from '../../../ground/command-queue/turns.ts';
import { runOnce } from '../../../ground/idempotency/idempotency.ts';
import { recordAudit } from '../../../site/audit/record-audit.ts';
import { previewClosing } from '../closing/close-season.ts';
import { countEvents, makeTables } from '../counting/recount.ts';
import { findSeasonEvents, releaseOutside } from '../season-events.repository.ts';
import { findSeasons, lockPeriods, updateSeason } from '../seasons.repository.ts';
import type { SeasonsDeps } from '../seasons.deps.ts';
import { managedSeason } from '../seasons.view.ts';
import { endings } from './endings.ts';
import { auditOf, factsOf, insertNewSeason, lockOpen, logSeason, refuseTaken } from './season-steps.ts';
import { formulaChanges } from './formula-changes.ts';
import { pastSeasons } from './past-seasons.ts';
import { scoring } from './scoring.ts';

type Api = typeof adminSeasonsApi;
export type ManagedSeasonsService = ReturnType<typeof createManagedSeasonsService>;

const columnsOf = ({ number, name, starts_at, ends_at, prizes, one_team_per_player }: SeasonBody, before = false) => ({
  number,
  name,
  starts_at: new Date(starts_at).toISOString(),
  ends_at: new Date(ends_at).toISOString(),
  prizes: JSON.stringify(prizes),
  one_team_per_player: one_team_per_player ?? before,
});

/** Seasons that are changed at once; each of them takes one connection. */
const LANES = 2;

/** Seasons as the staff work with them. */
export function createManagedSeasonsService(deps: SeasonsDeps) {
  const { db, now } = deps;
  const inTurn = transactionsInTurn(deps, { lanes: LANES });
  const read = <T>(id: string, work: (trx: Trx, season: SeasonRecordRow) => Promise<T>) =>
    db.transaction().execute(async (trx) => {
      const season = await trx.selectFrom('season').selectAll().where('id', '=', id).executeTakeFirst();
      if (!season) throw generalError('not_found');
      return work(trx, season);
    });

  return {
    async list(): Promise<{ items: ManagedSeason[] }> {
      const seasons = await findSeasons(db);
      return { items: await Promise.all(seasons.map((season) => managedSeason(db, season))) };
    },

    events: (id: string): Promise<{ items: SeasonEvent[] }> =>
      read(id, async (trx, season) => ({ items: await findSeasonEvents(trx, season) })),

    closing: (id: string): Promise<SeasonClosing> => read(id, previewClosing),

    create(
      actor: Actor,
      { body, idempotencyKey: key }: { body: SeasonBody; idempotencyKey: string | undefined },
    ): Promise<ManagedSeason> {
      const call = { account_id: actor.user_id, route: 'POST /admin/seasons', key, body };
      return inTransaction(deps, async (trx, log) => {
        const { id } = await runOnce(trx, call, async () => ({ id: await createSeason(trx, actor, body, now()) }));
        const season = await lockOpen(trx, id);
        return shown(trx, log, season.id, () => count(trx, log, id));
      });
    },

    update: (actor: Actor, id: string, { revision, ...body }: BodyOf<Api['update']>): Promise<ManagedSeason> =>
      inTurn(id, async (trx, log) => {
        await lockPeriods(trx);
        const season = await lockOpen(trx, id, revision);
        const columns = columnsOf(body, season.one_team_per_player);
        await refuseTaken(trx, columns, id);
        await updateSeason(trx, id, { ...columns, revision: revision + 1, updated_at: now() });
        await releaseOutside(trx, { id, ...columns });
        await recordAudit(trx, {
          ...auditOf(actor, id, factsOf(season), factsOf(columns)),
          action: 'season.update',
          reason: null,
        });
        return shown(trx, log, id, () => count(trx, log, id));
      }),

    ...scoring(deps, inTurn),
    ...formulaChanges(deps, inTurn),
    ...endings(deps, inTurn),
    ...pastSeasons(deps, inTurn),
  };
}

async function createSeason(trx: Trx, actor: Actor, body: SeasonBody, at: string): Promise<string> {
  await lockPeriods(trx);
  const columns = columnsOf(body);
  await refuseTaken(trx, columns, null);
  const content = JSON.stringify({ intro: '', matches: [] });
  const id = await insertNewSeason(trx, actor, { ...columns, content, closed_at: null }, at);
  await recordAudit(trx, { ...auditOf(actor, id, null, factsOf(columns)), action: 'season.create', reason: null });
  return id;
}

async function count(trx: Trx, log: LiveLog, id: string): Promise<void> {
  const season = await lockOpen(trx, id);
  await countEvents(trx, season);
  await makeTables(trx, log, season);
}

async function shown(trx: Trx, log: LiveLog, id: string, first: () => Promise<void>): Promise<ManagedSeason> {
  await first();
  return managedSeason(trx, await logSeason(trx, log, id));
}
