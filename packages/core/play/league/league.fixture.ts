import { leagueDue } from '@pailei/domain/battles/league/evolve';
import { DEFAULT_LEAGUE_SETTINGS, type LeagueSettings } from '@pailei/domain/battles/league/settings';
import type { Db } from '@pailei/db/client';
import { inTransaction } from '@pailei/live/transaction';
import type { BuiltTeam } from '../../../../tests/support/battles/battle-world.ts';
import { expireDue } from '../../ground/clocks/expire-due.ts';
import { battleDeadlinesOf } from '../battles/battle-clock.ts';
import { battleOwners } from '../match-owners/match-owners.ts';
import { teamEventWorld } from '../tournaments/teams/team-event.fixture.ts';
import { createLeagueService } from './league.service.ts';
import { leagueClockOf } from './league.clock.ts';
import { findDueWeeks } from './league.repository.ts';

const HOUR_MS = 3_600_000;

/** One group in which everybody meets once: of two teams one fixture, of three a round with a bye. */
const GROUP = { type: 'round_robin', group_count: 1, group_size: 8, legs: 1, best_of: 1, tie_at_cut: 'lot' } as const;

/** Leagues of teams over one database, with a clock that the test may turn. */
export async function leagueWorld(db: Db) {
  const world = await teamEventWorld(db);
  const { deps, clock } = world;
  const league = createLeagueService({ ...deps, owners: battleOwners });
  const leagueClock = leagueClockOf(battleOwners);
  const now = () => deps.now();

  const weekOf = (battle_id: string) =>
    db.selectFrom('league_week').selectAll().where('battle_id', '=', battle_id).executeTakeFirstOrThrow();

  /** A running league of new teams, the first fixture of it and its two sides. */
  async function running(settings: Partial<LeagueSettings> = {}, count = 2, stages = 1) {
    clock.offsetMs = 0;
    const teams: BuiltTeam[] = [];
    for (let index = 0; index < count; index += 1) teams.push(await world.newTeam());
    const event = await world.event({
      team: { league: { ...DEFAULT_LEAGUE_SETTINGS, ...settings } },
      settings: { stages: Array.from({ length: stages }, () => GROUP) },
    });
    await world.startEvent(event, teams);
    const [battle] = await world.openBattles(event, teams);
    if (!battle) throw new Error('a league has a fixture');
    const { fixture_id: id } = await weekOf(battle.id);
    const { a, b } = battle.teams;
    return { event, teams, battle, id, a: a.members[0]!.actor, b: b.members[0]!.actor, viceB: b.members[1]!.actor };
  }

  /** Turns the clock to this moment. */
  function turnTo(time: string): void {
    clock.offsetMs += Date.parse(time) - Date.parse(now());
  }

  /** The week's next line passes, at its time. */
  async function passLine(battleId: string): Promise<void> {
    const { fixture_id: id, state } = await weekOf(battleId);
    const due_at = leagueDue(state);
    if (due_at === null) throw new Error('nothing is due');
    turnTo(due_at);
    await expireDue(deps, leagueClock, {} as never, { id, due_at });
  }

  const noticesOf = async (account_id: string) => {
    const rows = await db
      .selectFrom('notification')
      .select('notice')
      .where('account_id', '=', account_id)
      .orderBy('created_at')
      .execute();
    return rows.map(({ notice }) => notice as { kind: string; change?: string; source?: string });
  };

  return {
    ...world,
    league,
    leagueClock,
    running,
    weekOf,
    turnTo,
    passLine,
    noticesOf,
    now,
    dueIds: async () => (await findDueWeeks(db, now(), 1_000)).map(({ id }) => id),
    expire: (id: string, due_at: string) => expireDue(deps, leagueClock, {} as never, { id, due_at }),
    /** So many hours after a time. */
    after: (time: string, hours: number) => new Date(Date.parse(time) + hours * HOUR_MS).toISOString(),
    /** What was lost since then is given back, as after maintenance. */
    credit: (since: string) =>
      inTransaction(deps, async (trx, log) => {
        const pause = { since, isOver: true, window_ids: [], cause: undefined } as never;
        for (const { credit } of [battleDeadlinesOf(battleOwners), leagueClock])
          await credit({ trx, log, now: now() }, pause);
      }),
  };
}
