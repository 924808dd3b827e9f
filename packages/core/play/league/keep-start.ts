import type { LeagueWeekRow } from '@pailei/db/schema/fixtures';
import { readMovability, rescheduleBattle } from '../battles/reschedule-battle.ts';
import type { BattleOwners } from '../battles/battle-owner.ts';
import type { LeagueMoment } from './league.deps.ts';

/**
 * A start that was agreed on is a time of day: lost time that a battle was given back days before it moves its line-ups and its check-in
 * no more than it moves the start. One that has passed meanwhile is the battle's own to make up for.
 */
export async function keepStart(
  { trx, log, now }: LeagueMoment,
  { battle_id: id }: Pick<LeagueWeekRow, 'battle_id'>,
  owners: BattleOwners,
): Promise<void> {
  const { starts_at, is_movable } = await readMovability(trx, id);
  if (is_movable && Date.parse(starts_at) > Date.parse(now))
    await rescheduleBattle(trx, log, { id, starts_at, now, owners });
}
