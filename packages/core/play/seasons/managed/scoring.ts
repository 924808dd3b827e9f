import type { BodyOf } from '@pailei/contracts/http/endpoint';
import { appError } from '@pailei/contracts/http/errors';
import type { adminSeasonsApi, ManagedSeason } from '@pailei/contracts/play/seasons/admin-seasons.api';
import { SEASON_ERRORS } from '@pailei/contracts/play/seasons/season-errors';
import type { SeasonEvent } from '@pailei/contracts/play/seasons/season-views';
import { newId } from '@pailei/db/id';
import type { SeasonRecordRow } from '@pailei/db/schema/seasons';
import type { Trx } from '@pailei/db/tx';
import type { Actor } from '@pailei/live/registry';
import type { InTurn } from '../../../ground/command-queue/turns.ts';
import { runOnce } from '../../../ground/idempotency/idempotency.ts';
import { recordAudit } from '../../../site/audit/record-audit.ts';
import { countEvents, makeTables } from '../counting/recount.ts';
import { findNames } from '../names.reads.ts';
import { findPlacing, findSeasonEvents, placeEvent } from '../season-events.repository.ts';
import { insertAdjustment } from '../season-facts.repository.ts';
import type { SeasonsDeps } from '../seasons.deps.ts';
import { managedSeason } from '../seasons.view.ts';
import { auditOf, lockOpen, logSeason } from './season-steps.ts';

type Api = typeof adminSeasonsApi;

/** What of a season counts: its events and adjustments. Each change makes the tables anew. */
export function scoring({ now }: SeasonsDeps, inTurn: InTurn) {
  return {
    setEvent: (
      actor: Actor,
      ids: { id: string; tournament_id: string },
      body: BodyOf<Api['setEvent']>,
    ): Promise<{ items: SeasonEvent[] }> =>
      inTurn(ids.id, async (trx, log) => {
        const season = await lockOpen(trx, ids.id);
        const before = await placingIn(trx, season, ids.tournament_id);
        const after = { tournament_id: ids.tournament_id, ...body };
        await placeEvent(trx, { ...after, season_id: season.id, is_named: before === undefined });
        await recordAudit(trx, {
          ...auditOf(
            actor,
            season.id,
            before ? { tournament_id: before.id, tier: before.tier, is_excluded: before.is_excluded } : null,
            after,
          ),
          action: 'season.set_event',
          reason: null,
        });
        await countEvents(trx, season, ids.tournament_id);
        await makeTables(trx, log, season);
        await logSeason(trx, log, season.id);
        return { items: await findSeasonEvents(trx, season) };
      }),

    adjust(
      actor: Actor,
      id: string,
      { body, idempotencyKey: key }: { body: BodyOf<Api['adjust']>; idempotencyKey: string | undefined },
    ): Promise<ManagedSeason> {
      const call = { account_id: actor.user_id, route: `POST /admin/seasons/${id}/adjustments`, key, body };
      return inTurn(id, async (trx, log) => {
        const season = await lockOpen(trx, id);
        await runOnce(trx, call, () => addAdjustment(trx, { actor, season, body, now: now() }));
        await makeTables(trx, log, season);
        return managedSeason(trx, season);
      });
    },

    recount: (actor: Actor, id: string): Promise<ManagedSeason> =>
      inTurn(id, async (trx, log) => {
        const season = await lockOpen(trx, id);
        await countEvents(trx, season);
        const changed = await makeTables(trx, log, season);
        await recordAudit(trx, { ...auditOf(actor, id, null, { changed }), action: 'season.recount', reason: null });
        return managedSeason(trx, season);
      }),
  };
}

/** As the event stands in this season; `undefined`: in none yet. One of another season, or that nobody may see, is refused. */
async function placingIn(trx: Trx, season: SeasonRecordRow, eventId: string): Promise<SeasonEvent | undefined> {
  const known = (await findSeasonEvents(trx, season)).find(({ id }) => id === eventId);
  if (known) return known;
  const isThere = (await findNames(trx, { tournament: [eventId] })).has(eventId);
  if (!isThere || (await findPlacing(trx, eventId))) throw appError(SEASON_ERRORS, 'event_not_in_season');
  return undefined;
}

type Adjusting = { actor: Actor; season: SeasonRecordRow; body: BodyOf<Api['adjust']>; now: string };

async function addAdjustment(trx: Trx, { actor, season, body, now }: Adjusting): Promise<{ id: string }> {
  const { kind, competitor_id, points, reason } = body;
  if (!(await findNames(trx, { [kind]: [competitor_id] })).has(competitor_id))
    throw appError(SEASON_ERRORS, 'competitor_unknown');
  const id = newId();
  const who = { season_id: season.id, competitor_kind: kind, competitor_id };
  await insertAdjustment(trx, { id, ...who, points, reason, created_by: actor.user_id, created_at: now });
  await recordAudit(trx, {
    ...auditOf(actor, season.id, null, { kind, competitor_id, points }),
    action: 'season.adjust',
    reason,
  });
  return { id };
}
