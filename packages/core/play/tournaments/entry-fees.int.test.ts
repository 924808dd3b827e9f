import { createDatabase } from '@pailei/db/client';
import type { TournamentSettings } from '@pailei/domain/tournament/types';
import type { Actor } from '@pailei/live/registry';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import {
  buildAccount,
  buildServices,
  buildTournament,
  decksFor,
  type BuiltTournament,
} from '../../../../tests/support/builders.ts';
import { asOwner, useTestDatabase } from '../../../../tests/support/fixtures.ts';
import { givePoints } from '../../../../tests/support/shop.ts';

const database = await useTestDatabase();
const db = createDatabase({ url: database.url });
afterAll(() => db.destroy());

const services = buildServices(db);
const { tournaments } = services;
const FEE = 50;

async function openEvent(settings: Partial<TournamentSettings> = {}, capacity = 4): Promise<BuiltTournament> {
  return buildTournament(db, services, {
    players: 0,
    capacity,
    isOpen: true,
    settings: { entry_fee: FEE, ...settings },
  });
}

async function playerWith(points: number): Promise<Actor> {
  const player = await buildAccount(db);
  if (points > 0) await givePoints(db, player, points);
  return player;
}

/** What the ledger has of an event for an account, oldest first. */
const linesOf = async (account: Actor, tournamentId: string) =>
  db
    .selectFrom('points_entry')
    .select(['kind', 'amount', 'cycle', 'note'])
    .where('account_id', '=', account.user_id)
    .where('reference_type', '=', 'tournament')
    .where('reference_id', '=', tournamentId)
    .orderBy('sequence')
    .execute();
const amountsOf = async (account: Actor, id: string) => (await linesOf(account, id)).map(({ amount }) => amount);
const participantOf = async (actor: Actor, id: string) => (await tournaments.entry(actor, id)).participant_id ?? '';

describe('the fee is taken with the entry', () => {
  test('and stands in the ledger with its event', async () => {
    const { id } = await openEvent();
    const player = await playerWith(80);
    await tournaments.register(player, id);
    expect(await linesOf(player, id)).toEqual([
      { kind: 'entry_fee', amount: -FEE, cycle: 1, note: '「测试赛」参赛费' },
    ]);
  });

  test('who cannot pay is refused and leaves nothing, and nobody else of the joined commands is', async () => {
    const { id } = await openEvent();
    const [rich, poor, other] = [await playerWith(FEE), await playerWith(FEE - 1), await playerWith(FEE)];
    const outcomes = await Promise.allSettled([rich, poor, other].map((one) => tournaments.register(one, id)));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(outcomes[1]).toMatchObject({
      reason: { code: 'points_insufficient', status: 409, message: '积分不足，参赛费为 50 积分' },
    });
    expect(await amountsOf(poor, id)).toEqual([]);
    expect((await tournaments.entry(poor, id)).status).toBeNull();
    expect([await amountsOf(rich, id), await amountsOf(other, id)]).toEqual([[-FEE], [-FEE]]);
  });

  test('of two at once for the last place one pays for it, and the other nothing', async () => {
    const { id } = await openEvent({ waitlist: false }, 2);
    await tournaments.register(await playerWith(FEE), id);
    const two = [await playerWith(FEE), await playerWith(FEE)];
    const outcomes = await Promise.allSettled(two.map((one) => tournaments.register(one, id)));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const paid = await Promise.all(two.map((one) => amountsOf(one, id)));
    expect(paid.toSorted((a, b) => a.length - b.length)).toEqual([[], [-FEE]]);
  });

  test('an account that enters two events at once pays only what it has', async () => {
    const [one, other] = [await openEvent(), await openEvent()];
    const player = await playerWith(FEE);
    const outcomes = await Promise.allSettled([one, other].map(({ id }) => tournaments.register(player, id)));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { points_balance } = await db
      .selectFrom('account')
      .select('points_balance')
      .where('id', '=', player.user_id)
      .executeTakeFirstOrThrow();
    expect(points_balance).toBe(0);
  });
});

describe('a player who has paid is not asked for the fee again', () => {
  async function paidEvent(count: number) {
    const event = await openEvent({}, count);
    const settings = (await tournaments.get(event.admin, event.id)).tournament.settings;
    const players: Actor[] = [];
    for (let index = 0; index < count; index += 1) {
      const player = await playerWith(FEE);
      await tournaments.register(player, event.id);
      players.push(player);
    }
    return { ...event, players, decks: decksFor(settings) };
  }

  test('when they check in while others withdraw', async () => {
    const { id, referee, players, decks } = await paidEvent(10);
    for (const player of players) await tournaments.submitDecks(player, id, { decks });
    await tournaments.openCheckIn(referee, id, 600);
    const outcomes = await Promise.allSettled(
      players.map((player, index) =>
        index % 5 === 0 ? tournaments.withdraw(player, id) : tournaments.checkIn(player, id),
      ),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(players.map(() => 'fulfilled'));
    expect(await Promise.all(players.map((player) => amountsOf(player, id)))).toEqual(
      players.map((_, index) => (index % 5 === 0 ? [-FEE, FEE] : [-FEE])),
    );
  });

  test('when they submit decks while others register', async () => {
    const { id, players, decks } = await paidEvent(4);
    const newcomers = [await playerWith(FEE), await playerWith(FEE)];
    const outcomes = await Promise.allSettled([
      ...players.map((player) => tournaments.submitDecks(player, id, { decks })),
      ...newcomers.map((player) => tournaments.register(player, id)),
      ...players.map((player) => tournaments.submitDecks(player, id, { decks })),
    ]);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
    expect(await Promise.all(players.map((player) => amountsOf(player, id)))).toEqual(players.map(() => [-FEE]));
  });
});

describe('the fee goes back once', () => {
  test('on a withdrawal, however often it is sent, and is taken again by the next entry', async () => {
    const { id } = await openEvent();
    const player = await playerWith(FEE);
    await tournaments.register(player, id);
    await Promise.allSettled([1, 2, 3].map(() => tournaments.withdraw(player, id)));
    expect(await amountsOf(player, id)).toEqual([-FEE, FEE]);
    await tournaments.register(player, id);
    await tournaments.withdraw(player, id);
    expect((await linesOf(player, id)).map(({ kind, cycle }) => [kind, cycle])).toEqual([
      ['entry_fee', 1],
      ['entry_fee_refund', 1],
      ['entry_fee', 2],
      ['entry_fee_refund', 2],
    ]);
  });

  test('on a rejection, with two admins at once', async () => {
    const { id, admin } = await openEvent({ approval_required: true });
    const player = await playerWith(FEE);
    await tournaments.register(player, id);
    const participant = await participantOf(player, id);
    await Promise.allSettled([1, 2].map(() => tournaments.reject(admin, id, participant, '资料不全')));
    expect(await amountsOf(player, id)).toEqual([-FEE, FEE]);
  });

  test('to all when the event is cancelled, with the event named in the line', async () => {
    const { id, admin } = await openEvent({}, 2);
    const players = [await playerWith(FEE), await playerWith(FEE), await playerWith(FEE)];
    for (const player of players) await tournaments.register(player, id);
    await Promise.allSettled([1, 2].map(() => tournaments.cancel(admin, id, '场地停电')));
    for (const player of players) expect(await amountsOf(player, id)).toEqual([-FEE, FEE]);
    expect((await linesOf(players[0]!, id))[1]).toMatchObject({ note: '「测试赛」赛事已取消' });
  });

  test('to those who got no place when the event starts; late entry takes it then', async () => {
    const { id, admin, referee } = await openEvent(
      {
        check_in_required: false,
        stages: [{ type: 'swiss', rounds: 4, best_of: 3 }],
        late_entry: { until_round: 2, missed_rounds: 'losses', by_players: true },
      },
      3,
    );
    const players = [await playerWith(FEE), await playerWith(FEE), await playerWith(FEE), await playerWith(FEE)];
    const last = players[3]!;
    const settings = (await tournaments.get(admin, id)).tournament.settings;
    for (const player of players) {
      await tournaments.register(player, id);
      await tournaments.submitDecks(player, id, { decks: decksFor(settings) });
    }
    await tournaments.start(referee, id);
    expect(await Promise.all(players.map((player) => amountsOf(player, id)))).toEqual([
      [-FEE],
      [-FEE],
      [-FEE],
      [-FEE, FEE],
    ]);
    await tournaments.drop(players[0]!, id);
    await tournaments.enterLate(last, id, { decks: decksFor(settings) });
    expect(await amountsOf(last, id)).toEqual([-FEE, FEE, -FEE]);
  });

  test('but not after a check-in', async () => {
    const { id, admin, referee } = await openEvent();
    const player = await playerWith(FEE);
    await tournaments.register(player, id);
    const settings = (await tournaments.get(admin, id)).tournament.settings;
    await tournaments.submitDecks(player, id, { decks: decksFor(settings) });
    await tournaments.openCheckIn(referee, id, 600);
    await tournaments.checkIn(player, id);
    await tournaments.withdraw(player, id);
    expect(await amountsOf(player, id)).toEqual([-FEE]);
  });
});

test('an entry whose transaction fails before its end takes nothing', async () => {
  const { id } = await openEvent();
  const player = await playerWith(FEE);
  await asOwner(db, async (owner) => {
    await sql`create function refuse_fee() returns trigger language plpgsql as $$ begin raise exception 'torn'; end $$`.execute(
      owner,
    );
    await sql`create trigger torn before insert on points_entry for each row execute function refuse_fee()`.execute(
      owner,
    );
  });
  await expect(tournaments.register(player, id)).rejects.toThrow('torn');
  await asOwner(db, (owner) => sql`drop trigger torn on points_entry`.execute(owner));
  expect((await tournaments.entry(player, id)).status).toBeNull();
  await tournaments.register(player, id);
  expect(await amountsOf(player, id)).toEqual([-FEE]);
});
