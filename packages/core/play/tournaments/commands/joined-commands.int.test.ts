import { createDatabase } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import { runTransaction, type Trx } from '@pailei/db/tx';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { createLiveLog } from '@pailei/live/log';
import type { Actor } from '@pailei/live/registry';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import {
  buildAccount,
  buildServices,
  buildTournament,
  deckCode,
  decksFor,
} from '../../../../../tests/support/builders.ts';
import { useTestDatabase } from '../../../../../tests/support/fixtures.ts';
import { givePoints } from '../../../../../tests/support/shop.ts';
import { teamEventWorld } from '../teams/team-event.fixture.ts';
import { keyOfCall, type PlayerCall } from './player-call.ts';
import { runPlayerCommands } from './run-player-commands.ts';

const database = await useTestDatabase();
const db = createDatabase({ url: database.url });
afterAll(() => db.destroy());
const services = buildServices(db);
const world = await teamEventWorld(db);

type Command = PlayerCall['command'];
/** Chooses a command of the player or of the staff by the event as it is before the batch. */
type Choice = { who: number; what: number };
type World = {
  id: string;
  stateOf: () => Promise<TournamentState>;
  choices: readonly ((state: TournamentState, who: number) => { actor: Actor; command: Command })[];
};

class Undone extends Error {}

const now = () => new Date().toISOString();

/** Carries out the calls, in one joined run or in one run for each, and answers what they left. */
async function outcomesOf(trx: Trx, calls: readonly PlayerCall[], { isJoined, at }: { isJoined: boolean; at: string }) {
  const answers: unknown[] = [];
  for (const part of isJoined ? [calls] : calls.map((call) => [call])) {
    const [first, ...others] = part;
    if (!first) continue;
    const log = createLiveLog(trx);
    const { outcomes } = await runPlayerCommands(trx, log, [first, ...others], at);
    await log.write();
    answers.push(
      ...outcomes.map((one) =>
        one.status === 'refused' ? { code: one.error.code, text: one.error.message } : one.status,
      ),
    );
  }
  return { answers, rows: await rowsOf(trx, calls[0]!.tournament_id) };
}

/** The rows of an event, without ids and times that each run makes for itself. */
async function rowsOf(trx: Trx, id: string) {
  const participants = await trx
    .selectFrom('participant')
    .select(['id', 'account_id', 'team_id', 'name', 'status', 'public_status'])
    .where('tournament_id', '=', id)
    .orderBy('id')
    .execute();
  const points = await sql`select account_id, kind, amount, cycle, balance_after, note from points_entry
    where reference_id = ${id} order by account_id, sequence`.execute(trx);
  const decks =
    await sql`select participant_id, slot, name, code, locked_at is null as is_open, superseded_at is null as is_in_force
    from submitted_deck where participant_id in (select id from participant where tournament_id = ${id})
    order by participant_id, slot, submitted_deck.id`.execute(trx);
  const rosters = await sql`select participant_id, account_id from roster_player
    where participant_id in (select id from participant where tournament_id = ${id}) order by participant_id, account_id`.execute(
    trx,
  );
  const audits =
    await sql`select actor_id, action, before, after, reason from audit_log where target_id = ${id} order by id`.execute(
      trx,
    );
  const notices = await sql`select account_id, kind, notice from notification where notice::text like ${`%${id}%`}
    order by account_id, id`.execute(trx);
  const events = await sql`select type, payload - 'at' as payload from live_event where topic = ${`tournament:${id}`}
    order by version`.execute(trx);
  const text = JSON.stringify([
    participants,
    ...[points, decks, rosters, audits, notices, events].map(({ rows }) => rows),
  ]);
  const named = participants.reduce((all, one, index) => all.replaceAll(one.id, `entry-${index}`), text);
  return JSON.parse(named) as unknown;
}

/** What a batch leaves joined, which is undone, and one by one, which stays. */
async function bothWays({ id, stateOf, choices }: World, batch: readonly Choice[]) {
  const state = await stateOf();
  const calls = new Map<string, PlayerCall>();
  for (const { who, what } of batch) {
    const call = { tournament_id: id, ...choices[what % choices.length]!(state, who) };
    if (!calls.has(keyOfCall(call))) calls.set(keyOfCall(call), call);
  }
  const at = now();
  let joined: unknown;
  await runTransaction(db, async (trx) => {
    joined = await outcomesOf(trx, [...calls.values()], { isJoined: true, at });
    throw new Undone();
  }).catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
  const single = await runTransaction(db, (trx) => outcomesOf(trx, [...calls.values()], { isJoined: false, at }));
  return { joined, single };
}

const FEE = 50;
const batches = fc.array(fc.array(fc.record({ who: fc.nat(5), what: fc.nat(11) }), { minLength: 2, maxLength: 9 }), {
  minLength: 6,
  maxLength: 6,
});
const settings = fc.record({
  entry_fee: fc.constantFrom(0, FEE, FEE),
  approval_required: fc.boolean(),
  waitlist: fc.boolean(),
});
const RUNS = { numRuns: 4, endOnFailure: true };

/** Two newcomers, who fill up a batch. */
const others: Choice[] = [
  { who: 2, what: 0 },
  { who: 3, what: 0 },
];
/** Lists are submitted once more, and locked by a check-in of the same batch. */
const RESUBMITTED: Choice[][] = [
  [
    { who: 0, what: 0 },
    { who: 1, what: 0 },
  ],
  [
    { who: 0, what: 3 },
    { who: 1, what: 3 },
  ],
  [
    { who: 0, what: 3 },
    { who: 0, what: 10 },
  ],
  ...Array.from({ length: 3 }, () => others),
];

describe('joined commands give the same answers and rows as one by one', () => {
  test('for whatever mix players and staff of an event send', async () => {
    const property = fc.asyncProperty(
      settings,
      fc.integer({ min: 2, max: 5 }),
      batches,
      async (change, capacity, all) => {
        const { id, admin, referee } = await buildTournament(db, services, {
          players: 0,
          capacity,
          isOpen: true,
          settings: change,
        });
        const stateOf = async () => (await services.tournaments.get(admin, id)).tournament;
        const actors: Actor[] = [];
        for (const points of [0, FEE - 1, FEE, FEE, 2 * FEE, 3 * FEE]) {
          const actor = await buildAccount(db);
          if (points > 0) await givePoints(db, actor, points);
          actors.push(actor);
        }
        const decks = decksFor((await stateOf()).settings);
        const own = (command: Command) => (_: TournamentState, who: number) => ({ actor: actors[who]!, command });
        const ofEntry = (make: (participant_id: string) => Command) => (state: TournamentState, who: number) => {
          const entry = Object.values(state.participants).find(({ user_id }) => user_id === actors[who]!.user_id);
          return { actor: admin, command: make(entry?.id ?? newId()) };
        };
        const choices = [
          own({ type: 'register' }),
          own({ type: 'register' }),
          own({ type: 'withdraw' }),
          own({ type: 'submit_decks', decks }),
          own({ type: 'submit_decks', decks }),
          own({ type: 'submit_decks', decks: [{ name: '坏', code: deckCode(0).slice(0, 12) }] }),
          own({ type: 'check_in' }),
          own({ type: 'check_in' }),
          ofEntry((participant_id) => ({ type: 'approve', participant_id })),
          ofEntry((participant_id) => ({ type: 'reject', participant_id, reason: '资料不全' })),
          ofEntry((participant_id) => ({ type: 'check_in_other', participant_id })),
          (_: TournamentState, who: number) => ({
            actor: admin,
            command: { type: 'add', account: actors[who]!, reason: '补报' } as const,
          }),
        ];
        const event = { id, stateOf, choices };
        for (const [index, batch] of all.entries()) {
          if (index === 2) await services.tournaments.openCheckIn(referee, id, 600);
          const { joined, single } = await bothWays(event, batch);
          expect(joined).toEqual(single);
        }
      },
    );
    const free = { entry_fee: 0, approval_required: false, waitlist: false };
    await fc.assert(property, { ...RUNS, examples: [[free, 5, RESUBMITTED]] });
  });

  test('for whatever the captains, players and staff of an event of teams send', async () => {
    const teams = [await world.newTeam(4), await world.newTeam(4)];
    const property = fc.asyncProperty(fc.constantFrom(0, FEE), batches, async (entry_fee, all) => {
      const id = await world.event({ capacity: 2, settings: { entry_fee, waitlist: true } });
      const stateOf = () => world.stateOf(id);
      const actors = teams.flatMap(({ members }) => members.slice(0, 3).map(({ actor }) => actor));
      for (const actor of actors) if (entry_fee > 0) await givePoints(db, actor, FEE);
      const teamOf = (who: number) => teams[Math.floor(who / 3)]!;
      const own = (make: (who: number) => Command) => (_: TournamentState, who: number) => ({
        actor: actors[who]!,
        command: make(who),
      });
      const roster = (who: number, count: number) => world.rosterOf(teamOf(who), count).account_ids;
      const choices = [
        own((who) => ({ type: 'enter_team', account_ids: roster(who, 4) })),
        own((who) => ({ type: 'enter_team', account_ids: roster(who, 3) })),
        own((who) => ({ type: 'change_roster', account_ids: roster(who, 4) })),
        own((who) => ({ type: 'change_roster', account_ids: roster(who, 3) })),
        own(() => ({ type: 'withdraw' })),
        own(() => ({ type: 'check_in' })),
        own(() => ({ type: 'check_in' })),
        own(() => ({ type: 'submit_decks', decks: [] })),
        (_: TournamentState, who: number) => ({
          actor: world.admin,
          command: { type: 'add_team', team_id: teamOf(who).id, account_ids: roster(who, 3), reason: '补报' } as const,
        }),
      ];
      const event = { id, stateOf, choices };
      for (const [index, batch] of all.entries()) {
        if (index === 2) await world.tournaments.openCheckIn(world.referee, id, 600);
        const { joined, single } = await bothWays(event, batch);
        expect(joined).toEqual(single);
      }
    });
    await fc.assert(property, RUNS);
  });
});
