import type { BattleRow } from '@pailei/db/schema/battles';
import type { Trx } from '@pailei/db/tx';

/** Everything of one battle is decided under this lock. It comes after those of teams and before those of matches. */
export function lockBattle(trx: Trx, id: string): Promise<BattleRow | undefined> {
  return trx.selectFrom('battle').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}
