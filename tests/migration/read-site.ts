import { createDecklistsService } from '@pailei/core/play/decklists/decklists.service';
import { createLeaderboardService } from '@pailei/core/people/leaderboard/leaderboard.service';
import { findOpenMatchesOfAccount } from '@pailei/core/play/matches/find-matches';
import { createPlayersService } from '@pailei/core/people/profile/players.service';
import { staffTopicDefinition } from '@pailei/core/play/staff/staff.serve';
import type { Db } from '@pailei/db/client';
import { readInOneSnapshot } from '@pailei/db/tx';
import type { Actor } from '@pailei/live/registry';
import type { TestServicesBundle } from '../support/builders.ts';

export type ReadSite = { [page: string]: unknown };

/** What the pages of a site show: events, matches with their replays, players, the table of all, what waits for referees. */
export async function readSite(db: Db, services: TestServicesBundle, now: () => string): Promise<ReadSite> {
  const pages: ReadSite = {};
  const events = await db.selectFrom('tournament').select('id').orderBy('id').execute();
  const accounts = await db.selectFrom('account').select(['id', 'username', 'role']).orderBy('id').execute();
  const actors = accounts.map(actorOf);
  for (const { id } of events) Object.assign(pages, await readEvent(db, services, { id, actors }));
  const matches = await db.selectFrom('match').select('id').orderBy('id').execute();
  for (const { id } of matches) Object.assign(pages, await readMatch(services, { id, actors }));
  const players = createPlayersService({ db });
  const leaderboard = createLeaderboardService({ db, now });
  for (const { user_id: id, username } of actors) {
    pages[`player ${username}`] = [
      await players.get(id),
      await players.record(id, { skip: 0, limit: 50 }),
      await readInOneSnapshot(db, (trx) => findOpenMatchesOfAccount(trx, id)),
    ];
  }
  pages['leaderboard'] = [await leaderboard.players(null, 50), await leaderboard.champions(50)];
  pages['staff'] = await readInOneSnapshot(db, (trx) => staffTopicDefinition.snapshot(trx, undefined, 'head'));
  return pages;
}

type Asked = { id: string; actors: readonly Actor[] };

async function readEvent(db: Db, { tournaments }: TestServicesBundle, { id, actors }: Asked): Promise<ReadSite> {
  const entries = await Promise.all(actors.map(async (actor) => [actor.username, await tournaments.entry(actor, id)]));
  return {
    [`event ${id}`]: await tournaments.get(null, id),
    [`entries ${id}`]: Object.fromEntries(entries),
    [`statistics ${id}`]: await createDecklistsService({ db }).statistics(null, id),
  };
}

async function readMatch({ matches }: TestServicesBundle, { id, actors }: Asked): Promise<ReadSite> {
  const sides = await Promise.all(
    actors.map(async (actor) => [actor.username, await matches.side(actor, id).catch(({ code }) => code as string)]),
  );
  return {
    [`match ${id}`]: await matches.get(null, id),
    [`sides ${id}`]: Object.fromEntries(sides),
  };
}

export function actorOf({ id, username, role }: { id: string; username: string; role: Actor['role'] }): Actor {
  return {
    user_id: id,
    session_id: id,
    username,
    role,
    is_expert: false,
    expert_status: 'none',
    team_id: null,
    team_role: null,
  };
}
