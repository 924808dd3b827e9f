import type { BattleOwners } from '../battles/battle-owner.ts';
import { keepStart } from './keep-start.ts';
import { giveAsSystem, lockWithBattle } from './league-steps.ts';
import type { LeagueMoment } from './league.deps.ts';
import { findOpenWeeksOfEvent } from './league.repository.ts';

type Hold = { tournament_id: string; type: 'hold' | 'resume'; owners: BattleOwners };

/** The weeks of an event stand still with it, and get back what its pause took. Under the event's lock. */
export async function holdLeagueWeeks(moment: LeagueMoment, { tournament_id, type, owners }: Hold): Promise<void> {
  for (const seen of await findOpenWeeksOfEvent(moment.trx, tournament_id)) {
    await giveAsSystem({ owners }, moment, await lockWithBattle(moment.trx, seen), { type });
  }
}

/** Once the battles of the event go on: they start when their captains have agreed to. */
export async function keepLeagueStarts(
  moment: LeagueMoment,
  { tournament_id, owners }: Omit<Hold, 'type'>,
): Promise<void> {
  for (const row of await findOpenWeeksOfEvent(moment.trx, tournament_id)) await keepStart(moment, row, owners);
}
