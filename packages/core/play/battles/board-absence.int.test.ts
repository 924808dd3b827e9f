import { staffTopic } from '@pailei/contracts/play/staff/staff.topic';
import { createDatabase } from '@pailei/db/client';
import { readSince } from '@pailei/live/log';
import type { Actor } from '@pailei/live/registry';
import { afterAll, expect, test } from 'vitest';
import { battleSettings, battleWorld } from '../../../../tests/support/battles/battle-world.ts';
import { useTestDatabase } from '../../../../tests/support/fixtures.ts';
import { createNotificationsService } from '../../people/notifications/index.ts';

const { url } = await useTestDatabase();
const db = createDatabase({ url });
afterAll(() => db.destroy());

const world = battleWorld(db);
const inbox = createNotificationsService(world.deps);
const BOARDS = battleSettings({ code: 'boards', size: 3, decided: 'majority', tie: 'ace' });

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
