import type { BodyOf } from '@pailei/contracts/http/endpoint';
import type { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import type { BattleSettings } from '@pailei/domain/battles/settings';
import { SIDES, type Side } from '@pailei/domain/series/sides';
import { STANDINGS_PRESETS } from '@pailei/domain/tournament/standings/presets';
import { DEFAULT_TEAM_SETTINGS, type TeamEventSettings } from '@pailei/domain/tournament/teams/team-settings';
import { DEFAULT_TOURNAMENT_SETTINGS } from '@pailei/domain/tournament/settings';
import type { StageSettings } from '@pailei/domain/tournament/stages/stage';
import type { TournamentSettings, TournamentState } from '@pailei/domain/tournament/types';
import type { Db } from '@pailei/db/client';
import { expireDue } from '@pailei/core/ground/clocks/expire-due';
import { createTournamentClock } from '@pailei/core/play/tournaments/clock/tournament-clock';
import { createTournamentsService } from '@pailei/core/play/tournaments/tournaments.service';
import { tournamentDeadlines } from '@pailei/core/play/tournaments/clock/tournament.clock';
import { battleWorld, buildTeam, type BuiltTeam } from '../../../../../tests/support/battles/battle-world.ts';
import { buildAccount } from '../../../../../tests/support/builders.ts';

type Details = BodyOf<typeof tournamentsApi.create>;
type Wishes = {
  team?: Partial<TeamEventSettings>;
  settings?: Partial<TournamentSettings>;
  capacity?: number;
  rewards?: Details['rewards'];
  starts_at?: string;
};

/** What a call was refused with. */
export const codeOf = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? 'no error of the rules',
  );

export const CUP: StageSettings = {
  type: 'single_elimination',
  size: null,
  best_of: 1,
  final_best_of: null,
  third_place: false,
};

export const SWISS = { type: 'swiss', rounds: 2, best_of: 1 } as const;

/** Events of teams over one database: three play, two of them check in, each board is one game. */
export async function teamEventWorld(db: Db) {
  const battles = battleWorld(db);
  const { deps } = battles;
  const tournaments = createTournamentsService(deps);
  const tournamentClock = createTournamentClock(deps);
  const admin = await buildAccount(db, 'admin');
  const referee = await buildAccount(db, 'referee');
  let names = 0;

  async function event({ team = {}, settings = {}, capacity = 8, rewards, starts_at }: Wishes = {}): Promise<string> {
    const { tournament } = await tournaments.create(admin, {
      name: '战队杯',
      description: '',
      stream_url: null,
      capacity,
      settings: {
        ...DEFAULT_TOURNAMENT_SETTINGS,
        format: 'free',
        bans: 0,
        stages: [SWISS],
        tiebreakers: STANDINGS_PRESETS.team_league,
        late_entry: { ...DEFAULT_TOURNAMENT_SETTINGS.late_entry, until_round: 0 },
        ...settings,
        team: { ...DEFAULT_TEAM_SETTINGS, check_in_members: 2, ...team },
      } as never,
      ...(rewards && { rewards }),
      times: {
        registration_opens_at: null,
        registration_closes_at: null,
        check_in_opens_at: null,
        starts_at: starts_at ?? null,
      },
    });
    await tournaments.openRegistration(admin, tournament.id);
    return tournament.id;
  }

  const newTeam = (size = 5): Promise<BuiltTeam> => buildTeam(db, `战队 ${(names += 1)}`, size);
  const rosterOf = ({ members }: BuiltTeam, count = 4) => ({
    account_ids: members.slice(0, count).map(({ actor }) => actor.user_id),
  });
  const captainOf = ({ members }: BuiltTeam) => members[0]!.actor;
  const enter = (id: string, team: BuiltTeam, count = 4) =>
    tournaments.enterTeam(captainOf(team), id, rosterOf(team, count));
  const stateOf = async (id: string): Promise<TournamentState> => (await tournaments.get(admin, id)).tournament;

  /** Opens the check-in, and two players of each team are there. */
  async function gather(id: string, teams: readonly BuiltTeam[]): Promise<void> {
    await tournaments.openCheckIn(referee, id, 600);
    for (const { members } of teams) for (const { actor } of members.slice(0, 2)) await tournaments.checkIn(actor, id);
  }

  async function start(id: string, teams: readonly BuiltTeam[]): Promise<void> {
    for (const team of teams) await enter(id, team);
    await gather(id, teams);
    await tournaments.start(referee, id);
  }

  /** The battles of the newest round, with the teams of their sides. */
  async function openBattles(id: string, teams: readonly BuiltTeam[]) {
    const { stages, participants } = await stateOf(id);
    const matches = stages.at(-1)?.rounds.flatMap((round) => round.matches) ?? [];
    const teamOf = (participant: string) => teams.find((team) => team.id === participants[participant]?.team_id)!;
    return Promise.all(
      matches
        .filter(({ result }) => result === null)
        .map(async ({ match_id, a, b }) => {
          const { settings } = await battles.stateOf(match_id);
          return { id: match_id, teams: { a: teamOf(a), b: teamOf(b) }, settings: settings satisfies BattleSettings };
        }),
    );
  }

  type Opened = Awaited<ReturnType<typeof openBattles>>[number];

  /** Both teams play their battle; `winner` wins the first two boards. */
  async function playBattle(battle: Opened, winner: Side): Promise<void> {
    await battles.start(battle);
    for (const number of [1, 2]) await battles.play(battle, number, winner);
  }

  const advance = (id: string) => tournamentClock.advance(id);

  return {
    ...battles,
    deps,
    tournaments,
    tournamentClock,
    admin,
    referee,
    event,
    newTeam,
    rosterOf,
    captainOf,
    enter,
    stateOf,
    gather,
    startEvent: start,
    openBattles,
    playBattle,
    advance,
    battleStateOf: battles.stateOf,
    expireEvent: (id: string, due_at: string) =>
      expireDue(deps, tournamentDeadlines, { tournamentClock }, { id, due_at }),
    sides: SIDES,
  };
}
