import { personalTopic } from '@pailei/contracts/features/personal.topic';
import { DEFAULT_TOURNAMENT_SETTINGS } from '@pailei/domain/tournament/settings';
import { createDatabase } from '@pailei/db/client';
import type { Actor } from '@pailei/live/registry';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import {
  buildAccount,
  buildServices,
  buildTournament,
  silentPublisher,
  type BuiltTournament,
} from '../../../../tests/support/builders.ts';
import { useTestDatabase } from '../../../../tests/support/fixtures.ts';
import { playersOfMatch } from '../../../../tests/support/seat.ts';
import { createNoShowsService } from './no-shows.service.ts';

const { url } = await useTestDatabase();
const db = createDatabase({ url });
afterAll(() => db.destroy());

const services = buildServices(db);
const { matches, tournaments, tournamentClock, clock } = services;
const now = () => new Date(Date.now() + clock.offsetMs).toISOString();
const noShows = createNoShowsService({ db, publisher: silentPublisher, now });
beforeEach(() => {
  clock.offsetMs = 0;
});

const [SWISS] = DEFAULT_TOURNAMENT_SETTINGS.stages;
const settings = { stages: [{ ...SWISS!, best_of: 1 as const, rounds: 3 }] };
const build = (players = 4) => buildTournament(db, services, { players, settings });

const openMatches = (id: string) =>
  db
    .selectFrom('match')
    .selectAll()
    .where('tournament_id', '=', id)
    .where('finished_at', 'is', null)
    .orderBy('table_number')
    .execute();

/** A round in which these do not come, and everybody else wins or is given the match. */
async function playRound(
  { id, referee, players }: BuiltTournament,
  absent: readonly Actor[],
  goOn: () => Promise<unknown> = () => tournamentClock.advance(id),
): Promise<void> {
  for (const match of await openMatches(id)) {
    const sides = await playersOfMatch(db, players, match.id);
    const isAbsent = (side: 'a' | 'b') => absent.some(({ user_id }) => user_id === sides[side].user_id);
    if (!isAbsent('a') && !isAbsent('b')) {
      await matches.rule(referee, match.id, { type: 'give_match_loss', side: 'b', reason: '掉线未归' });
      continue;
    }
    for (const side of ['a', 'b'] as const)
      if (!isAbsent(side)) await matches.act(sides[side], match.id, { type: 'ready' });
    clock.offsetMs = Math.max(clock.offsetMs, Date.parse(match.due_at!) - Date.now() + 1);
    await services.expireMatch(match.id, match.due_at!);
  }
  await goOn();
}

const participantOf = async ({ id }: BuiltTournament, actor: Actor) => {
  const { tournament } = await tournaments.get(null, id);
  return Object.values(tournament.participants).find(({ user_id }) => user_id === actor.user_id)!;
};

/** Somebody with so many no-shows in events of their own. */
async function absentee(count: number): Promise<Actor> {
  const player = await buildAccount(db);
  for (let event = 0; event < count; event += 1) {
    const built = await buildTournament(db, services, { players: 2, settings, entrants: [player] });
    await tournaments.start(built.referee, built.id);
    await playRound(built, [player]);
  }
  return player;
}

const register = async (player: Actor) => {
  const { id } = await buildTournament(db, services, { players: 2, settings, isOpen: true });
  return tournaments.register(player, id);
};

describe('an event', () => {
  test('drops whoever is absent twice, says why, and goes on without them', async () => {
    const built = await build();
    await tournaments.start(built.referee, built.id);
    const [match] = await openMatches(built.id);
    const { a: lost } = await playersOfMatch(db, built.players, match!.id);
    await playRound(built, [lost]);
    expect((await participantOf(built, lost)).status).toBe('active');
    await playRound(built, [lost]);
    const { status, reason } = await participantOf(built, lost);
    expect({ status, reason }).toEqual({ status: 'dropped', reason: '缺席 2 场，系统已让其退出赛事' });
    const notices = await db
      .selectFrom('notification')
      .select('notice')
      .where('account_id', '=', lost.user_id)
      .where('kind', '=', 'event_changed')
      .execute();
    expect(notices).toMatchObject([{ notice: { change: 'dropped', reason } }]);
    for (const open of await openMatches(built.id)) {
      const sides = await playersOfMatch(db, built.players, open.id);
      expect([sides.a.user_id, sides.b.user_id]).not.toContain(lost.user_id);
    }
  });

  test('does so once where two workers go on at the same time, and not again once the staff have reinstated them', async () => {
    const built = await build();
    await tournaments.start(built.referee, built.id);
    const [match] = await openMatches(built.id);
    const { a: lost } = await playersOfMatch(db, built.players, match!.id);
    await playRound(built, [lost]);
    const { advance } = tournamentClock;
    await playRound(built, [lost], () => Promise.all([advance(built.id), advance(built.id)]));
    const { id: participant_id } = await participantOf(built, lost);
    await tournaments.reinstate(built.referee, built.id, participant_id);
    await advance(built.id);
    expect((await participantOf(built, lost)).status).toBe('active');
  });
});

describe('a no-show', () => {
  test('is kept with its match, and goes when a referee takes the result back', async () => {
    const built = await build(2);
    await tournaments.start(built.referee, built.id);
    const [match] = await openMatches(built.id);
    const { a: lost, b: won } = await playersOfMatch(db, built.players, match!.id);
    await matches.act(won, match!.id, { type: 'ready' });
    clock.offsetMs = Date.parse(match!.due_at!) - Date.now() + 1;
    await services.expireMatch(match!.id, match!.due_at!);
    expect((await noShows.own(lost)).items).toMatchObject([
      { match_id: match!.id, tournament_id: built.id, tournament_name: '测试赛', forgiven: null },
    ]);
    expect((await noShows.own(won)).items).toEqual([]);
    await matches.rule(built.referee, match!.id, { type: 'reopen', reason: '电话确认他在场' });
    expect((await noShows.own(lost)).items).toEqual([]);
  });

  test('is none where nobody could be reached, and none where a referee gave the match loss', async () => {
    const built = await build(2);
    await tournaments.start(built.referee, built.id);
    const [match] = await openMatches(built.id);
    clock.offsetMs = Date.parse(match!.due_at!) - Date.now() + 1;
    await services.expireUnshown(match!.id, match!.due_at!);
    await matches.rule(built.referee, match!.id, { type: 'give_match_loss', side: 'a', reason: '联系不上' });
    for (const player of built.players) expect((await noShows.own(player)).items).toEqual([]);
  });
});

describe('a cool-down', () => {
  test('comes with the second no-show: a registration is refused with the reason and until when', async () => {
    const player = await absentee(1);
    await expect(register(player)).resolves.toBeDefined();
    const again = await absentee(2);
    const { cool_down } = await noShows.own(again);
    expect(cool_down?.count).toBe(2);
    await expect(register(again)).rejects.toMatchObject({
      status: 409,
      code: 'cooling_down',
      message: expect.stringMatching(/^30 天内缺席 2 场，\d{4}年\d+月\d+日 \d\d:\d\d（北京时间） 之后才能报名$/),
    });
    clock.offsetMs = Date.parse(cool_down!.until) - Date.now() + 1_000;
    await expect(register(again)).resolves.toBeDefined();
  });

  test('ends when the staff forgive one with a reason, once, on record', async () => {
    const player = await absentee(2);
    const admin = await buildAccount(db, 'admin');
    const [{ match_id } = { match_id: '' }] = (await noShows.own(player)).items;
    const which = { id: player.user_id, match: match_id };
    const results = await Promise.allSettled([1, 2].map(() => noShows.forgive(admin, which, { reason: '赛点停电' })));
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { items, cool_down } = await noShows.ofUser(player.user_id);
    expect(cool_down).toBeNull();
    expect(items.find((one) => one.match_id === match_id)?.forgiven).toMatchObject({ reason: '赛点停电' });
    const audit = await db
      .selectFrom('audit_log')
      .select(['action', 'reason'])
      .where('target_id', '=', player.user_id)
      .execute();
    expect(audit).toEqual([{ action: 'no_show.forgive', reason: '赛点停电' }]);
    const told = db.selectFrom('live_event').select('type').where('topic', '=', personalTopic.of(player.user_id));
    expect(await told.where('type', '=', 'penalties_changed').execute()).toHaveLength(3);
    await expect(register(player)).resolves.toBeDefined();
  });

  test('is nobody else’s: an unknown account or match is not there', async () => {
    const [admin, other] = [await buildAccount(db, 'admin'), await buildAccount(db)];
    const player = await absentee(1);
    const [{ match_id } = { match_id: '' }] = (await noShows.own(player)).items;
    const forgive = (id: string, match: string) => noShows.forgive(admin, { id, match }, { reason: '核对记录' });
    await expect(forgive(other.user_id, match_id)).rejects.toMatchObject({ status: 404 });
    await expect(noShows.ofUser(match_id)).rejects.toMatchObject({ status: 404 });
    expect((await noShows.own(other)).items).toEqual([]);
  });
});
