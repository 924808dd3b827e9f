import { battleStaffTopic } from '@pailei/contracts/play/referee-calls/battle-staff.topic';
import { matchSideTopic } from '@pailei/contracts/play/matches/match-side.topic';
import { matchTopic } from '@pailei/contracts/play/matches/match.topic';
import { battleListTopic } from '@pailei/contracts/play/battles/battle-list.topic';
import { battleSideTopic } from '@pailei/contracts/play/battles/battle-side.topic';
import { battleTopic } from '@pailei/contracts/play/battles/battle.topic';
import { personalTopic } from '@pailei/contracts/features/personal.topic';
import { createDatabase } from '@pailei/db/client';
import { readInOneSnapshot } from '@pailei/db/tx';
import { readSince } from '@pailei/live/log';
import type { Actor } from '@pailei/live/registry';
import { SIDES } from '@pailei/domain/series/sides';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { buildAccount } from '../../../../tests/support/builders.ts';
import { battleSettings, battleWorld } from '../../../../tests/support/battles/battle-world.ts';
import { passTime } from '../../../../tests/support/pass-time.ts';
import { useTestDatabase } from '../../../../tests/support/fixtures.ts';
import { TARGET_NAMES, topicRegistry } from '../../features/features.ts';
import { createDashboardService } from '../../site/dashboard/dashboard.service.ts';
import { createSearchService } from '../../site/search/search.service.ts';
import { findTeamsByName } from '../../people/teams/hall/found-teams.reads.ts';
import { findSeasonsByName } from '../seasons/found-seasons.reads.ts';
import { findBattlesOfTeams } from './lists/found-battles.reads.ts';
import { createDecklistsService } from '../decklists/decklists.service.ts';
import { createDrawsService } from '../draws/draws.service.ts';
import { createNotificationsService } from '../../people/notifications/notifications.service.ts';

const database = await useTestDatabase();
const db = createDatabase({ url: database.url });
afterAll(() => db.destroy());

const world = battleWorld(db);
const search = createSearchService({
  db,
  teamsByName: findTeamsByName,
  seasonsByName: findSeasonsByName,
  battlesOfTeams: findBattlesOfTeams,
});
const dashboard = createDashboardService({ ...world.deps, targetNames: TARGET_NAMES });
const lists = createDecklistsService({ db });
const draws = createDrawsService({ db });
const { battles, matches, build, captainOf, player, lineUpOf, start, playOn, runOut } = world;
type Battle = Awaited<ReturnType<typeof build>>;

beforeEach(() => {
  world.clock.offsetMs = 0;
});

const settled = async (read: () => Promise<unknown>) => (await Promise.allSettled([read()]))[0];

type Named = { kind: string; name: string; id?: string; side?: 'a' | 'b' };

/** Snapshot and events of a topic, where the reader may join it. */
async function topicFor(actor: Actor | null, { kind, name, id, side }: Named) {
  const definition = topicRegistry[kind];
  const asked = { actor, db, ...(id !== undefined && { id }), ...(side && { side }) };
  const permission = await definition?.authorize(asked);
  if (!permission?.allowed) return permission;
  const snapshot = await readInOneSnapshot(db, (trx) => definition!.snapshot(trx, id, 'head', side));
  return [permission, snapshot, await readSince(db, name, 0, 1_000)];
}

/** What the boards' own matches tell: routes and topics. */
async function boardsFor(actor: Actor | null, battleId: string): Promise<unknown[]> {
  const ids = (await world.stateOf(battleId)).boards.flatMap(({ match_id }) => match_id ?? []);
  return Promise.all(
    ids.map(async (id) => [
      await settled(() => matches.get(actor, id)),
      await settled(() => matches.record(actor, id)),
      await settled(() => lists.ofMatch(actor, id)),
      actor && (await settled(() => matches.side(actor, id))),
      await topicFor(actor, { kind: 'match', name: matchTopic.of(id), id }),
      await Promise.all(
        SIDES.map((side) => topicFor(actor, { kind: 'match_side', name: matchSideTopic.of(id, side), id, side })),
      ),
    ]),
  );
}

/** Everything that a reader is told of a battle, by any way there is. */
async function toldTo(actor: Actor | null, { id, teams }: Battle): Promise<string> {
  const list = { skip: 0, limit: 100 } as const;
  const reads: unknown[] = [
    await topicFor(actor, { kind: 'battle', name: battleTopic.of(id), id }),
    await topicFor(actor, { kind: 'battles', name: battleListTopic.of() }),
    await Promise.all(
      SIDES.map((side) => topicFor(actor, { kind: 'battle_side', name: battleSideTopic.of(id, side), id, side })),
    ),
    await settled(() => battles.get(actor, id)),
    await settled(() => battles.record(actor, id)),
    await Promise.all(
      (['live', 'upcoming', 'finished', 'mine'] as const).map((name) => battles.list(actor, { ...list, list: name })),
    ),
    await Promise.all(SIDES.map((side) => battles.ofTeam(actor, teams[side].id))),
    await topicFor(actor, { kind: 'battle_staff', name: battleStaffTopic.of(id), id }),
    await Promise.all(SIDES.map((side) => search.search(actor, teams[side].name))),
    await dashboard.get(),
    await settled(() => lists.ofBattle(actor, id)),
    await settled(() => draws.ofBattle(actor, id)),
    ...(await boardsFor(actor, id)),
  ];
  if (actor) {
    reads.push(
      await settled(() => battles.side(actor, id)),
      await settled(() => battles.lineUpOptions(actor, id)),
      await topicFor(actor, { kind: 'user', name: personalTopic.of(actor.user_id), id: actor.user_id }),
      await db.selectFrom('notification').selectAll().where('account_id', '=', actor.user_id).execute(),
    );
  }
  return JSON.stringify(reads);
}

/** Who of side a's line-up and which of its decks a text of an outsider names. */
function leaks(text: string, battle: Battle, hidden: readonly number[]): string[] {
  const people = hidden.map((index) => player(battle, 'a', index).user_id);
  const decks = battle.teams.a.members.flatMap((member) => member.decks);
  return [...people, ...decks].filter((id) => text.includes(id));
}

async function outsiders(battle: Battle): Promise<(Actor | null)[]> {
  return [null, await buildAccount(db), captainOf(battle, 'b'), player(battle, 'b', 4)];
}

test('a line-up is nobody else’s to know before the start, drafted, locked or revealed', async () => {
  const battle = await build(battleSettings({ code: 'conquest_team', size: 3 }));
  const everybody = [0, 1, 2, 3, 4, 5];
  const nothingLeaks = async () => {
    for (const reader of await outsiders(battle))
      expect(leaks(await toldTo(reader, battle), battle, everybody)).toEqual([]);
  };
  await battles.saveDraft(captainOf(battle, 'a'), battle.id, lineUpOf(battle, 'a'));
  await nothingLeaks();
  await battles.lockLineUp(captainOf(battle, 'a'), battle.id, lineUpOf(battle, 'a'));
  await nothingLeaks();
  await battles.lockLineUp(captainOf(battle, 'b'), battle.id, lineUpOf(battle, 'b'));
  await nothingLeaks();
  await runOut(battle.id);
  await nothingLeaks();
  const own = await toldTo(player(battle, 'a', 5), battle);
  expect(leaks(own, battle, [0, 1, 2])).toEqual(expect.arrayContaining([player(battle, 'a', 2).user_id]));
});

test('an order is known player by player, and a named player when both are named', async () => {
  const battle = await build(battleSettings({ code: 'conquest_team', size: 3 }));
  await start(battle);
  await battles.namePlayer(captainOf(battle, 'a'), battle.id, {
    board_number: 1,
    account_id: player(battle, 'a', 1).user_id,
  });
  for (const reader of await outsiders(battle))
    expect(leaks(await toldTo(reader, battle), battle, [1, 2, 3, 4, 5])).toEqual([]);
  await runOut(battle.id);
  const told = await toldTo(null, battle);
  expect(leaks(told, battle, [1])).toEqual([player(battle, 'a', 1).user_id]);
  expect(leaks(told, battle, [2, 3])).toEqual([]);
});

test('who comes next where the winner stays is hidden until the board opens', async () => {
  const battle = await build(battleSettings({ code: 'winner_stays', size: 3, order: 'fixed', revival: false }));
  await start(battle);
  for (const reader of await outsiders(battle))
    expect(leaks(await toldTo(reader, battle), battle, [1, 2, 3])).toEqual([]);
  await playOn(battle, 'b');
  for (const reader of await outsiders(battle)) expect(leaks(await toldTo(reader, battle), battle, [2, 3])).toEqual([]);
});

test('of a delayed battle the public knows nothing before its time, by list, topic or route; its members do', async () => {
  const delayed = { code: 'winner_stays', size: 3, order: 'fixed', revival: false } as const;
  const battle = await build(battleSettings(delayed, { delay_seconds: 120 }));
  const stranger = await buildAccount(db);
  for (const reader of [null, stranger]) expect(await toldTo(reader, battle)).not.toContain(battle.id);
  expect(await battles.get(captainOf(battle, 'b'), battle.id)).toMatchObject({ info: { id: battle.id } });
  expect((await battles.ofTeam(captainOf(battle, 'b'), battle.teams.b.id))?.info.id).toBe(battle.id);
  await passTime(db, 121);
  await world.battleClock.publish(battle.id);
  expect(await toldTo(null, battle)).toContain(battle.id);
  await battles.lockLineUp(captainOf(battle, 'a'), battle.id, lineUpOf(battle, 'a'));
  expect((await battles.get(null, battle.id)).battle.sides.a.line_up.locked).toBe(false);
  expect((await battles.get(captainOf(battle, 'b'), battle.id)).battle.sides.a.line_up.locked).toBe(true);
});

test('reading the inbox of an opponent names the naming of their own side alone', async () => {
  const battle = await build(battleSettings({ code: 'winner_stays', size: 3, order: 'free', revival: false }));
  await start(battle);
  if ((await world.stateOf(battle.id)).naming) await runOut(battle.id);
  await playOn(battle, 'a');
  const inbox = createNotificationsService({ ...world.deps });
  const kinds = async (side: 'a' | 'b') =>
    (await inbox.list(captainOf(battle, side), { skip: 0, limit: 100 })).items.map(({ notice }) => notice.kind);
  expect(await kinds('b')).toContain('battle_naming');
  expect((await kinds('a')).filter((kind) => kind === 'battle_naming')).toEqual([]);
});
