import { staffTopic, type StaffView } from '@pailei/contracts/play/staff/staff.topic';
import type { NoticeKind } from '@pailei/contracts/features/notice-text';
import { createDatabase } from '@pailei/db/client';
import { readInOneSnapshot } from '@pailei/db/tx';
import type { StageSettings } from '@pailei/domain/tournament/stages/stage';
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
import { playMatch } from '../../../../tests/support/play-match.ts';
import { dispute, playToGame, seatedMatch, type SeatedMatch } from '../../../../tests/support/seat.ts';
import { recordJobDone, recordJobGivenUp } from '../../site/jobs/stopped-jobs.ts';
import { stalledEvents } from './stalled-events.ts';
import { staffTopicDefinition } from './staff.serve.ts';

const database = await useTestDatabase();
const db = createDatabase({ url: database.url });
afterAll(() => db.destroy());

const services = buildServices(db);
const { tournaments, matches, tournamentClock, expireMatch } = services;
const now = () => new Date().toISOString();
const reason = '核对录像';
const CUP: StageSettings = {
  type: 'single_elimination',
  size: null,
  best_of: 1,
  final_best_of: null,
  third_place: false,
};

let cup: BuiltTournament;
let match: SeatedMatch;

beforeEach(async () => {
  cup = await buildTournament(db, services, { players: 4, settings: { bans: 0, stages: [CUP] } });
  await tournaments.start(cup.referee, cup.id);
  match = await seatedMatch(db, cup);
});

async function noticesOf({ user_id }: Actor, kind: NoticeKind) {
  const rows = await db
    .selectFrom('notification')
    .select('notice')
    .where('account_id', '=', user_id)
    .where('kind', '=', kind)
    .execute();
  return rows
    .map(({ notice }) => notice)
    .filter((notice) => 'tournament_id' in notice && notice.tournament_id === cup.id);
}

/** What the staff's topic holds of this event. */
async function shown(): Promise<StaffView> {
  const view = (await readInOneSnapshot(db, (trx) =>
    staffTopicDefinition.snapshot(trx, undefined, 'head'),
  )) as StaffView;
  return {
    cases: view.cases.filter((one) => 'tournament_id' in one && one.tournament_id === cup.id),
    stalled: view.stalled.filter(({ tournament_id }) => tournament_id === cup.id),
    drafts: view.drafts.filter(({ tournament_id }) => tournament_id === cup.id),
  };
}

const newsSince = (version: number) =>
  db
    .selectFrom('live_event')
    .select(['version', 'type'])
    .where('topic', '=', staffTopic.of())
    .where('version', '>', version)
    .orderBy('version')
    .execute();
const head = async () => (await newsSince(0)).at(-1)?.version ?? 0;

/** Settled on the report of a alone, and b objects. */
async function object(): Promise<void> {
  const game_number = await playToGame(services, match);
  await matches.act(match.sides.a, match.id, { type: 'report', game_number, result: 'a' });
  for (;;) {
    const { series } = await matches.get(match.sides.a, match.id);
    if (series.due_at === null || series.games[0]?.status === 'finished') break;
    services.clock.offsetMs = Date.parse(series.due_at) - Date.now() + 1;
    await expireMatch(match.id, series.due_at);
  }
  services.clock.offsetMs = 0;
  await matches.act(match.sides.b, match.id, { type: 'contest', game_number, note: '当时掉线了' });
}

const CORRECTION = { type: 'correct_game', game_number: 1, result: 'b', reason } as const;

/** Both semi-finals are won by their first player, and the final is open; the first semi-final. */
async function playSemis(): Promise<SeatedMatch> {
  const first = match;
  await playMatch(db, services, cup, { id: first.id, winner: 'a' });
  await playMatch(db, services, cup, { id: (await seatedMatch(db, cup)).id, winner: 'a' });
  await tournamentClock.advance(cup.id);
  return first;
}

describe('a disputed match', () => {
  test('reaches every referee and admin, and neither players nor suspended staff', async () => {
    const [other, suspended] = [await buildAccount(db, 'referee'), await buildAccount(db, 'referee')];
    const until = new Date(Date.now() + 3_600_000).toISOString();
    await db.updateTable('account').set({ suspended_until: until }).where('id', '=', suspended.user_id).execute();
    await dispute(services, match);
    const openedNotice = {
      kind: 'case_opened',
      match_id: match.id,
      tournament_id: cup.id,
      case: 'dispute',
      game_number: 1,
      table: 1,
    };
    for (const staff of [cup.admin, cup.referee, other])
      expect(await noticesOf(staff, 'case_opened')).toEqual([expect.objectContaining(openedNotice)]);
    for (const person of [suspended, match.sides.a, match.sides.b, cup.players.at(-1)!])
      expect(await noticesOf(person, 'case_opened')).toEqual([]);
  });

  test('of an event that names referees reaches these, and all staff where none of them can rule', async () => {
    const [other, named] = [await buildAccount(db, 'referee'), await buildAccount(db, 'referee')];
    await tournaments.update(cup.admin, cup.id, { referee_ids: [named.user_id] });
    await dispute(services, match);
    expect(await noticesOf(named, 'case_opened')).toHaveLength(1);
    for (const staff of [cup.admin, cup.referee, other]) expect(await noticesOf(staff, 'case_opened')).toEqual([]);

    const until = new Date(Date.now() + 3_600_000).toISOString();
    await db.updateTable('account').set({ suspended_until: until }).where('id', '=', named.user_id).execute();
    await matches.rule(cup.referee, match.id, { type: 'rule_game', game_number: 1, result: 'b', reason });
    await dispute(services, await seatedMatch(db, cup));
    for (const staff of [cup.admin, cup.referee, other]) expect(await noticesOf(staff, 'case_opened')).toHaveLength(1);
  });

  test('waits with what both said until it is ruled', async () => {
    const before = await head();
    await dispute(services, match);
    const { cases } = await shown();
    expect(cases).toEqual([
      expect.objectContaining({
        match_id: match.id,
        tournament_name: '测试赛',
        label: '半决赛',
        table: 1,
        kind: 'dispute',
        game_number: 1,
        sides: {
          a: expect.objectContaining({
            user_id: match.sides.a.user_id,
            report: expect.objectContaining({ result: 'a', note: 'a 赢了' }),
          }),
          b: expect.objectContaining({
            user_id: match.sides.b.user_id,
            report: expect.objectContaining({ result: 'b', note: 'b 赢了' }),
          }),
        },
      }),
    ]);
    await matches.rule(cup.referee, match.id, { type: 'rule_game', game_number: 1, result: 'b', reason });
    expect((await shown()).cases).toEqual([]);
    expect((await newsSince(before)).map(({ type }) => type)).toEqual(['case_opened', 'case_closed']);
  });

  test('of the demonstration calls nobody, but stands in the list', async () => {
    await db
      .updateTable('match')
      .set(({ fn, val }) => ({ info: fn('jsonb_set', ['info', val('{is_demo}'), val('true')]) }) as never)
      .where('id', '=', match.id)
      .execute();
    await dispute(services, match);
    expect(await noticesOf(cup.referee, 'case_opened')).toEqual([]);
    expect((await shown()).cases).toHaveLength(1);
  });
});

describe('an objection after a silent settlement', () => {
  test('reaches the staff and waits until it is answered', async () => {
    await object();
    expect(await noticesOf(cup.referee, 'case_opened')).toMatchObject([{ case: 'objection' }]);
    expect((await shown()).cases).toMatchObject([
      { kind: 'objection', settled: 'a', sides: { b: { report: null, objection: { note: '当时掉线了' } } } },
    ]);
    await matches.rule(cup.referee, match.id, { type: 'uphold_game', game_number: 1, reason });
    expect((await shown()).cases).toEqual([]);
    for (const side of ['a', 'b'] as const)
      expect(await noticesOf(match.sides[side], 'dispute_ruled')).toMatchObject([{ reason }]);
  });

  test('waits no longer once its match was taken back', async () => {
    const semi = await playSemis();
    match = await seatedMatch(db, cup);
    await object();
    expect((await shown()).cases).toMatchObject([{ match_id: match.id, label: '决赛' }]);
    const before = await head();
    await matches.rule(cup.referee, semi.id, CORRECTION, { force: true });
    expect((await shown()).cases).toEqual([]);
    expect((await newsSince(before)).map(({ type }) => type)).toEqual(['case_closed']);
  });
});

describe('nobody decides a match that they play in', () => {
  const asAdmin = (player: Actor): Actor => ({ ...player, role: 'admin' });

  test('whatever the ruling', async () => {
    await dispute(services, match);
    const own = asAdmin(match.sides.a);
    const before = (await matches.get(null, match.id)).version;
    for (const command of [
      { type: 'rule_game', game_number: 1, result: 'a', reason },
      { type: 'give_match_loss', side: 'b', reason },
      { type: 'disqualify', side: 'b', reason },
      { type: 'pause', reason },
      { type: 'cancel', reason },
    ] as const)
      await expect(matches.rule(own, match.id, command)).rejects.toMatchObject({ code: 'own_match', status: 403 });
    expect((await matches.get(null, match.id)).version).toBe(before);
  });

  test('nor by leaving out their opponent', async () => {
    const own = asAdmin(match.sides.a);
    const entryOf = async (actor: Actor) => (await tournaments.entry(actor, cup.id)).participant_id ?? '';
    const opponent = await entryOf(match.sides.b);
    const refused = { code: 'own_match', status: 403 };
    await expect(tournaments.disqualify(own, cup.id, opponent, reason)).rejects.toMatchObject(refused);
    await expect(tournaments.dropParticipant(own, cup.id, opponent, reason)).rejects.toMatchObject(refused);
    const outsider = cup.players.find(({ user_id }) =>
      Object.values(match.sides).every((player) => player.user_id !== user_id),
    )!;
    await tournaments.dropParticipant(own, cup.id, await entryOf(outsider), reason);
  });

  test('nor by a correction that takes their match back', async () => {
    const semi = await playSemis();
    const { sides } = await seatedMatch(db, cup);
    const playedSemi = ({ user_id }: Actor) => Object.values(semi.sides).some((player) => player.user_id === user_id);
    const otherFinalist = Object.values(sides).find((player) => !playedSemi(player))!;
    await expect(matches.rule(asAdmin(otherFinalist), semi.id, CORRECTION, { force: true })).rejects.toMatchObject({
      code: 'own_match_withdrawn',
      status: 403,
    });
  });
});

describe('a stalled event, whose job keeps failing', () => {
  const deps = { db, publisher: silentPublisher, now, stalledEvents };
  const error = new Error('duplicate key value violates unique constraint');
  const giveUp = (name: string, key: string, payload: object) => recordJobGivenUp(deps, { name, key, payload, error });

  test('notifies the staff once, and is shown until a later run succeeds', async () => {
    const payload = { tournament_id: cup.id };
    const before = await head();
    await giveUp('advance-tournament', `advance-tournament_${cup.id}_m1`, payload);
    await giveUp('advance-tournament', `advance-tournament_${cup.id}_idle_swept`, payload);
    for (const staff of [cup.admin, cup.referee])
      expect(await noticesOf(staff, 'event_stalled')).toEqual([
        { kind: 'event_stalled', tournament_id: cup.id, tournament_name: '测试赛' },
      ]);
    expect((await shown()).stalled).toEqual([
      { tournament_id: cup.id, tournament_name: '测试赛', since: expect.any(String) },
    ]);
    await recordJobDone(deps, { name: 'advance-tournament', key: `advance-tournament_${cup.id}_m2`, payload });
    expect((await shown()).stalled).toEqual([]);
    expect((await newsSince(before)).map(({ type }) => type)).toEqual(['event_stalled', 'event_resumed']);
  });

  test('is found by the match whose clock failed', async () => {
    const [key, payload] = [`match-due_${match.id}_1`, { match_id: match.id, due_at: now() }];
    await giveUp('match-due', key, payload);
    expect((await shown()).stalled).toHaveLength(1);
    await recordJobDone(deps, { name: 'advance-tournament', key: 'x', payload: { tournament_id: cup.id } });
    expect((await shown()).stalled).toHaveLength(1);
    await recordJobDone(deps, { name: 'match-due', key: `${key}_swept`, payload });
    expect((await shown()).stalled).toEqual([]);
  });
});

test('the topic is for referees and admins with their second factor', async () => {
  const answer = (actor: Actor | null) => staffTopicDefinition.authorize({ actor, db });
  expect(await answer(null)).toEqual({ allowed: false, code: 'unauthorized' });
  expect(await answer(cup.players[0]!)).toEqual({ allowed: false, code: 'forbidden' });
  expect(await answer({ ...cup.referee, needs_second_factor: true })).toEqual({ allowed: false, code: 'forbidden' });
  for (const staff of [cup.referee, cup.admin])
    expect(await answer(staff)).toEqual({ allowed: true, delay_seconds: 0 });
});
