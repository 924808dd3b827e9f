import { DEFAULT_SETTINGS } from '@pailei/contracts/site/settings/settings.api';
import { createDatabase } from '@pailei/db/client';
import type { RewardChoice } from '@pailei/domain/tournament/types';
import type { StageSettings } from '@pailei/domain/tournament/stages/stage';
import type { RewardTable } from '@pailei/domain/rewards/types';
import { readSince } from '@pailei/live/log';
import { personalTopic } from '@pailei/contracts/features/personal.topic';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import {
  buildAccount,
  buildServices,
  buildTournament,
  silentPublisher,
  type BuiltTournament,
} from '../../../../tests/support/builders.ts';
import { useTestDatabase } from '../../../../tests/support/fixtures.ts';
import { playMatch } from '../../../../tests/support/play-match.ts';
import { givePoints } from '../../../../tests/support/shop.ts';
import { createSettingsService } from '../../site/settings/settings.service.ts';

const database = await useTestDatabase();
const db = createDatabase({ url: database.url });
afterAll(() => db.destroy());

const services = buildServices(db);
const { tournaments, matches, tournamentClock } = services;
const deps = { db, publisher: silentPublisher, now: () => new Date().toISOString() };
const CUP: StageSettings = {
  type: 'single_elimination',
  size: null,
  best_of: 1,
  final_best_of: null,
  third_place: false,
};
const OWN: RewardTable = { bands: [{ place_to: 1, points: 70 }], participation: 7 };

let cup: BuiltTournament;

const state = async () => (await tournaments.get(null, cup.id)).tournament;
const inRound = async (round: number) => (await state()).stages[0]?.rounds[round - 1]?.matches ?? [];
const accountOf = async (participantId: string) => (await state()).participants[participantId]!.user_id;

async function startCup(rewards?: RewardChoice): Promise<void> {
  cup = await buildTournament(db, services, {
    players: 4,
    settings: { bans: 0, stages: [CUP] },
    ...(rewards && { rewards }),
  });
  await tournaments.start(cup.referee, cup.id);
}

async function play(match_id: string, winner: 'a' | 'b' = 'a'): Promise<void> {
  await playMatch(db, services, cup, { id: match_id, winner });
  await tournamentClock.advance(cup.id);
}

/** To the end of the event; who won and who lost the final, by account. */
async function playCup() {
  for (const { match_id } of await inRound(1)) await play(match_id);
  const [final] = await inRound(2);
  await play(final!.match_id);
  return { final: final!.match_id, champion: await accountOf(final!.a), second: await accountOf(final!.b) };
}

/** The loser of the only game of a match has won it after all. */
async function correct(match_id: string, result: 'a' | 'b', force = false): Promise<void> {
  const ruling = { type: 'correct_game', game_number: 1, result, reason: '核对录像后更正' } as const;
  await matches.rule(cup.referee, match_id, ruling, { force });
  await tournamentClock.advance(cup.id);
}

const prizesOf = (account_id: string) =>
  db
    .selectFrom('points_entry')
    .select(['amount', 'note', 'balance_after', 'reference_type', 'reference_id', 'actor_id'])
    .where('account_id', '=', account_id)
    .where('kind', '=', 'tournament_prize')
    .orderBy('sequence')
    .execute();
const amountsOf = async (account: string) => (await prizesOf(account)).map(({ amount }) => amount);
const netOf = async (account: string) => (await amountsOf(account)).reduce((sum, amount) => sum + amount, 0);

/** What the event has booked, by place: the account of each place and its net. */
async function netByPlace(): Promise<[place: number, net: number][]> {
  const { placements, participants } = await state();
  return Promise.all(
    placements.map(async ({ place, participant_id }): Promise<[number, number]> => [
      place,
      await netOf(participants[participant_id]!.user_id),
    ]),
  );
}

const change = (user_id: string, amount: number) => givePoints(db, { user_id }, amount);
const balanceOf = async (id: string) =>
  (await db.selectFrom('account').select('points_balance').where('id', '=', id).executeTakeFirstOrThrow())
    .points_balance;

beforeEach(async () => {
  await db.deleteFrom('site_setting').execute();
});

const BY_PLACE = [
  [1, 500],
  [2, 300],
  [3, 200],
  [3, 200],
];

describe('at the end of an event', () => {
  test('every place has its points, with the event as their cause', async () => {
    await startCup();
    const { champion } = await playCup();
    expect(await netByPlace()).toEqual(BY_PLACE);
    expect(await prizesOf(champion)).toEqual([
      {
        amount: 500,
        note: '「测试赛」第 1 名',
        balance_after: 500,
        reference_type: 'tournament',
        reference_id: cup.id,
        actor_id: null,
      },
    ]);
    const third = (await state()).placements[3]!.participant_id;
    expect((await prizesOf(await accountOf(third)))[0]!.note).toBe('「测试赛」第 3–4 名');
  });

  test('the player is notified, and the notice links to the event', async () => {
    await startCup();
    const { champion } = await playCup();
    const rows = await db
      .selectFrom('notification')
      .select('notice')
      .where('account_id', '=', champion)
      .where('kind', '=', 'points_changed')
      .execute();
    expect(rows.map(({ notice }) => notice)).toMatchObject([
      { amount: 500, balance: 500, reason: 'tournament_prize', note: '「测试赛」第 1 名', tournament_id: cup.id },
    ]);
    const live = await readSince(db, personalTopic.of(champion), 0, 1_000);
    expect(live.filter(({ t }) => t === 'points_changed').map(({ p }) => p)).toEqual([{ amount: 500, balance: 500 }]);
  });

  test('a job that runs again books nothing more', async () => {
    await startCup();
    await playCup();
    await Promise.all([tournamentClock.advance(cup.id), tournamentClock.advance(cup.id)]);
    expect(await netByPlace()).toEqual(BY_PLACE);
  });

  test('an account that can hold no more keeps nobody from their points', async () => {
    await startCup();
    for (const { match_id } of await inRound(1)) await play(match_id);
    const [final] = await inRound(2);
    const champion = await accountOf(final!.a);
    await change(champion, 999_999_900);
    await play(final!.match_id);
    expect(await netByPlace()).toEqual([[1, 100], ...BY_PLACE.slice(1)]);
    expect(await balanceOf(champion)).toBe(1_000_000_000);
  });
});

describe('the table', () => {
  test('is the event’s own where it has one', async () => {
    await startCup({ kind: 'own', table: OWN });
    await playCup();
    expect(await netByPlace()).toEqual([
      [1, 70],
      [2, 7],
      [3, 7],
      [3, 7],
    ]);
  });

  test('is none where the organiser chose so', async () => {
    await startCup({ kind: 'none' });
    await playCup();
    expect((await netByPlace()).map(([, net]) => net)).toEqual([0, 0, 0, 0]);
  });

  test('of the site counts as it is at the start, whatever becomes of it later', async () => {
    const admin = await buildAccount(db, 'admin');
    const settings = createSettingsService(deps);
    const value = { ...DEFAULT_SETTINGS.rewards, bands: [{ place_to: 1, points: 40 }], participation: 4 };
    const saved = await settings.update(admin, 'rewards', { value, updated_at: null });
    await startCup();
    const { updated_at } = saved;
    await settings.update(admin, 'rewards', { value: { ...value, participation: 0 }, updated_at });
    await playCup();
    expect((await netByPlace()).map(([, net]) => net)).toEqual([40, 4, 4, 4]);
  });
});

describe('a correction after the end', () => {
  test('books the difference, and back again', async () => {
    await startCup();
    const { final, champion, second } = await playCup();
    await correct(final, 'b');
    expect(await netByPlace()).toEqual(BY_PLACE);
    expect(await amountsOf(champion)).toEqual([500, -200]);
    expect(await amountsOf(second)).toEqual([300, 200]);
    expect((await prizesOf(champion))[1]!.note).toBe('「测试赛」名次更正为第 2 名');
    await correct(final, 'a');
    expect(await netByPlace()).toEqual(BY_PLACE);
    expect(await amountsOf(champion)).toEqual([500, -200, 200]);
  });

  test('of a semi-final leaves the points alone until its new final is played', async () => {
    await startCup();
    const { champion, second } = await playCup();
    const [semi] = await inRound(1);
    await correct(semi!.match_id, 'b', true);
    expect(await state()).toMatchObject({ status: 'running' });
    expect([await amountsOf(champion), await amountsOf(second)]).toEqual([[500], [300]]);
    const [anew] = await inRound(2);
    await play(anew!.match_id, 'b');
    expect(await netByPlace()).toEqual(BY_PLACE);
    expect(await amountsOf(champion)).toEqual([500, -300]);
    expect(await amountsOf(second)).toEqual([300, 200]);
  });

  test('takes everything from a champion who is disqualified while it is played on', async () => {
    await startCup();
    const { champion } = await playCup();
    const [semi] = await inRound(1);
    const first = semi!.a;
    expect(await accountOf(first)).toBe(champion);
    await correct(semi!.match_id, 'b', true);
    await tournaments.disqualify(cup.referee, cup.id, first, '使用未登记的卡组');
    const [anew] = await inRound(2);
    await play(anew!.match_id, 'a');
    expect(await netOf(champion)).toBe(0);
    expect((await prizesOf(champion)).at(-1)!.note).toBe('「测试赛」名次已更正');
    expect(await netByPlace()).toEqual([
      [1, 500],
      [2, 300],
      [3, 200],
    ]);
  });

  test('that ends in a cancelled event takes everything back', async () => {
    await startCup();
    const { champion } = await playCup();
    const [semi] = await inRound(1);
    await correct(semi!.match_id, 'b', true);
    await tournaments.cancel(cup.admin, cup.id, '无法继续');
    for (const { user_id } of cup.players) expect(await netOf(user_id)).toBe(0);
    expect((await prizesOf(champion)).at(-1)!.note).toBe('「测试赛」赛事已取消');
  });

  test('takes what is there from who has spent the points, says so, and makes up for it later', async () => {
    await startCup();
    const { final, champion } = await playCup();
    await change(champion, -450);
    await correct(final, 'b');
    expect(await balanceOf(champion)).toBe(0);
    expect((await prizesOf(champion))[1]).toMatchObject({
      amount: -50,
      note: '「测试赛」名次更正为第 2 名，余额不足，少扣 150',
    });
    const audit = await db.selectFrom('audit_log').selectAll().where('target_id', '=', champion).execute();
    expect(audit).toMatchObject([
      { action: 'points.prize_short', actor_id: null, after: { tournament_id: cup.id, owed: -200, booked: -50 } },
    ]);
    await correct(final, 'a');
    expect(await netByPlace()).toEqual(BY_PLACE);
    expect(await amountsOf(champion)).toEqual([500, -50, 50]);
  });

  test('leaves nothing in the ledger of who has nothing left, but in the audit log', async () => {
    await startCup();
    const { final, champion } = await playCup();
    await change(champion, -500);
    await correct(final, 'b');
    expect(await amountsOf(champion)).toEqual([500]);
    const audit = await db.selectFrom('audit_log').select('after').where('target_id', '=', champion).execute();
    expect(audit).toMatchObject([{ after: { owed: -200, booked: 0 } }]);
  });
});
