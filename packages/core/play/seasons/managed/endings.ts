import type { BodyOf } from '@pailei/contracts/http/endpoint';
import { appError } from '@pailei/contracts/http/errors';
import type { adminSeasonsApi, ManagedSeason } from '@pailei/contracts/play/seasons/admin-seasons.api';
import { SEASON_ERRORS } from '@pailei/contracts/play/seasons/season-errors';
import type { Actor } from '@pailei/live/registry';
import type { InTurn } from '../../../ground/command-queue/turns.ts';
import { recordAudit } from '../../../site/audit/record-audit.ts';
import { closeSeason } from '../closing/close-season.ts';
import type { SeasonsDeps } from '../seasons.deps.ts';
import { updateSeason } from '../seasons.repository.ts';
import { managedSeason } from '../seasons.view.ts';
import { auditOf, lockAny, logSeason } from './season-steps.ts';

type Api = typeof adminSeasonsApi;

/** The end of a season, and what is said about it afterwards. */
export function endings({ now }: SeasonsDeps, inTurn: InTurn) {
  return {
    close: (actor: Actor, id: string, { revision }: BodyOf<Api['close']>): Promise<ManagedSeason> =>
      inTurn(id, async (trx, log) => {
        const season = await lockAny(trx, id, revision);
        const { champions, paid } = await closeSeason(trx, log, season, now());
        const after = { champion: champions.account?.name ?? null, champion_team: champions.team?.name ?? null, paid };
        await recordAudit(trx, { ...auditOf(actor, id, null, after), action: 'season.close', reason: null });
        return managedSeason(trx, await logSeason(trx, log, id));
      }),

    /** Prizes stay as they are booked; closing again books the difference. */
    reopen: (actor: Actor, id: string, { revision, reason }: BodyOf<Api['reopen']>): Promise<ManagedSeason> =>
      inTurn(id, async (trx, log) => {
        const season = await lockAny(trx, id, revision);
        if (season.by_hand) throw appError(SEASON_ERRORS, 'season_by_hand');
        if (season.closed_at === null) throw appError(SEASON_ERRORS, 'season_open');
        await updateSeason(trx, id, { closed_at: null, revision: revision + 1, updated_at: now() });
        const { number } = season;
        await recordAudit(trx, { ...auditOf(actor, id, null, { number }), action: 'season.reopen', reason });
        return managedSeason(trx, await logSeason(trx, log, id));
      }),

    setContent: (
      actor: Actor,
      id: string,
      { revision, ...content }: BodyOf<Api['setContent']>,
    ): Promise<ManagedSeason> =>
      inTurn(id, async (trx, log) => {
        const season = await lockAny(trx, id, revision);
        await updateSeason(trx, id, { content: JSON.stringify(content), revision: revision + 1, updated_at: now() });
        const facts = (intro: string, matches: number) => ({ intro, matches });
        await recordAudit(trx, {
          ...auditOf(
            actor,
            id,
            facts(season.content.intro, season.content.matches.length),
            facts(content.intro, content.matches.length),
          ),
          action: 'season.set_content',
          reason: null,
        });
        return managedSeason(trx, await logSeason(trx, log, id));
      }),
  };
}
