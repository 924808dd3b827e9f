import { fieldError } from '@pailei/contracts/http/errors';
import { ENTRY_ERRORS } from '@pailei/contracts/play/tournaments/entry-errors';
import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import type { Publisher } from '@pailei/live/publish';
import { personalTopic } from '@pailei/contracts/features/personal.topic';
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
    if (numUpdatedRows > 0n) log.add(personalTopic.of(accountId), 'account_changed', {});
  });
}

/**
 * Which of these accounts can be found in the game. Waits for a change of an account that is in progress, and holds the next one
 * up until the entry is there to be seen.
 */
export async function holdGameIds(trx: Trx, accountIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (accountIds.length === 0) return new Set();
  const rows = await trx
    .selectFrom('account')
    .select(['id', 'game_id'])
    .where('id', 'in', accountIds)
    .orderBy('id')
    .forKeyShare()
    .execute();
  return new Set(rows.filter(({ game_id }) => game_id !== null).map(({ id }) => id));
}

export const gameIdMissing = () => fieldError(ENTRY_ERRORS, 'game_id_required', 'game_id');
