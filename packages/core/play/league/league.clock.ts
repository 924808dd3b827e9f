import { decideLeagueWeek } from '@pailei/domain/battles/league/decide';
import type { LeagueCommand } from '@pailei/domain/battles/league/types';
import { isViolation } from '@pailei/domain/violation/violation';
import type { LeagueWeekRow } from '@pailei/db/schema/fixtures';
import type { Clock, ClockMoment } from '../../ground/clocks/clock.ts';
import { lostSince } from '../../ground/clocks/clock-pause.ts';
import type { BattleOwners } from '../battles/battle-owner.ts';
import { keepStart } from './keep-start.ts';
import { LEAGUE_CLOCK } from './league-clock-name.ts';
import { battleFacts, lockWithTeams, recordStep } from './league-steps.ts';
import { findDueWeeks, lockOpenWeeks } from './league.repository.ts';

/** The lines of league weeks: reminders, the default time, the end. */
export const leagueClockOf = (owners: BattleOwners): Clock => {
  async function giveAsSystem(moment: ClockMoment, row: LeagueWeekRow, command: LeagueCommand): Promise<void> {
    const battle = await battleFacts(moment.trx, row);
    const event = decideLeagueWeek(row.state, command, { now: moment.now, actor: { kind: 'system' }, battle });
    if (!isViolation(event)) await recordStep({ owners }, moment, row, event);
  }
  return {
    name: LEAGUE_CLOCK,
    area: 'tournaments',
    findDue: findDueWeeks,
    async expire(_services, moment, { id, due_at }) {
      await giveAsSystem(moment, await lockWithTeams(moment.trx, id), { type: 'line_passed', due_at });
    },
    /** After the battles have been given theirs. A line that was set in the pause lost only what came after. */
    async credit(moment, pause) {
      for (const row of await lockOpenWeeks(moment.trx)) {
        await giveAsSystem(moment, row, { type: 'credit_time', since: lostSince(pause, row.due_set_at) });
        await keepStart(moment, row, owners);
      }
    },
  };
};
