import { createDatabase } from '@pailei/db/client';
import type { StageSettings } from '@pailei/domain/tournament/stages/stage';
import { buildServices, buildTournament, type BuiltTournament } from '@pailei/tests/support/builders';
import { useOwner, useTestDatabase } from '@pailei/tests/support/fixtures';
import { playMatch } from '@pailei/tests/support/play-match';
import { buildBuyer, findDisagreements } from '@pailei/tests/support/shop';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';

// An event whose last match is over is ended, and so pays, by whoever comes first: here together with an admin who cancels it.

const database = await useTestDatabase();
const db = createDatabase({ url: database.url });
const owner = useOwner(database);
afterAll(() => db.destroy());

const services = buildServices(db);
const { tournaments, matches, tournamentClock } = services;
const FEE = 50;
const REASON = '场地停电';
const CUP: StageSettings = {
  type: 'single_elimination',
  size: null,
  best_of: 1,
  final_best_of: null,
  third_place: false,
};

/** An event of two who have paid; its only match is over, and nobody has noticed yet. */
async function playedOut(): Promise<BuiltTournament & { final: string }> {
  const entrants = [await buildBuyer(db, FEE), await buildBuyer(db, FEE)];
  const cup = await buildTournament(db, services, {
    players: 2,
    entrants,
    settings: { bans: 0, stages: [CUP], entry_fee: FEE },
    rewards: { kind: 'own', table: { bands: [{ place_to: 1, points: 70 }], participation: 7 } },
  });
  await tournaments.start(cup.referee, cup.id);
  const { id } = await db
    .selectFrom('match')
    .select('id')
    .where('tournament_id', '=', cup.id)
    .executeTakeFirstOrThrow();
  await playMatch(db, services, cup, { id, winner: 'a' });
  return { ...cup, final: id };
}

/** The only game is played again, so that the event goes on. */
async function playOn({ referee, final }: Awaited<ReturnType<typeof playedOut>>): Promise<void> {
  const ruling = { type: 'void_game', game_number: 1, reason: '卡组登记有误' } as const;
  await matches.rule(referee, final, ruling, { force: true });
}

const statusOf = async (id: string) => (await tournaments.get(null, id)).tournament.status;

/** What the event has booked, kind by kind, of both players together. */
async function booked(id: string): Promise<string[]> {
  expect(await findDisagreements(db)).toEqual([]);
  const rows = await db
    .selectFrom('points_entry')
    .select(['kind', 'amount'])
    .where('reference_type', '=', 'tournament')
    .where('reference_id', '=', id)
    .orderBy('kind')
    .orderBy('amount', 'desc')
    .execute();
  return rows.map(({ kind, amount }) => `${kind} ${amount}`);
}

const FEES = ['entry_fee -50', 'entry_fee -50'];
const FEES_BACK = ['entry_fee_refund 50', 'entry_fee_refund 50'];
const PRIZES = ['tournament_prize 70', 'tournament_prize 7'];

/** Every line of this kind fails from the second on, so that a transaction is torn between two accounts. */
async function tearLines(kind: string): Promise<void> {
  await sql`create sequence torn_lines`.execute(owner);
  await sql`grant usage on torn_lines to public`.execute(owner);
  await sql`create function tear_line() returns trigger language plpgsql as $$
    begin if new.kind = ${sql.lit(kind)} and nextval('torn_lines') > 1 then raise exception 'torn'; end if; return new; end $$`.execute(
    owner,
  );
  await sql`create trigger torn before insert on points_entry for each row execute function tear_line()`.execute(owner);
}

async function mendLines(): Promise<void> {
  await sql`drop trigger torn on points_entry`.execute(owner);
  await sql`drop function tear_line`.execute(owner);
  await sql`drop sequence torn_lines`.execute(owner);
}

describe('an event that has paid', () => {
  test('is cancelled by nobody any more, in Chinese, and its fees and prizes stay', async () => {
    const cup = await playedOut();
    await tournamentClock.advance(cup.id);
    await expect(tournaments.cancel(cup.admin, cup.id, REASON)).rejects.toMatchObject({
      code: 'tournament_over',
      status: 409,
      message: '赛事已结束',
    });
    expect(await booked(cup.id)).toEqual([...FEES, ...PRIZES]);
  });

  test('and is played on after a correction takes all of it back when it is cancelled, with two who cancel at once', async () => {
    const cup = await playedOut();
    await tournamentClock.advance(cup.id);
    await playOn(cup);
    expect(await statusOf(cup.id)).toBe('running');
    expect(await booked(cup.id)).toEqual([...FEES, ...PRIZES]);
    const outcomes = await Promise.allSettled([1, 2].map(() => tournaments.cancel(cup.admin, cup.id, REASON)));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const back = ['tournament_prize -7', 'tournament_prize -70'];
    expect(await booked(cup.id)).toEqual([...FEES, ...FEES_BACK, ...PRIZES, ...back]);
  });
});

describe('cancelled in the moment in which it would pay', () => {
  test.each(['the clock first', 'the admin first'])(
    'either it has paid, or it is cancelled and has paid nothing: %s',
    async (first) => {
      for (let round = 0; round < 4; round += 1) {
        const cup = await playedOut();
        const ends = [1, 2].map(() => () => tournamentClock.advance(cup.id));
        const cancels = [1, 2].map(() => () => tournaments.cancel(cup.admin, cup.id, REASON));
        const calls = first === 'the clock first' ? [...ends, ...cancels] : [...cancels, ...ends];
        await Promise.allSettled(calls.map((call) => call()));
        await tournamentClock.advance(cup.id);
        const status = await statusOf(cup.id);
        const expected = status === 'cancelled' ? [...FEES, ...FEES_BACK] : [...FEES, ...PRIZES];
        expect({ status, booked: await booked(cup.id) }).toEqual({ status, booked: expected });
      }
    },
  );
});

describe('a failure in the middle', () => {
  test('of the prizes leaves nobody paid, and who cancels then gives every fee back once', async () => {
    const cup = await playedOut();
    await tearLines('tournament_prize');
    await expect(tournamentClock.advance(cup.id)).rejects.toThrow('torn');
    await mendLines();
    expect([await statusOf(cup.id), await booked(cup.id)]).toEqual(['running', FEES]);
    await tournaments.cancel(cup.admin, cup.id, REASON);
    await tournamentClock.advance(cup.id);
    expect([await statusOf(cup.id), await booked(cup.id)]).toEqual(['cancelled', [...FEES, ...FEES_BACK]]);
  });

  test('of the refunds leaves the event as it was, and it can still end and pay', async () => {
    const cup = await playedOut();
    await tearLines('entry_fee_refund');
    await expect(tournaments.cancel(cup.admin, cup.id, REASON)).rejects.toThrow('torn');
    await mendLines();
    expect([await statusOf(cup.id), await booked(cup.id)]).toEqual(['running', FEES]);
    await tournamentClock.advance(cup.id);
    expect([await statusOf(cup.id), await booked(cup.id)]).toEqual(['finished', [...FEES, ...PRIZES]]);
  });

  test('of taking the prizes back keeps fees and prizes together: cancelled again, all goes back once', async () => {
    const cup = await playedOut();
    await tournamentClock.advance(cup.id);
    await playOn(cup);
    await tearLines('tournament_prize');
    await expect(tournaments.cancel(cup.admin, cup.id, REASON)).rejects.toThrow('torn');
    await mendLines();
    expect([await statusOf(cup.id), await booked(cup.id)]).toEqual(['running', [...FEES, ...PRIZES]]);
    await tournaments.cancel(cup.admin, cup.id, REASON);
    const back = ['tournament_prize -7', 'tournament_prize -70'];
    expect(await booked(cup.id)).toEqual([...FEES, ...FEES_BACK, ...PRIZES, ...back]);
  });
});
