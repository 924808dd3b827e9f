import type { Clock, ClockMoment, Due } from '../../../ground/clocks/clock.ts';
import { creditMatches } from './credit-time.ts';
import { MATCH_CLOCK } from './match-due.job.ts';
import { findDueMatches } from '../matches.repository.ts';
import type { MatchOwners } from '../match-owner.ts';

type Services = { matches: { expire(moment: ClockMoment, due: Due): Promise<void> } };

/** Check-in, shield, ban, pick and report deadlines of a match. */
export const matchClockOf = (owners: MatchOwners): Clock<Services> => ({
  name: MATCH_CLOCK,
  area: 'tournaments',
  findDue: findDueMatches,
  expire: ({ matches }, moment, due) => matches.expire(moment, due),
  credit: ({ trx, log, now }, pause) => creditMatches(trx, log, { pause, now, owners }),
});
