import { staffTopic, type StaffView } from '@pailei/contracts/play/staff/staff.topic';
import { createDatabase } from '@pailei/db/client';
import { readInOneSnapshot } from '@pailei/db/tx';
import { readSince } from '@pailei/live/log';
import type { Actor } from '@pailei/live/registry';
import { afterAll, expect, test } from 'vitest';
import { battleSettings, battleWorld } from '../../../../tests/support/battles/battle-world.ts';
import { buildAccount } from '../../../../tests/support/builders.ts';
import { useTestDatabase } from '../../../../tests/support/fixtures.ts';
import { createNotificationsService } from '../../people/notifications/notifications.service.ts';
import { staffTopicDefinition } from '../staff/staff.serve.ts';

const { url } = await useTestDatabase();
const db = createDatabase({ url });
afterAll(() => db.destroy());

const world = battleWorld(db);
const inbox = createNotificationsService(world.deps);
const BOARDS = battleSettings({ code: 'boards', size: 3, decided: 'majority', tie: 'ace' });

const staffHead = async () => (await readSince(db, staffTopic.of(), 0, 10_000)).at(-1)?.v ?? 0;
const matchRow = (id: string) => db.selectFrom('match').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** The first board of a battle whose other side is there; nobody has shown this side its call. */
async function openBoard() {
  const battle = await world.build(BOARDS);
  await world.start(battle);
  const id = await world.matchOf(battle.id, 1);
  const seats = await db.selectFrom('match_seat').selectAll().where('match_id', '=', id).execute();
  const actors = [...battle.teams.a.members, ...battle.teams.b.members].map(({ actor }) => actor);
  const playerOf = (side: 'a' | 'b'): Actor =>
    actors.find(({ user_id }) => seats.some((seat) => seat.side === side && seat.account_id === user_id))!;
  await world.matches.act(playerOf('b'), id, { type: 'ready' });
  return { battle, id, absent: playerOf('a') };
}

async function missDeadline(id: string): Promise<void> {
  const { due_at } = await matchRow(id);
  world.clock.offsetMs = Math.max(world.clock.offsetMs, Date.parse(due_at!) - Date.now() + 5);
  await world.expireUnshown(id, due_at!);
}

test('a board whose player was not reached is no loss: the referees are asked, and see the battle', async () => {
  const { battle, id } = await openBoard();
  await missDeadline(id);
  expect((await matchRow(id)).state).toMatchObject({ status: 'check_in', games: [], hold: { sides: ['a'] } });
  const opened = (await readSince(db, staffTopic.of(), 0, 1_000)).filter(({ t }) => t === 'case_opened');
  expect(opened.at(-1)?.p).toMatchObject({ case: { kind: 'absence', match_id: id, battle_id: battle.id } });
});

test('a board whose player had its page open is lost as any match is, and counts as no no-show of theirs', async () => {
  const { id, absent } = await openBoard();
  await inbox.pageOpen(absent, id);
  while ((await matchRow(id)).due_at !== null) await missDeadline(id);
  expect((await matchRow(id)).state).toMatchObject({ winner: 'b', end_cause: 'no_show' });
  expect(await db.selectFrom('no_show').selectAll().where('match_id', '=', id).execute()).toEqual([]);
});

test('a whole team that is not there and was not reached is one case for the referees, until one of its players comes', async () => {
  const battle = await world.build(BOARDS);
  await world.start(battle);
  const [referee] = [await buildAccount(db, 'referee')];
  const ids = await Promise.all([1, 2, 3].map((number) => world.matchOf(battle.id, number)));
  for (const [index, id] of ids.entries())
    await world.matches.act(world.player(battle, 'b', index), id, { type: 'ready' });
  const from = await staffHead();
  for (const id of ids) await missDeadline(id);
  const absences = async () =>
    (
      (await readInOneSnapshot(db, (trx) => staffTopicDefinition.snapshot(trx, undefined, 'head'))) as StaffView
    ).cases.filter((one) => one.kind === 'absence' && one.battle_id === battle.id);
  expect(await absences()).toMatchObject([{ match_id: ids[0], is_whole_team: true, unreached: ['a'] }]);
  const opened = (await readSince(db, staffTopic.of(), from, 1_000)).filter(({ t }) => t === 'case_opened');
  expect(opened).toHaveLength(1);
  const calls = await db
    .selectFrom('notification')
    .select('id')
    .where('account_id', '=', referee.user_id)
    .where('kind', '=', 'case_opened')
    .execute();
  expect(calls).toHaveLength(1);
  await world.matches.act(world.player(battle, 'a', 1), ids[1]!, { type: 'ready' });
  expect((await absences()).map((one) => 'match_id' in one && one.match_id)).toEqual([ids[0], ids[2]]);
  expect((await absences()).some((one) => 'is_whole_team' in one)).toBe(false);
});

test('the end of the battle closes the case of a whole team', async () => {
  const battle = await world.build(BOARDS);
  await world.start(battle);
  const ids = await Promise.all([1, 2, 3].map((number) => world.matchOf(battle.id, number)));
  for (const [index, id] of ids.entries())
    await world.matches.act(world.player(battle, 'b', index), id, { type: 'ready' });
  for (const id of ids) await missDeadline(id);
  const referee = await buildAccount(db, 'referee');
  await world.rulings.rule(referee, battle.id, { type: 'forfeit_battle', losers: 'a', reason: '整队未到' });
  const view = await readInOneSnapshot(db, (trx) => staffTopicDefinition.snapshot(trx, undefined, 'head'));
  expect((view as StaffView).cases.filter((one) => one.battle_id === battle.id)).toEqual([]);
});
