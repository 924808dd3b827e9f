import type { BodyOf } from '@pailei/contracts/http/endpoint';
import { personalTopic } from '@pailei/contracts/features/personal.topic';
import { appError, generalError } from '@pailei/contracts/http/errors';
import {
  NO_SHOW_ERRORS,
  type NoShow,
  type NoShows,
  type noShowsApi,
} from '@pailei/contracts/play/no-shows/no-shows.api';
import { coolDownOf, type CoolDown } from '@pailei/domain/no-shows/no-shows';
import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import type { Publisher } from '@pailei/live/publish';
import type { Actor } from '@pailei/live/registry';
import { inTransaction } from '@pailei/live/transaction';
import { recordAudit } from '../../site/audit/record-audit.ts';
import { findMoments, forgiveNoShow, listNoShows, lockNoShow } from './no-shows.repository.ts';

const MAX_LISTED = 50;

export type NoShowsDeps = { db: Db; publisher: Publisher; now: () => string };
export type NoShowsService = ReturnType<typeof createNoShowsService>;

/** Who did not come to their matches, and what follows for their next registrations. */
export function createNoShowsService(deps: NoShowsDeps) {
  const { db, now } = deps;
  const read = (source: Db | Trx, accountId: string) => readNoShows(source, accountId, now());
  return {
    own: (actor: Actor): Promise<NoShows> => read(db, actor.user_id),

    async ofUser(id: string): Promise<NoShows> {
      if (!(await isAccount(db, id))) throw generalError('not_found');
      return read(db, id);
    },

    forgive(
      actor: Actor,
      { id, match }: { id: string; match: string },
      { reason }: BodyOf<typeof noShowsApi.forgive>,
    ): Promise<NoShows> {
      return inTransaction(deps, async (trx, log) => {
        const row = await lockNoShow(trx, id, match);
        if (!row) throw generalError('not_found');
        if (row.forgiven_at !== null) throw appError(NO_SHOW_ERRORS, 'already_forgiven');
        await forgiveNoShow(trx, { account_id: id, match_id: match, by: actor.user_id, reason, now: now() });
        log.add(personalTopic.of(id), 'penalties_changed', {});
        await recordAudit(trx, {
          actor,
          action: 'no_show.forgive',
          target_type: 'account',
          target_id: id,
          before: { match_id: match, at: row.at },
          after: null,
          reason,
        });
        return read(trx, id);
      });
    },
  };
}

/** Of those of these accounts that may not register now. */
export async function readCoolDowns(
  db: Db | Trx,
  accountIds: readonly string[],
  now: string,
): Promise<ReadonlyMap<string, CoolDown>> {
  const moments = await findMoments(db, accountIds, now);
  return new Map(
    [...moments].flatMap(([id, known]) => {
      const coolDown = coolDownOf(known, now);
      return coolDown ? [[id, coolDown]] : [];
    }),
  );
}

async function readNoShows(db: Db | Trx, accountId: string, now: string): Promise<NoShows> {
  const rows = await listNoShows(db, accountId, MAX_LISTED);
  const coolDown = (await readCoolDowns(db, [accountId], now)).get(accountId) ?? null;
  return { items: rows.map(noShowView), cool_down: coolDown };
}

function noShowView(row: Awaited<ReturnType<typeof listNoShows>>[number]): NoShow {
  const { match_id, tournament_id, at, forgiven_at, forgiven_reason, info } = row;
  const forgiven = forgiven_at === null ? null : { at: forgiven_at, reason: forgiven_reason ?? '' };
  return { match_id, tournament_id, tournament_name: info.tournament_name, label: info.label, at, forgiven };
}

async function isAccount(db: Db, id: string): Promise<boolean> {
  return (await db.selectFrom('account').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}
