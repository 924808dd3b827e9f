import { seasonTopic } from '@pailei/contracts/play/seasons/season.topic';
import { createDatabase } from '@pailei/db/client';
import { DEFAULT_FORMULAS } from '@pailei/domain/seasons/defaults';
import type { StageSettings } from '@pailei/domain/tournament/stages/stage';
import { readSince } from '@pailei/live/log';
import type { Actor } from '@pailei/live/registry';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  buildAccount,
  buildServices,
  buildTournament,
  silentPublisher,
  type BuiltTournament,
} from '../../../../tests/support/builders.ts';
import { useOwner, useTestDatabase } from '../../../../tests/support/fixtures.ts';
import { passTime } from '../../../../tests/support/pass-time.ts';
import { playMatch } from '../../../../tests/support/play-match.ts';
import { createManagedSeasonsService } from './managed/managed-seasons.service.ts';
import { createSeasonCounter } from './counting/season-counter.service.ts';
import { createSeasonsService } from './seasons.service.ts';
import { findUncountedEvents } from './counting/uncounted.sweep.ts';
import { findRows } from './season-facts.repository.ts';

const database = await useTestDatabase();
const db = createDatabase({ url: database.url });
const owner = useOwner(database);
afterAll(() => db.destroy());

const services = buildServices(db);
const DAY_MS = 86_400_000;
const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const deps = { db, publisher: silentPublisher, now: () => new Date().toISOString() };
const seasons = createSeasonsService(deps);
const managed = createManagedSeasonsService(deps);
const counter = createSeasonCounter(deps);
const CUP: StageSettings = {
  type: 'single_elimination',
  size: null,
  best_of: 1,
  final_best_of: null,
  third_place: false,
};
const PRIZES = {
  account: {
    bands: [
      { place_to: 1, points: 1_000 },
      { place_to: 2, points: 500 },
    ],
    participation: 0,
  },
  team: null,
};

let admin: Actor;
let players: Actor[];
beforeAll(async () => {
  admin = await buildAccount(db, 'admin');
});
beforeEach(async () => {
  await sql`truncate season, tournament, live_event, live_head cascade`.execute(owner);
  players = await Promise.all(Array.from({ length: 4 }, () => buildAccount(db)));
});

const body = (changes: object = {}) => ({
  number: 5,
  name: '霜降赛季',
  starts_at: at(-30),
  ends_at: at(30),
  prizes: PRIZES,
  ...changes,
});
const create = (changes: object = {}) => managed.create(admin, { body: body(changes), idempotencyKey: undefined });

type Cup = BuiltTournament & { final: string; champion: string; second: string };

/** A cup of the four players to its end. */
async function playCup(settings: object = {}): Promise<Cup> {
  const cup = await buildTournament(db, services, {
    players: 4,
    entrants: players,
    settings: { bans: 0, stages: [CUP], ...settings },
  });
  await services.tournaments.start(cup.referee, cup.id);
  const state = async () => (await services.tournaments.get(cup.admin, cup.id)).tournament;
  const inRound = async (round: number) => (await state()).stages[0]?.rounds[round - 1]?.matches ?? [];
  const play = async (id: string) => {
    await playMatch(db, services, cup, { id, winner: 'a' });
    await services.tournamentClock.advance(cup.id);
  };
  for (const { match_id } of await inRound(1)) await play(match_id);
  const [final] = await inRound(2);
  await play(final!.match_id);
  const accountOf = async (participant: string) => (await state()).participants[participant]!.user_id;
  return { ...cup, final: final!.match_id, champion: await accountOf(final!.a), second: await accountOf(final!.b) };
}

const correct = async (cup: Cup) => {
  const ruling = { type: 'correct_game', game_number: 1, result: 'b', reason: '核对录像后更正' } as const;
  await services.matches.rule(cup.referee, cup.final, ruling, {});
  await services.tournamentClock.advance(cup.id);
};
const table = async () => (await seasons.get(5)).tables.account.rows;
const events = () => readSince(db, seasonTopic.of('5'), 0, 1_000);
const prizesOf = async (account_id: string) =>
  (
    await db
      .selectFrom('points_entry')
      .select('amount')
      .where('account_id', '=', account_id)
      .where('kind', '=', 'season_prize')
      .orderBy('sequence')
      .execute()
  ).map(({ amount }) => amount);

describe('an event that ends', () => {
  test('comes into its season with all that it has shown, and the season tells it', async () => {
    await create();
    const cup = await playCup();
    await counter.count(cup.id);
    const rows = await table();
    expect(rows.map(({ id, rank, points, wins, losses }) => ({ id, rank, points, wins, losses })).slice(0, 2)).toEqual([
      { id: cup.champion, rank: 1, points: 400 + 20 + 20, wins: 2, losses: 0 },
      { id: cup.second, rank: 2, points: 300 + 20 + 10, wins: 1, losses: 1 },
    ]);
    expect(rows.slice(2).map(({ rank, points }) => [rank, points])).toEqual([
      [3, 240],
      [3, 240],
    ]);
    expect((await events()).map(({ t }) => t)).toContain('season_table_changed');
    const { items, standing, behind } = await seasons.competitor(5, { kind: 'account', id: cup.second });
    expect(items).toMatchObject([
      { event_id: cup.id, event_name: '测试赛', place: 2, place_points: 300, attendance: 20, win_points: 10 },
    ]);
    expect(items[0]!.matches.map(({ match_id, is_won }) => [match_id, is_won])).toContainEqual([cup.final, false]);
    expect([standing?.rank, behind]).toEqual([2, 110]);
  });

  test('is counted once by two jobs at once, and a repetition changes nothing', async () => {
    await create();
    const cup = await playCup();
    await Promise.all([counter.count(cup.id), counter.count(cup.id)]);
    const before = await events();
    await counter.count(cup.id);
    expect(await events()).toEqual(before);
    expect((await table())[0]).toMatchObject({ events: 1, points: 440 });
  });

  test('is found by the sweep where its job was lost, until it is counted', async () => {
    await create();
    const cup = await playCup();
    expect((await findUncountedEvents(db, at(1), 10)).map(({ id }) => id)).toEqual([cup.id]);
    await counter.count(cup.id);
    expect(await findUncountedEvents(db, at(1), 10)).toEqual([]);
  });

  test('changes the table by a correction', async () => {
    await create();
    const cup = await playCup();
    await counter.count(cup.id);
    await correct(cup);
    await counter.count(cup.id);
    expect((await table()).slice(0, 2).map(({ id, points }) => [id, points])).toEqual([
      [cup.second, 440],
      [cup.champion, 330],
    ]);
  });

  test('of a delayed event waits until the public may know it', async () => {
    await create();
    const cup = await playCup({ delay_seconds: 90 });
    await counter.count(cup.id);
    expect(await table()).toEqual([]);
    await passTime(db, 91);
    await createTournamentPublication(cup.id);
    await counter.count(cup.id);
    expect((await table())[0]?.id).toBe(cup.champion);
  });

  test('from before its season was made is counted when that is made', async () => {
    const cup = await playCup();
    await create();
    expect((await table())[0]?.id).toBe(cup.champion);
  });
});

async function createTournamentPublication(id: string): Promise<void> {
  services.clock.offsetMs = 200_000;
  await services.tournamentClock.publish(id);
  services.clock.offsetMs = 0;
}

describe('what counts', () => {
  test('an excluded event counts nothing, a tier weighs its places', async () => {
    const season = await create();
    const cup = await playCup();
    await counter.count(cup.id);
    const ids = { id: season.id, tournament_id: cup.id };
    await managed.setEvent(admin, ids, { tier: 'A', is_excluded: false });
    expect((await table())[0]?.points).toBe(600 + 40);
    await managed.setEvent(admin, ids, { tier: 'A', is_excluded: true });
    expect(await table()).toEqual([]);
  });

  test('a new formula counts from its day, or for all of the season; the preview says so before', async () => {
    const season = await create();
    const cup = await playCup();
    await counter.count(cup.id);
    const formulas = {
      ...DEFAULT_FORMULAS,
      account: { ...DEFAULT_FORMULAS.account, places: [{ place_to: 1, points: 1_000 }] },
    };
    const change = (applies_from: string | null, seen_version: number) =>
      managed.setFormula(admin, season.id, { formulas, applies_from, reason: '提高冠军分', seen_version });
    await change(at(1), 1);
    expect((await table())[0]?.points).toBe(440);
    const preview = await managed.previewFormula(admin, season.id, { formulas, applies_from: null });
    expect(preview.account[0]).toMatchObject({ id: cup.champion, points: 440, next_points: 1_040 });
    await expect(change(null, 1)).rejects.toMatchObject({ code: 'formula_stale' });
    await change(null, 2);
    expect((await table())[0]?.points).toBe(1_040);
    await expect(change(at(60), 3)).rejects.toMatchObject({ code: 'formula_from_outside' });
  });

  test('an adjustment is shown with its reason, counts once under one key, and needs somebody who is there', async () => {
    const season = await create();
    const who = players[0]!;
    const adjustment = { kind: 'account', competitor_id: who.user_id, points: 35, reason: '协助裁判' } as const;
    const adjust = () => managed.adjust(admin, season.id, { body: adjustment, idempotencyKey: 'adjust-0001' });
    await adjust();
    await adjust();
    expect(await table()).toMatchObject([{ id: who.user_id, points: 35 }]);
    expect((await seasons.competitor(5, { kind: 'account', id: who.user_id })).adjustments).toMatchObject([
      { points: 35, reason: '协助裁判', by: admin.username },
    ]);
    const nobody = { ...adjustment, competitor_id: season.id };
    await expect(managed.adjust(admin, season.id, { body: nobody, idempotencyKey: undefined })).rejects.toMatchObject({
      code: 'competitor_unknown',
    });
  });

  test('a recount from the facts gives the stored tables byte for byte', async () => {
    const season = await create();
    for (let cups = 0; cups < 2; cups += 1) await counter.count((await playCup()).id);
    const before = JSON.stringify(await findRows(db, season.id, 'account'));
    await sql`delete from season_row`.execute(owner);
    await managed.recount(admin, season.id);
    expect(JSON.stringify(await findRows(db, season.id, 'account'))).toBe(before);
  });
});

describe('the period of a season', () => {
  test('shares no moment with another one, also for two who save at once', async () => {
    await create();
    await expect(create({ number: 6, starts_at: at(29), ends_at: at(60) })).rejects.toMatchObject({
      code: 'season_overlaps',
      status: 409,
    });
    await expect(create({ number: 5, starts_at: at(40), ends_at: at(60) })).rejects.toMatchObject({
      code: 'season_number_taken',
    });
    const both = await Promise.allSettled([
      create({ number: 7, starts_at: at(40), ends_at: at(60) }),
      create({ number: 8, starts_at: at(40), ends_at: at(60) }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('that moves gives up the events outside, and takes in those inside', async () => {
    const season = await create();
    const cup = await playCup();
    await counter.count(cup.id);
    const moved = await managed.update(admin, season.id, { ...body({ starts_at: at(5) }), revision: 1 });
    expect(await table()).toEqual([]);
    await managed.update(admin, season.id, { ...body(), revision: moved.revision });
    expect((await table())[0]?.id).toBe(cup.champion);
    await expect(managed.update(admin, season.id, { ...body(), revision: 1 })).rejects.toMatchObject({
      code: 'season_stale',
    });
  });
});

describe('closing', () => {
  test('freezes the tables, names the champion with their road, and pays once, however many close', async () => {
    const season = await create();
    const cup = await playCup();
    const close = () => managed.close(admin, season.id, { revision: 1 });
    const both = await Promise.allSettled([close(), close()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect([await prizesOf(cup.champion), await prizesOf(cup.second)]).toEqual([[1_000], [500]]);
    const page = await seasons.champion(5);
    expect(page).toMatchObject({
      players: 4,
      teams: 0,
      events: 1,
      team: null,
      account: { id: cup.champion, row: { points: 440 } },
    });
    expect(page.account!.road.map(({ is_won, is_final }) => [is_won, is_final])).toEqual([
      [true, false],
      [true, true],
    ]);
    expect(await seasons.ofPlayer(cup.champion)).toMatchObject({
      items: [{ number: 5, rank: 1, total: 4, is_champion: true }],
    });
    await expect(
      managed.adjust(admin, season.id, {
        body: { kind: 'account', competitor_id: cup.champion, points: 1, reason: '测试' },
        idempotencyKey: undefined,
      }),
    ).rejects.toMatchObject({ code: 'season_closed' });
  });

  test('what fails in the middle leaves the season open and nothing paid', async () => {
    const season = await create();
    const cup = await playCup();
    await sql`alter table season add constraint no_end check (closed_at is null)`.execute(owner);
    await expect(managed.close(admin, season.id, { revision: 1 })).rejects.toThrow('no_end');
    await sql`alter table season drop constraint no_end`.execute(owner);
    expect(await prizesOf(cup.champion)).toEqual([]);
    expect((await seasons.get(5)).season.closed_at).toBeNull();
  });

  test('is refused before it begins, without events, and while an event is open', async () => {
    const later = await create({ number: 9, starts_at: at(40), ends_at: at(60) });
    await expect(managed.close(admin, later.id, { revision: 1 })).rejects.toMatchObject({ code: 'season_not_begun' });
    const season = await create();
    await expect(managed.close(admin, season.id, { revision: 1 })).rejects.toMatchObject({
      code: 'season_without_events',
    });
    const cup = await buildTournament(db, services, {
      players: 4,
      entrants: players,
      settings: { bans: 0, stages: [CUP] },
    });
    await services.tournaments.start(cup.referee, cup.id);
    expect((await managed.closing(season.id)).open_events.map(({ id }) => id)).toEqual([cup.id]);
    await expect(managed.close(admin, season.id, { revision: 1 })).rejects.toMatchObject({
      code: 'season_events_open',
    });
  });

  test('keeps results as they are until the season is reopened; closing again books the difference alone', async () => {
    const season = await create();
    const cup = await playCup();
    const closed = await managed.close(admin, season.id, { revision: 1 });
    await expect(correct(cup)).rejects.toMatchObject({ code: 'event_of_closed_season', status: 409 });
    const asked = { type: 'correct_game', game_number: 1, result: 'b' } as const;
    await expect(services.matches.preview(cup.referee, cup.final, asked)).rejects.toMatchObject({
      code: 'event_of_closed_season',
    });
    expect((await table())[0]?.id).toBe(cup.champion);
    const open = await managed.reopen(admin, season.id, { revision: closed.revision, reason: '决赛改判' });
    expect(open.is_reopened).toBe(true);
    await expect(seasons.champion(5)).rejects.toMatchObject({ code: 'season_without_champion' });
    await correct(cup);
    expect((await managed.closing(season.id)).events).toBeGreaterThan(0);
    await managed.close(admin, season.id, { revision: open.revision });
    expect([await prizesOf(cup.champion), await prizesOf(cup.second)]).toEqual([
      [1_000, -500],
      [500, 500],
    ]);
    expect((await seasons.champion(5)).account?.id).toBe(cup.second);
  });
});
