import { createTournamentsService } from '@pailei/core/play/tournaments/tournaments.service';
import type { Db } from '@pailei/db/client';
import { DEFAULT_LEAGUE_SETTINGS } from '@pailei/domain/battles/league/settings';
import { DEFAULT_TEAM_SETTINGS } from '@pailei/domain/tournament/teams/team-settings';
import { DEFAULT_TOURNAMENT_SETTINGS } from '@pailei/domain/tournament/settings';
import type { Actor } from '@pailei/live/registry';
import { buildTeam } from '@pailei/tests/support/battles/battle-world';
import { silentPublisher } from '@pailei/tests/support/builders';

const GROUP = { type: 'round_robin', group_count: 1, group_size: 8, legs: 1, best_of: 1, tie_at_cut: 'lot' } as const;
const NO_TIMES = {
  registration_opens_at: null,
  registration_closes_at: null,
  check_in_opens_at: null,
  starts_at: null,
};

/** The fixture of a league between the captain's team and one whose members are none of the actors. */
export async function buildLeagueWorld(db: Db, { admin, captain }: { admin: Actor; captain: Actor }): Promise<string> {
  const deps = { db, publisher: silentPublisher, now: () => new Date().toISOString() };
  const tournaments = createTournamentsService(deps);
  const one = { battle: { code: 'co_op', size: 1 } as const, roster_min: 1, check_in_members: 1 };
  const late_entry = { ...DEFAULT_TOURNAMENT_SETTINGS.late_entry, until_round: 0 };
  const team = { ...DEFAULT_TEAM_SETTINGS, ...one, league: DEFAULT_LEAGUE_SETTINGS };
  const settings = { ...DEFAULT_TOURNAMENT_SETTINGS, format: 'free', bans: 0, stages: [GROUP], late_entry, team };
  const { tournament } = await tournaments.create(admin, {
    name: '战队联赛',
    description: '',
    stream_url: null,
    capacity: 2,
    settings: settings as never,
    times: NO_TIMES,
  });
  const { id } = tournament;
  await tournaments.openRegistration(admin, id);
  const [opponent] = (await buildTeam(db, '北岸')).members;
  if (!opponent) throw new Error('a team has a captain');
  const leaders = [captain, opponent.actor];
  for (const actor of leaders) await tournaments.enterTeam(actor, id, { account_ids: [actor.user_id] });
  await tournaments.openCheckIn(admin, id, 600);
  for (const actor of leaders) await tournaments.checkIn(actor, id);
  await tournaments.start(admin, id);
  const week = await db
    .selectFrom('league_week')
    .select('fixture_id')
    .where('tournament_id', '=', id)
    .executeTakeFirstOrThrow();
  return week.fixture_id;
}
