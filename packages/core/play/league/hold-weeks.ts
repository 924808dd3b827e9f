import { decideLeagueWeek } from '@pailei/domain/battles/league/decide';
import { isViolation } from '@pailei/domain/violation/violation';
import type { BattleOwners } from '../battles/battle-owner.ts';
import { keepStart } from './keep-start.ts';
import { battleFacts, lockWithBattle, recordStep } from './league-steps.ts';
import type { LeagueMoment } from './league.deps.ts';
import { findOpenWeeksOfEvent } from './league.repository.ts';

type Hold = { tournament_id: string; type: 'hold' | 'resume'; owners: BattleOwners };

/** The weeks of an event stand still with it, and get back what its pause took. Under the event's lock. */
export async function holdLeagueWeeks(moment: LeagueMoment, { tournament_id, type, owners }: Hold): Promise<void> {
  const { trx, now } = moment;
  for (const seen of await findOpenWeeksOfEvent(trx, tournament_id)) {
    const row = await lockWithBattle(trx, seen);
    const facts = { now, actor: { kind: 'system' }, battle: await battleFacts(trx, row) } as const;
    const event = decideLeagueWeek(row.state, { type }, facts);
    if (!isViolation(event)) await recordStep({ owners }, moment, row, event);
  }
}

/** Once the battles of the event go on: they start when their captains have agreed to. */
export async function keepLeagueStarts(
  moment: LeagueMoment,
  { tournament_id, owners }: Omit<Hold, 'type'>,
): Promise<void> {
  for (const row of await findOpenWeeksOfEvent(moment.trx, tournament_id)) await keepStart(moment, row, owners);
}
