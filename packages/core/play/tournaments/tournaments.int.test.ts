import { SHAPES } from '@pailei/contracts/features/shapes';
import { foldSeries } from '@pailei/domain/series/evolve/fold';
import { isSeriesOver } from '@pailei/domain/series/series-over';
import { legalBans, legalPicks } from '@pailei/domain/series/decide/legal';
import { nextAction } from '@pailei/domain/series/next-action';
import { SIDES, type Side } from '@pailei/domain/series/sides';
import type { SeriesCommand } from '@pailei/domain/series/commands';
import { createRandom } from '@pailei/domain/random/seeded';
import type { Random } from '@pailei/domain/random/random';
import { foldTournament } from '@pailei/domain/tournament/evolve';
import type { TournamentEvent, TournamentEventOf } from '@pailei/domain/tournament/events';
import { createDatabase } from '@pailei/db/client';
import { readSince } from '@pailei/live/log';
import { seriesEventOf } from '@pailei/contracts/play/matches/match.fold';
import { matchTopic } from '@pailei/contracts/play/matches/match.topic';
import { tournamentEventOf } from '@pailei/contracts/play/tournaments/tournament.fold';
import { tournamentTopic } from '@pailei/contracts/play/tournaments/tournament.topic';
import { afterAll, describe, expect, test } from 'vitest';
import {
  buildAccount,
  buildServices,
  buildTournament,
  decksFor,
  type BuiltTournament,
} from '../../../../tests/support/builders.ts';
import { useTestDatabase } from '../../../../tests/support/fixtures.ts';
import { playersOfMatch } from '../../../../tests/support/seat.ts';

const database = await useTestDatabase();
const db = createDatabase({ url: database.url });
afterAll(() => db.destroy());

const services = buildServices(db);
const { tournaments, matches, tournamentClock, expireMatch, expireTournament } = services;
const ONE_ROUND = { stages: [{ type: 'swiss', rounds: 1, best_of: 3 }] } as const;

const commandFor = (
  random: Random,
  view: Awaited<ReturnType<typeof matches.get>>,
  side: Side,
): SeriesCommand | undefined => {
  const { series } = view;
  const next = nextAction(series, side);
  const game_number = next.game_number ?? 1;
  const pick = (slots: readonly number[]) => slots[random.int(slots.length)]!;
  switch (next.action) {
    case 'ready':
      return { type: 'ready' };
    case 'ban':
      return { type: 'lock_bans', slots: [pick(legalBans(series, side))] };
    case 'pick':
      return { type: 'lock_pick', game_number, slot: pick(legalPicks(series, side)) };
    case 'report':
    case 'confirm':
      return { type: 'report', game_number, result: game_number % 3 === 0 ? 'b' : 'a' };
    default:
      return undefined;
  }
};

/** The documentation names every field of the states that are served as they are, and no other. */
function expectShape(name: 'SeriesState' | 'TournamentState', state: object): void {
  expect(SHAPES[name].parse(state)).toEqual(state);
}

async function playMatch(random: Random, { players }: BuiltTournament, id: string): Promise<void> {
  const actors = await playersOfMatch(db, players, id);
  for (let step = 0; step < 200; step += 1) {
    const view = await matches.get(null, id);
    expectShape('SeriesState', view.series);
    if (isSeriesOver(view.series.status)) return;
    for (const side of SIDES) {
      const current = await matches.get(null, id);
      const command = commandFor(random, current, side);
      if (command) await matches.act(actors[side], id, command);
    }
  }
  throw new Error('the match does not end');
}

const openMatches = (tournamentId: string) =>
  db
    .selectFrom('match')
    .select(['id', 'due_at'])
    .where('tournament_id', '=', tournamentId)
    .where('finished_at', 'is', null)
    .orderBy('table_number')
    .execute();

const logOf = (topic: string) => readSince(db, topic, 0, 100_000);

describe('a tournament', () => {
  test('is played from registration to placements, and its logs fold to what the server holds', async () => {
    const built = await buildTournament(db, services, {
      players: 6,
      settings: {
        stages: [
          { type: 'swiss', rounds: 2, best_of: 3 },
          { type: 'single_elimination', size: 4, best_of: 3, final_best_of: null, third_place: true },
        ],
      },
    });
    await tournaments.start(built.referee, built.id);
    const random = createRandom(7);
    for (let turn = 0; turn < 20; turn += 1) {
      const open = await openMatches(built.id);
      for (const { id } of open) await playMatch(random, built, id);
      await tournamentClock.advance(built.id);
      expectShape('TournamentState', (await tournaments.get(null, built.id)).tournament);
      if ((await tournaments.get(null, built.id)).tournament.status === 'finished') break;
    }
    const view = await tournaments.get(null, built.id);
    expect(view.tournament.status).toBe('finished');
    expect(view.tournament.placements.map((placement) => placement.place)).toEqual([1, 2, 3, 4, 5, 6]);

    const [created, ...later] = (await logOf(tournamentTopic.of(built.id))).map(tournamentEventOf) as [
      TournamentEventOf<'tournament_created'>,
      ...TournamentEvent[],
    ];
    expect(foldTournament([created, ...later])).toEqual(view.tournament);
    for (const id of Object.keys(view.tournament.match_index)) {
      const folded = foldSeries((await logOf(matchTopic.of(id))).map(seriesEventOf));
      expect(folded).toEqual((await matches.get(null, id)).series);
    }
  });

  test('is documented as it is, with everything that a referee may do to a match', async () => {
    const built = await buildTournament(db, services, { players: 2, settings: ONE_ROUND });
    expectShape('TournamentState', (await tournaments.get(null, built.id)).tournament);
    await tournaments.start(built.referee, built.id);
    const [match] = await openMatches(built.id);
    const reason = '核对';
    for (const command of [
      { type: 'pause', reason },
      { type: 'resume', reason },
      { type: 'warn', side: 'a', reason },
      { type: 'give_match_loss', side: 'b', reason },
      { type: 'reopen', reason },
    ] as const) {
      const { series } = await matches
        .rule(built.referee, match!.id, command)
        .catch(() => matches.get(null, match!.id));
      expectShape('SeriesState', series);
    }
    const { tournament } = await tournaments.cancel(built.admin, built.id, reason);
    expectShape('TournamentState', tournament);
    expect(tournament.status).toBe('cancelled');
  });

  test('lets nobody in twice, and nobody but entrants check in', async () => {
    const built = await buildTournament(db, services, { players: 2, settings: ONE_ROUND, capacity: 4 });
    await expect(tournaments.register(built.players[0]!, built.id)).rejects.toMatchObject({ status: 409 });
    await expect(tournaments.checkIn(await buildAccount(db), built.id)).rejects.toMatchObject({ status: 404 });
  });

  test('names the deck whose code is wrong, and keeps the earlier submission', async () => {
    const built = await buildTournament(db, services, { players: 2, settings: ONE_ROUND });
    const player = built.players[0]!;
    const decks = decksFor((await tournaments.get(null, built.id)).tournament.settings);
    const broken = decks.map((deck, index) => (index === 1 ? { ...deck, code: 'AAEC' } : deck));
    await expect(tournaments.submitDecks(player, built.id, { decks: broken })).rejects.toMatchObject({
      errors: { 'decks.1.code': '卡组码不完整，请从游戏中重新复制' },
    });
    expect((await tournaments.entry(player, built.id)).decks.map((deck) => deck.code)).toEqual(
      decks.map((deck) => deck.code),
    );
  });

  test('is cancelled by its clock when too few have come', async () => {
    const built = await buildTournament(db, services, { players: 3, settings: ONE_ROUND, checkedIn: 1 });
    const row = await db.selectFrom('tournament').select('due_at').where('id', '=', built.id).executeTakeFirstOrThrow();
    services.clock.offsetMs = 601_000;
    await expireTournament(built.id, row.due_at!);
    services.clock.offsetMs = 0;
    expect((await tournaments.get(null, built.id)).tournament).toMatchObject({
      status: 'cancelled',
      cancel_reason: '到场人数不足，赛事取消',
    });
  });

  test('leaves those out who did not check in when its clock starts it', async () => {
    const built = await buildTournament(db, services, { players: 3, settings: ONE_ROUND, checkedIn: 2 });
    const row = await db.selectFrom('tournament').select('due_at').where('id', '=', built.id).executeTakeFirstOrThrow();
    services.clock.offsetMs = 601_000;
    await expireTournament(built.id, row.due_at!);
    services.clock.offsetMs = 0;
    const { tournament } = await tournaments.get(null, built.id);
    expect(
      Object.values(tournament.participants)
        .map((participant) => participant.status)
        .toSorted(),
    ).toEqual(['absent', 'active', 'active']);
    expect(await openMatches(built.id)).toHaveLength(1);
  });
});

describe('a match', () => {
  test('keeps a ban secret until both sides have sent theirs', async () => {
    const built = await buildTournament(db, services, { players: 2, settings: ONE_ROUND });
    await tournaments.start(built.referee, built.id);
    const [match] = await openMatches(built.id);
    const { a, b } = await playersOfMatch(db, built.players, match!.id);
    await matches.act(a, match!.id, { type: 'ready' });
    await matches.act(b, match!.id, { type: 'ready' });
    await matches.act(a, match!.id, { type: 'lock_bans', slots: [2] });
    const seen = JSON.stringify([
      await matches.get(b, match!.id),
      await matches.record(null, match!.id),
      await matches.side(b, match!.id),
    ]);
    expect(seen).not.toMatch(/"slots":\[2\]/);
    expect((await matches.side(a, match!.id)).choices).toEqual([{ kind: 'ban', game_number: 0, slots: [2] }]);
    await matches.act(b, match!.id, { type: 'lock_bans', slots: [0] });
    expect((await matches.get(null, match!.id)).series.sides.a.bans.revealed).toEqual([2]);
  });

  test('takes one of two equal commands sent at once, and a repeated one changes nothing', async () => {
    const built = await buildTournament(db, services, { players: 2, settings: ONE_ROUND });
    await tournaments.start(built.referee, built.id);
    const [match] = await openMatches(built.id);
    const { a: player } = await playersOfMatch(db, built.players, match!.id);
    const results = await Promise.allSettled([
      matches.act(player, match!.id, { type: 'ready' }),
      matches.act(player, match!.id, { type: 'ready' }),
    ]);
    expect(results.map((result) => result.status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const before = await matches.record(null, match!.id);
    await expect(matches.act(player, match!.id, { type: 'ready' })).rejects.toMatchObject({
      status: 409,
      message: '你已准备就绪',
    });
    expect(await matches.record(null, match!.id)).toEqual(before);
  });

  test('obeys nobody who does not play it', async () => {
    const built = await buildTournament(db, services, { players: 2, settings: ONE_ROUND });
    await tournaments.start(built.referee, built.id);
    const [match] = await openMatches(built.id);
    await expect(matches.act(await buildAccount(db), match!.id, { type: 'ready' })).rejects.toMatchObject({
      status: 403,
    });
    await expect(matches.side(built.admin, match!.id)).rejects.toMatchObject({ status: 403 });
  });

  test('acts when a deadline passes, once', async () => {
    const built = await buildTournament(db, services, { players: 2, settings: ONE_ROUND });
    await tournaments.start(built.referee, built.id);
    const [match] = await openMatches(built.id);
    services.clock.offsetMs = 301_000;
    await Promise.all([expireMatch(match!.id, match!.due_at!), expireMatch(match!.id, match!.due_at!)]);
    services.clock.offsetMs = 0;
    const types = (await matches.record(null, match!.id)).events.map((event) => event.t);
    expect(types.filter((type) => type === 'check_in_prolonged')).toHaveLength(1);
  });
});
