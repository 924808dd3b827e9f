import type { Db } from '@pailei/db/client';
import type { BattleSecret } from '@pailei/domain/battles/commands';
import type { LineUp } from '@pailei/domain/battles/line-up/types';

/** All that was ever hidden of a battle: rows stay after the reveal. */
export async function readSecrets(db: Db, battleId: string): Promise<BattleSecret[]> {
  const rows = await db
    .selectFrom('battle_secret')
    .select(['side', 'kind', 'board_number', 'payload'])
    .where('battle_id', '=', battleId)
    .execute();
  return rows.map(({ side, kind, board_number, payload }) =>
    kind === 'line_up'
      ? { kind, side, board_number: 0, line_up: payload as LineUp }
      : { kind, side, board_number, account_id: String(Reflect.get(payload, 'account_id')) },
  );
}
