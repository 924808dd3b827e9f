import { SIDES, type BySide } from '@pailei/domain/series/sides';
import { personalTopic } from '@pailei/contracts/features/personal.topic';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import { lockMatch } from '../lock-matches.ts';
import { openMatchOf, playersOf } from '../match-seats.ts';

/** From now on these act for their sides of a relay; whoever acted before keeps a seat and reads on. */
export async function seatRelayPlayers(
  trx: Trx,
  log: LiveLog,
  match_id: string,
  players: BySide<{ readonly account_id: string }>,
): Promise<void> {
  const row = await lockMatch(trx, match_id);
  if (!row) throw new Error(`there is no match ${match_id}`);
  for (const side of SIDES) {
    const { account_id } = players[side];
    const before = playersOf(row, side).filter((id) => id !== account_id);
    if (before.length === 0) continue;
    await trx
      .updateTable('match_seat')
      .set({ is_acting: false })
      .where('match_id', '=', match_id)
      .where('account_id', 'in', before)
      .execute();
    await trx
      .insertInto('match_seat')
      .values({ match_id, side, account_id, role: 'player' })
      .onConflict((conflict) =>
        conflict.columns(['match_id', 'account_id']).doUpdateSet({ is_acting: true, role: 'player' }),
      )
      .execute();
    for (const id of before) log.add(personalTopic.of(id), 'match_closed', openMatchOf(row));
    log.add(personalTopic.of(account_id), 'match_opened', openMatchOf(row));
  }
}
