import { createDatabase } from '@pailei/db/client';
import type { Participant } from '@pailei/domain/tournament/types';
import type { Actor } from '@pailei/live/registry';
import { afterAll, beforeEach, expect, test } from 'vitest';
import {
  buildAccount,
  buildServices,
  buildTournament,
  type BuiltTournament,
} from '../../../../tests/support/builders.ts';
import { useTestDatabase } from '../../../../tests/support/fixtures.ts';

const database = await useTestDatabase();
const db = createDatabase({ url: database.url });
afterAll(() => db.destroy());

const services = buildServices(db);
const { tournaments, expireTournament, clock } = services;
const HOUR = 3_600;

let cup: BuiltTournament;
let players: Actor[];

/** Two places, five who want them; the check-in lasts an hour, and the first has checked in. */
beforeEach(async () => {
  clock.offsetMs = 0;
  cup = await buildTournament(db, services, { players: 5, capacity: 2, isOpen: true });
  players = cup.players;
  await tournaments.openCheckIn(cup.referee, cup.id, HOUR);
  await tournaments.checkIn(players[0]!, cup.id);
});

const read = async () => (await tournaments.get(cup.admin, cup.id)).tournament;
const rowOf = () =>
  db.selectFrom('tournament').select(['due_at', 'due_kind']).where('id', '=', cup.id).executeTakeFirstOrThrow();
async function personOf(index: number): Promise<Participant> {
  const found = Object.values((await read()).participants).find(({ user_id }) => user_id === players[index]!.user_id);
  return found!;
}

/** Turns the clock to what is due next, and does it as the worker would. */
async function passDeadline(kind: string): Promise<void> {
  const { due_at, due_kind } = await rowOf();
  expect(due_kind).toBe(kind);
  clock.offsetMs = Date.parse(due_at!) - Date.now() + 500;
  await expireTournament(cup.id, due_at!);
}

test('the place of who is absent is offered, lapses after five minutes and goes to the next, who accepts it', async () => {
  await passDeadline('fill_waitlist');
  const offered = await personOf(2);
  expect(Date.parse(offered.offer!.due_at) - Date.parse(offered.offer!.at)).toBe(300_000);
  const notices = await db
    .selectFrom('notification')
    .select('notice')
    .where('account_id', '=', players[2]!.user_id)
    .execute();
  expect(notices.map(({ notice }) => notice)).toContainEqual(
    expect.objectContaining({ kind: 'place_offered', due_at: offered.offer!.due_at }),
  );
  await passDeadline('end_offers');
  expect([(await personOf(2)).offer_passed, (await personOf(3)).offer]).toEqual([true, expect.anything()]);
  await tournaments.checkIn(players[3]!, cup.id);
  expect((await personOf(3)).status).toBe('checked_in');
  await expect(tournaments.checkIn(players[1]!, cup.id)).rejects.toMatchObject({ code: 'place_given_away' });
  expect((await rowOf()).due_kind).toBe('start');
});

test('who declines lets the next one in at once, and the start takes those who are there', async () => {
  await passDeadline('fill_waitlist');
  await tournaments.declinePlace(players[2]!, cup.id);
  await tournaments.checkIn(players[3]!, cup.id);
  await passDeadline('start');
  const { status, participants } = await read();
  expect(status).toBe('running');
  const active = Object.values(participants).filter((one) => one.status === 'active');
  expect(active.map(({ user_id }) => user_id).toSorted()).toEqual(
    [players[0]!.user_id, players[3]!.user_id].toSorted(),
  );
});

test('of the absent and the offered who come at once for the last place one gets it', async () => {
  await passDeadline('fill_waitlist');
  const outcomes = await Promise.allSettled([1, 2].map((index) => tournaments.checkIn(players[index]!, cup.id)));
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  const there = Object.values((await read()).participants).filter(({ status }) => status === 'checked_in');
  expect(there).toHaveLength(2);
});

test('an old deadline does nothing: the check-in was extended meanwhile', async () => {
  const { due_at } = await rowOf();
  const later = new Date(Date.parse((await read()).check_in_due_at!) + 20 * 60_000).toISOString();
  await tournaments.extendCheckIn(cup.referee, cup.id, { due_at: later, reason: '服务器排队' });
  clock.offsetMs = Date.parse(due_at!) - Date.now() + 500;
  await expireTournament(cup.id, due_at!);
  const state = await read();
  expect([state.is_filling ?? false, state.check_in_due_at]).toEqual([false, later]);
});

test('an account that waits cannot accept what was never offered', async () => {
  const stranger = await buildAccount(db);
  await expect(tournaments.declinePlace(players[4]!, cup.id)).rejects.toMatchObject({ code: 'no_place_offered' });
  await expect(tournaments.declinePlace(stranger, cup.id)).rejects.toMatchObject({ status: 404 });
});
