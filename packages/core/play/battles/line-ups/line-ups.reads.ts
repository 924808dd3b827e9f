import type { BattlePlayer } from '@pailei/domain/battles/types';
import type { Side } from '@pailei/domain/series/sides';
import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import { readBattleSecrets } from '../state/battle-secrets.repository.ts';
import { entryKey, findEntries } from './freeze-decks.ts';

/** Who brought decks to a battle; null: the team, for a relay. `entry_id` owns the frozen copies. */
export type LineUpEntry = { side: Side; entry_id: string; player: BattlePlayer | null };

/** Everybody who brought decks, in the order of the line-ups, the bench last. Needs a reader who may know them. */
export async function findLineUps(db: Db | Trx, battleId: string): Promise<readonly LineUpEntry[]> {
  const entries = await findEntries(db, battleId);
  const secrets = await readBattleSecrets(db, battleId);
  return secrets.flatMap((secret) => {
    if (secret.kind !== 'line_up') return [];
    const { side, line_up } = secret;
    const owners = [...line_up.players, ...line_up.bench, ...(line_up.pool.length > 0 ? [null] : [])];
    return owners.flatMap((owner) => {
      const entry_id = entries.get(entryKey(side, owner?.account_id ?? null));
      const player = owner && { account_id: owner.account_id, name: owner.name };
      return entry_id === undefined ? [] : [{ side, entry_id, player }];
    });
  });
}
