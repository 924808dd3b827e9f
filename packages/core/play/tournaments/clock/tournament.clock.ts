import type { Clock, ClockMoment, Due } from '../../../ground/clocks/clock.ts';
import { TOURNAMENT_CLOCK } from './tournament-due.job.ts';
import { findDueTournaments, findGatheringTournaments } from '../tournaments.repository.ts';
import { creditCommand, type ClockPause } from '../../../ground/clocks/clock-pause.ts';
import { lockLoaded, tryCommand } from '../commands/run-command.ts';

/** Moves the check-ins and schedules of tournaments that have not begun by what they lost. */
async function creditTournaments({ trx, log, now }: ClockMoment, pause: ClockPause): Promise<void> {
  for (const { id } of await findGatheringTournaments(trx)) {
    const loaded = await lockLoaded(trx, id);
    const isCheckIn = loaded.state.status === 'check_in';
    const setAt = isCheckIn ? (loaded.state.check_in_set_at ?? loaded.row.due_set_at) : null;
    await tryCommand(trx, log, loaded, { command: creditCommand(pause, setAt), now });
  }
}

type Services = { tournamentClock: { expire(moment: ClockMoment, due: Due): Promise<void> } };

/** Opening of the check-in, the time when the waitlist fills up, offered places, and the start when the check-in ends. */
export const tournamentDeadlines: Clock<Services> = {
  name: TOURNAMENT_CLOCK,
  area: 'tournaments',
  findDue: findDueTournaments,
  expire: ({ tournamentClock }, moment, due) => tournamentClock.expire(moment, due),
  credit: creditTournaments,
};
