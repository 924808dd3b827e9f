import type { Clock, ClockMoment, Due } from '../../../ground/clocks/clock.ts';
import { creditTournaments } from './credit-tournaments.ts';
import { TOURNAMENT_CLOCK } from './tournament-due.job.ts';
import { findDueTournaments } from '../tournaments.repository.ts';

type Services = { tournamentClock: { expire(moment: ClockMoment, due: Due): Promise<void> } };

/** Opening of the check-in, the time when the waitlist fills up, offered places, and the start when the check-in ends. */
export const tournamentDeadlines: Clock<Services> = {
  name: TOURNAMENT_CLOCK,
  area: 'tournaments',
  findDue: findDueTournaments,
  expire: ({ tournamentClock }, moment, due) => tournamentClock.expire(moment, due),
  credit: creditTournaments,
};
