import type { Clock } from '../../ground/clocks/clock.ts';
import { lostSince } from '../../ground/clocks/clock-pause.ts';
import type { BattleOwners } from '../battles/battle-owner.ts';
import { keepStart } from './keep-start.ts';
import { LEAGUE_CLOCK } from './league-clock-name.ts';
import { giveAsSystem, lockWithTeams } from './league-steps.ts';
import { findDueWeeks, lockOpenWeeks } from './league.repository.ts';

/** The lines of league weeks: reminders, the default time, the end. */
export const leagueClockOf = (owners: BattleOwners): Clock => ({
  name: LEAGUE_CLOCK,
  area: 'tournaments',
  findDue: findDueWeeks,
  async expire(_services, moment, { id, due_at }) {
    await giveAsSystem({ owners }, moment, await lockWithTeams(moment.trx, id), { type: 'line_passed', due_at });
  },
  /** After the battles have been given theirs. A line that was set in the pause lost only what came after. */
  async credit(moment, pause) {
    for (const row of await lockOpenWeeks(moment.trx)) {
      await giveAsSystem({ owners }, moment, row, { type: 'credit_time', since: lostSince(pause, row.due_set_at) });
      await keepStart(moment, row, owners);
    }
  },
});
