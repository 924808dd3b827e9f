import type { Trx } from '@pailei/db/tx';
import type { ChampionPageView } from '@pailei/contracts/play/seasons/season-champions';

/** Where matches, boards and battles are seen, of those that there are. */
export async function readReplays(trx: Trx, ids: readonly string[]): Promise<ChampionPageView['replays']> {
  if (ids.length === 0) return [];
  const matches = await trx
    .selectFrom('match')
    .select(['id as match_id', 'tournament_id', 'battle_id'])
    .where('id', 'in', [...ids])
    .orderBy('id')
    .execute();
  const battles = await trx
    .selectFrom('battle')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .execute();
  return [...matches, ...battles.map(({ id }) => ({ match_id: id, tournament_id: null, battle_id: id }))];
}
