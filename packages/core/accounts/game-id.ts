import { appError } from '@pailei/contracts/errors';
import { ENTRY_ERRORS } from '@pailei/contracts/tournaments';
import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import type { Publisher } from '@pailei/live/publish';
import { userTopic } from '@pailei/live/topics';
import { inTransaction } from '@pailei/live/transaction';

type GameIdDeps = { db: Db; publisher: Publisher; now: () => string };

export function saveGameId(deps: GameIdDeps, accountId: string, game_id: string): Promise<void> {
  return inTransaction(deps, async (trx, log) => {
    const { numUpdatedRows } = await trx
      .updateTable('account')
      .set({ game_id, updated_at: deps.now() })
      .where('id', '=', accountId)
      .where('game_id', 'is distinct from', game_id)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) log.add(userTopic(accountId), 'account_changed', {});
  });
}

/** Waits for a change of the account that is under way, and holds the next one up until the entry is there to be seen. */
export async function requireGameId(trx: Trx, accountId: string): Promise<void> {
  const { game_id } = await trx
    .selectFrom('account')
    .select('game_id')
    .where('id', '=', accountId)
    .forKeyShare()
    .executeTakeFirstOrThrow();
  const [, text] = ENTRY_ERRORS.game_id_required;
  if (game_id === null) throw appError(ENTRY_ERRORS, 'game_id_required', { game_id: text });
}
