import type { BattleCommand } from '@pailei/domain/battles/commands';
import type { BattleRow } from '@pailei/db/schema/battles';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import { inTransaction } from '@pailei/live/transaction';
import type { Clock, ClockMoment, Due } from '../../ground/clocks/clock.ts';
import { creditCommand, type ClockPause } from '../../ground/clocks/clock-pause.ts';
import { BATTLE_CLOCK } from './battle-due.job.ts';
import type { BattleOwners } from './battle-owner.ts';
import type { BattlesDeps } from './battles.deps.ts';
import { decideBattleCommand } from './commands/decide-battle-command.ts';
import { saveBattle } from './commands/save-battle.ts';
import { publishSummary } from './lists/public-summary.ts';
import { findDueBattles, lockRunningBattles } from './state/battles.repository.ts';
import { lockBattle } from './state/lock-battle.ts';

export type BattleClock = ReturnType<typeof createBattleClock>;

/** What happens to battles by themselves. */
export function createBattleClock(deps: Pick<BattlesDeps, 'db' | 'publisher' | 'owners'>) {
  const { owners } = deps;
  return {
    /** A deadline that has moved or passed already changes nothing. */
    async expire({ trx, log, now }: ClockMoment, { id, due_at }: Due): Promise<void> {
      const row = await lockBattle(trx, id);
      if (row?.due_at !== due_at || row.due_kind === null) return;
      const command = { type: 'deadline_passed', due_kind: row.due_kind, due_at } as const;
      await actAsSystem(trx, log, { row, command, now, owners });
    },

    /** Takes the lines of a delayed battle up to what is public now. */
    publish: (id: string): Promise<void> =>
      inTransaction(deps, async (trx, log) => {
        const row = await lockBattle(trx, id);
        if (row) await publishSummary(trx, log, row);
      }),
  };
}

type Order = { row: BattleRow; command: BattleCommand; now: string; owners: BattleOwners };

async function actAsSystem(trx: Trx, log: LiveLog, { row, command, now, owners }: Order): Promise<void> {
  const order = { actor: { kind: 'system' }, commands: [command], now, ignored: NOT_RUNNING } as const;
  const outcome = await decideBattleCommand(trx, row, order);
  if (outcome.events.length > 0) await saveBattle(trx, log, row, { ...outcome, owners });
}

/** Nothing runs that could be credited or could pass. */
const NOT_RUNNING = ['battle_over', 'battle_paused', 'stale_deadline', 'too_early', 'no_deadline'] as const;

type Credit = { row: BattleRow; pause: ClockPause; now: string; owners: BattleOwners };

/** Gives a battle's running deadline back what it has lost so far. Twice gives nothing twice. */
export function creditBattle(trx: Trx, log: LiveLog, { row, pause, now, owners }: Credit): Promise<void> {
  return actAsSystem(trx, log, { row, command: creditCommand(pause, row.due_set_at), now, owners });
}

/** Line-ups, check-ins and namings of battles. */
export const battleDeadlinesOf = (owners: BattleOwners): Clock<{ battleClock: BattleClock }> => ({
  name: BATTLE_CLOCK,
  area: 'tournaments',
  findDue: findDueBattles,
  expire: ({ battleClock }, moment, due) => battleClock.expire(moment, due),
  async credit({ trx, log, now }, pause) {
    for (const row of await lockRunningBattles(trx)) await creditBattle(trx, log, { row, pause, now, owners });
  },
});
