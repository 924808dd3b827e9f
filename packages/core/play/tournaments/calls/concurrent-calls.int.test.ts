import { DEFAULT_TOURNAMENT_SETTINGS } from '@pailei/domain/tournament/settings';
import { foldTournament } from '@pailei/domain/tournament/evolve';
import type { TournamentEvent, TournamentEventOf } from '@pailei/domain/tournament/events';
import { readSince } from '@pailei/live/log';
import { tournamentTopic } from '@pailei/contracts/play/tournaments/tournament.topic';
import { buildAccount, buildServices, decksFor } from '@pailei/tests/support/builders';
import { beforeAll, expect, test } from 'vitest';
import { useApp } from '@pailei/api/testing/app.fixture';
import {
  buildAccounts,
  sendConcurrently,
  type ConcurrentCall,
  type PlayerAccount,
  type LoadReport,
} from './concurrent-calls.fixture.ts';

/** Everybody of the largest event does the same thing in the same second. */
const PLAYERS = 1_024;
/** Of the pool's twelve: what concurrent calls may take, the read of the list included. */
const MOST_CONNECTIONS = 8;
const TIMEOUT_MS = 60_000;

// How long it takes is a matter of the machine: the benchmark measures it.
const { app, deps } = await useApp({}, { maxWaitMs: TIMEOUT_MS });
const { db } = deps;
const { tournaments } = buildServices(db);
const settings = { ...DEFAULT_TOURNAMENT_SETTINGS, stages: [{ type: 'swiss', rounds: 1, best_of: 3 }] as const };

let id: string;
let players: PlayerAccount[];
let referee: Awaited<ReturnType<typeof buildAccount>>;
beforeAll(async () => {
  const admin = await buildAccount(db, 'admin');
  referee = await buildAccount(db, 'referee');
  const times = { registration_closes_at: null, check_in_opens_at: null, starts_at: null };
  const details = { name: '万人赛', description: '', stream_url: null, capacity: PLAYERS, settings, times };
  const created = await tournaments.create(admin, details as unknown as Parameters<typeof tournaments.create>[1]);
  id = created.tournament.id;
  await tournaments.openRegistration(admin, id);
  players = await buildAccounts(app, db, PLAYERS);
}, TIMEOUT_MS);

const call = (method: 'POST' | 'PUT', command: string, payload?: object) =>
  (({ token }) => ({ method, url: `/api/solo-tournaments/${id}/${command}`, token, ...(payload && { payload }) })) as (
    player: PlayerAccount,
  ) => ConcurrentCall;

const eventsOf = async (topic: string) =>
  (await readSince(db, topic, 0, 100_000)).map(({ t, p }) => ({ type: t, payload: p }));

async function participantsOf(type: string): Promise<unknown[]> {
  const events = await eventsOf(tournamentTopic.of(id));
  return events.flatMap((event) =>
    event.type === type ? [(event.payload as { participant_id: string }).participant_id] : [],
  );
}

function expectServed({ connections, reads }: LoadReport): void {
  expect(connections.waiting).toBe(0);
  expect(connections.taken).toBeLessThanOrEqual(MOST_CONNECTIONS);
  expect(reads).toBeGreaterThan(0);
}

/** Rows and log agree. */
async function expectAgreement(): Promise<void> {
  const [created, ...later] = (await eventsOf(tournamentTopic.of(id))) as [
    TournamentEventOf<'tournament_created'>,
    ...TournamentEvent[],
  ];
  const folded = foldTournament([created, ...later]);
  expect((await tournaments.get(null, id)).tournament).toEqual(folded);
  const rows = await db.selectFrom('participant').select(['id', 'status']).where('tournament_id', '=', id).execute();
  expect(rows.length).toBe(PLAYERS);
  for (const { id: participant, status } of rows) expect(folded.participants[participant]?.status).toBe(status);
}

test(
  'they register, some of them twice: each has one entry',
  async () => {
    const twice = players.slice(0, 20);
    const report = await sendConcurrently(app, db, [...players, ...twice].map(call('POST', 'register')));
    expect(report.statuses).toEqual({ 200: PLAYERS, 409: twice.length });
    expectServed(report);
    expect(new Set(await participantsOf('participant_registered')).size).toBe(PLAYERS);
    expect(await participantsOf('participant_registered')).toHaveLength(PLAYERS);
    await expectAgreement();
  },
  TIMEOUT_MS,
);

test(
  'they submit their lists, some of them broken: each is answered for itself',
  async () => {
    const decks = decksFor(settings);
    const broken = decks.map((deck) => ({ ...deck, code: 'AAE' }));
    const spoiled = players.slice(0, 20);
    const calls = [
      ...spoiled.map(call('PUT', 'decks', { decks: broken })),
      ...players.map(call('PUT', 'decks', { decks })),
    ];
    const report = await sendConcurrently(app, db, calls);
    expect(report.statuses).toEqual({ 200: PLAYERS, 422: spoiled.length });
    expectServed(report);
    expect(await participantsOf('decks_submitted')).toHaveLength(PLAYERS);
    const rows = await db
      .selectFrom('submitted_deck')
      .innerJoin('participant', 'participant.id', 'submitted_deck.participant_id')
      .select(['participant_id', 'slot', 'locked_at'])
      .where('tournament_id', '=', id)
      .execute();
    expect(rows).toHaveLength(PLAYERS * decks.length);
    expect(new Set(rows.map(({ participant_id, slot }) => `${participant_id} ${slot}`)).size).toBe(rows.length);
    expect(rows.every(({ locked_at }) => locked_at === null)).toBe(true);
  },
  TIMEOUT_MS,
);

test(
  'they check in: everybody is there, once, with their lists locked',
  async () => {
    await tournaments.openCheckIn(referee, id, 3_600);
    const report = await sendConcurrently(app, db, players.map(call('POST', 'check-in')));
    expect(report.statuses).toEqual({ 200: PLAYERS });
    expectServed(report);
    expect(new Set(await participantsOf('participant_checked_in')).size).toBe(PLAYERS);
    expect(await participantsOf('participant_checked_in')).toHaveLength(PLAYERS);
    const open = await db
      .selectFrom('submitted_deck')
      .innerJoin('participant', 'participant.id', 'submitted_deck.participant_id')
      .select('submitted_deck.id')
      .where('tournament_id', '=', id)
      .where('locked_at', 'is', null)
      .execute();
    expect(open).toEqual([]);
    await expectAgreement();
  },
  TIMEOUT_MS,
);

test(
  'both sides of 512 matches are ready: each match goes on',
  async () => {
    await tournaments.start(referee, id);
    const tokens = new Map(players.map(({ user_id, token }) => [user_id, token]));
    const matches = await db.selectFrom('match').select('id').where('tournament_id', '=', id).execute();
    expect(matches).toHaveLength(PLAYERS / 2);
    const seats = await db
      .selectFrom('match_seat')
      .innerJoin('match', 'match.id', 'match_seat.match_id')
      .select(['match_id', 'account_id'])
      .where('tournament_id', '=', id)
      .execute();
    const calls = seats.map(({ match_id, account_id }) => ({
      method: 'POST' as const,
      url: `/api/matches/${match_id}/ready`,
      token: tokens.get(account_id) ?? '',
    }));
    const report = await sendConcurrently(app, db, calls);
    expect(report.statuses).toEqual({ 200: PLAYERS });
    expectServed(report);
    const readyEvents = await db
      .selectFrom('live_event')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where(
        'topic',
        'in',
        matches.map((match) => `match:${match.id}`),
      )
      .where('type', '=', 'side_ready')
      .executeTakeFirstOrThrow();
    expect(readyEvents.count).toBe(PLAYERS);
    const states = await db.selectFrom('match').select('status').where('tournament_id', '=', id).execute();
    expect(new Set(states.map(({ status }) => status))).toEqual(new Set(['ban']));
    await expectAgreement();
  },
  TIMEOUT_MS,
);
