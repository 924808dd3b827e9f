import { leagueDue, openedWeek } from '@pailei/domain/battles/league/evolve';
import { openLeagueWeek } from '@pailei/domain/battles/league/decide';
import type { LeagueSettings } from '@pailei/domain/battles/league/settings';
import type { LeagueWeek } from '@pailei/domain/battles/league/types';
import { dueJob } from '../../ground/clocks/clock.ts';
import { enqueueJobs } from '../../ground/jobs/enqueue-jobs.ts';
import { LEAGUE_CLOCK } from './league-clock-name.ts';
import { logWeek } from './league-steps.ts';
import type { LeagueMoment } from './league.deps.ts';
import { insertWeek } from './league.repository.ts';

type Opening = Pick<LeagueWeek, 'fixture_id' | 'battle_id' | 'label' | 'teams'> & { tournament_id: string };

/** The week of a fixture whose battle was just made, at the default slot. */
export async function openWeek(moment: LeagueMoment, opening: Opening, settings: LeagueSettings): Promise<void> {
  const { trx, now } = moment;
  const { tournament_id, ...fixture } = opening;
  const week = openedWeek(openLeagueWeek(fixture, settings, now));
  await insertWeek(trx, { week, tournament_id, now });
  const due_at = leagueDue(week);
  if (due_at !== null) await enqueueJobs(trx, [dueJob(LEAGUE_CLOCK, { id: fixture.fixture_id, due_at })]);
  await logWeek(moment, fixture.fixture_id);
}
