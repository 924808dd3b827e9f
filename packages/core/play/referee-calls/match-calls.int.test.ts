import { MATCH_CALL_ERRORS } from '@pailei/contracts/play/referee-calls/match-calls.api';
import { staffTopic } from '@pailei/contracts/play/staff/staff.topic';
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
import { dispute, playToGame, seatedMatch, type SeatedMatch } from '../../../../tests/support/seat.ts';
import { createBattleRulingsService } from '../battles/battle-rulings.service.ts';
import { battleOwners } from '../match-owners/match-owners.ts';
import { createPenaltiesService } from '../penalties/penalties.service.ts';
import { createMatchCallsService } from './referee-calls.service.ts';

const { url } = await useTestDatabase();
const db = createDatabase({ url });
afterAll(() => db.destroy());

const services = buildServices(db);
const { clock, matches, tournaments } = services;
const now = () => new Date(Date.now() + clock.offsetMs).toISOString();
const battleRulings = createBattleRulingsService({ db, publisher: silentPublisher, now, owners: battleOwners });
const calls = createMatchCallsService({ db, publisher: silentPublisher, now, matches, battleRulings });
const penalties = createPenaltiesService({ db });
const pass = (seconds: number) => {
  clock.offsetMs += seconds * 1_000;
};

let cup: BuiltTournament;
let match: SeatedMatch;
let other: Actor;

beforeEach(async () => {
  clock.offsetMs = 0;
  const stages = [{ type: 'swiss', rounds: 1, best_of: 3 }] as const;
  cup = await buildTournament(db, services, { players: 2, settings: { bans: 0, stages } });
  await tournaments.start(cup.referee, cup.id);
  match = await seatedMatch(db, cup);
  other = await buildAccount(db, 'referee');
});

const open = (actor: Actor, text = '对手掉线了', idempotencyKey?: string) =>
  calls.open(actor, match.id, { body: { text }, idempotencyKey });
const refusal = (code: keyof typeof MATCH_CALL_ERRORS) => ({ code, status: MATCH_CALL_ERRORS[code][0] });
const claim = (actor: Actor, take_over = false) => calls.claim(actor, match.id, { take_over });
const newsTypes = async (from: number) =>
  (
    await db
      .selectFrom('live_event')
      .select('type')
      .where('topic', '=', staffTopic.of())
      .where('version', '>', from)
      .orderBy('version')
      .execute()
  ).map(({ type }) => type);
const head = async () =>
  (
    await db
      .selectFrom('live_event')
      .select('version')
      .where('topic', '=', staffTopic.of())
      .orderBy('version', 'desc')
      .executeTakeFirst()
  )?.version ?? 0;
const audits = async (action: string) =>
  db
    .selectFrom('audit_log')
    .select(['actor_id', 'after'])
    .where('target_id', '=', match.id)
    .where('action', '=', action)
    .execute();

describe('a call', () => {
  test('rings at the referees, waits with its text for them alone, and is answered by whoever takes the match up', async () => {
    const from = await head();
    const { a } = match.sides;
    const call = await open(a);
    expect(call).toMatchObject({ side: 'a', text: '对手掉线了', answer: null, closed: null });
    const own = await matches.side(a, match.id);
    expect(own.calls).toEqual([call]);
    expect((await matches.side(match.sides.b, match.id)).calls).toEqual([]);
    pass(90);
    await claim(cup.referee);
    const [answered] = (await calls.list(other, match.id)).calls;
    expect(answered?.answer?.by.id).toBe(cup.referee.user_id);
    expect(Date.parse(answered!.answer!.at) - Date.parse(call.opened_at)).toBeGreaterThanOrEqual(90_000);
    expect(await newsTypes(from)).toEqual(['case_opened', 'match_claimed', 'match_call_changed']);
    const shown = await db
      .selectFrom('live_event')
      .select('payload')
      .where('topic', '=', staffTopic.of())
      .where('version', '>', from)
      .execute();
    expect(JSON.stringify(shown)).not.toContain('对手掉线了');
  });

  test.each(['裁判请来一下', '对手找了代打', '管理员！'])('may say %s', async (text) => {
    expect((await open(match.sides.a, text)).text).toBe(text);
  });

  test('is one of a side at a time, also of two that come at once, and the same one sent twice', async () => {
    const { a, b } = match.sides;
    const twice = await Promise.allSettled([open(a), open(a)]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(open(a)).rejects.toMatchObject(refusal('call_open'));
    const [first, again] = [await open(b, '断线', 'key-1'), await open(b, '断线', 'key-1')];
    expect(again.id).toBe(first.id);
  });

  test('may be withdrawn by its side until a referee has taken it up', async () => {
    const { a, b } = match.sides;
    const call = { id: match.id, call_id: (await open(a)).id };
    await expect(calls.withdraw(b, call)).rejects.toMatchObject({ status: 404 });
    expect((await calls.withdraw(a, call)).closed).toMatchObject({ outcome: 'withdrawn' });
    await expect(calls.withdraw(a, call)).rejects.toMatchObject(refusal('call_closed'));
    const second = { id: match.id, call_id: (await open(a)).id };
    await claim(cup.referee);
    await expect(calls.withdraw(a, second)).rejects.toMatchObject(refusal('call_taken'));
  });

  test('is for those who play the match while it is open', async () => {
    await expect(open(cup.referee)).rejects.toMatchObject({ code: 'forbidden', status: 403 });
    await matches.act(match.sides.b, match.id, { type: 'forfeit' });
    await expect(open(match.sides.a)).rejects.toMatchObject(refusal('match_is_over'));
  });

  test('ends with its match, and nobody sees to that any more', async () => {
    const from = await head();
    await open(match.sides.a);
    await claim(cup.referee);
    await matches.act(match.sides.b, match.id, { type: 'forfeit' });
    expect((await calls.list(other, match.id)).calls).toMatchObject([{ closed: { by: null, outcome: 'over' } }]);
    expect((await newsTypes(from)).slice(-2)).toEqual(['call_closed', 'match_released']);
  });

  test('gives the clock back what it took, once', async () => {
    const { a } = match.sides;
    const before = (await matches.get(null, match.id)).series.due_at ?? '';
    const call = { id: match.id, call_id: (await open(a)).id };
    await claim(cup.referee);
    pass(120);
    const twice = [1, 2].map(() => calls.resolve(cup.referee, call, { credit: true }));
    const outcomes = await Promise.allSettled(twice);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const after = (await matches.get(null, match.id)).series;
    const gained = (Date.parse(after.due_at ?? '') - Date.parse(before)) / 1_000;
    expect(gained).toBeGreaterThanOrEqual(120);
    expect(gained).toBeLessThan(130);
    expect(after.rulings).toMatchObject([{ kind: 'extended', reason: '裁判处理呼叫占用的时间' }]);
    const [closed] = (await calls.list(other, match.id)).calls;
    expect(closed?.closed).toMatchObject({ outcome: 'resolved', credited_seconds: gained });
  });

  test('without a running clock is settled all the same', async () => {
    await playToGame(services, match);
    const call = { id: match.id, call_id: (await open(match.sides.a)).id };
    expect((await calls.resolve(cup.referee, call, { credit: true })).closed?.credited_seconds).toBe(0);
  });

  test('may be handed up to the admins once', async () => {
    const call = { id: match.id, call_id: (await open(match.sides.a)).id };
    expect((await calls.escalate(cup.referee, call)).escalated_at).not.toBeNull();
    await expect(calls.escalate(cup.referee, call)).rejects.toMatchObject(refusal('call_escalated'));
    const noticed = await db
      .selectFrom('notification')
      .select('account_id')
      .where('kind', '=', 'match_call_escalated')
      .execute();
    const ids = noticed.map(({ account_id }) => account_id);
    expect(ids).toContain(cup.admin.user_id);
    expect(ids).not.toContain(other.user_id);
  });
});

describe('a referee who plays the match', () => {
  test('neither reads nor settles a call of it, and takes nothing up', async () => {
    const { a, b } = match.sides;
    const call = { id: match.id, call_id: (await open(a)).id };
    const playing: Actor = { ...b, role: 'referee' };
    const refused = { code: 'own_match', status: 403 };
    await expect(calls.list(playing, match.id)).rejects.toMatchObject(refused);
    await expect(calls.claim(playing, match.id, { take_over: true })).rejects.toMatchObject(refused);
    await expect(calls.resolve(playing, call, { credit: false })).rejects.toMatchObject(refused);
    await expect(calls.resolve(playing, call, { credit: true })).rejects.toMatchObject(refused);
    await expect(calls.escalate(playing, call)).rejects.toMatchObject(refused);
  });
});

describe('who has taken a match up', () => {
  const ruling = { type: 'warn', side: 'a', reason: '迟到' } as const;

  test('decides it: another referee takes it over first, which is marked', async () => {
    await claim(cup.referee);
    await expect(matches.rule(other, match.id, ruling)).rejects.toMatchObject({ code: 'claimed_by_other' });
    await expect(claim(other)).rejects.toMatchObject(refusal('claimed_by_other'));
    expect(await claim(other, true)).toMatchObject({ is_override: true, by: { id: other.user_id } });
    await matches.rule(other, match.id, ruling);
    await expect(matches.rule(cup.referee, match.id, ruling)).rejects.toMatchObject({ code: 'claimed_by_other' });
  });

  test('may be passed over by an admin, and the record says so', async () => {
    await claim(cup.referee);
    await matches.rule(cup.admin, match.id, ruling);
    expect(await audits('match.warn')).toMatchObject([
      { actor_id: cup.admin.user_id, after: { override: cup.referee.username } },
    ]);
  });

  test('is one referee, also of two who reach for it at once', async () => {
    const both = await Promise.allSettled([claim(cup.referee), claim(other)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(calls.release(cup.admin, match.id)).rejects.toMatchObject(refusal('not_claimed'));
  });

  test('gives it up, and then anybody decides', async () => {
    await claim(cup.referee);
    await claim(cup.referee);
    await calls.release(cup.referee, match.id);
    await matches.rule(other, match.id, ruling);
    expect(await audits('match_call.claim')).toHaveLength(1);
    expect(await audits('match_call.release')).toHaveLength(1);
  });
});

describe('two referees who rule at once', () => {
  test('decide a disputed game once', async () => {
    const game_number = await dispute(services, match);
    const rule = (actor: Actor, result: 'a' | 'b') =>
      matches.rule(actor, match.id, { type: 'rule_game', game_number, result, reason: '核对录像' });
    const both = await Promise.allSettled([rule(cup.referee, 'a'), rule(other, 'b')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { series } = await matches.get(null, match.id);
    expect(series.rulings.filter(({ kind }) => kind === 'game_ruled')).toHaveLength(1);
    expect(series.sides.a.wins + series.sides.b.wins).toBe(1);
  });

  test('and the clock in the same second: what was extended does not pass', async () => {
    const { due_at } = (await matches.get(null, match.id)).series;
    clock.offsetMs = Date.parse(due_at ?? '') - Date.now() + 1;
    const extend = { type: 'extend', due_at: due_at ?? '', seconds: 300, reason: '刚刚到场' } as const;
    const [ruled] = await Promise.allSettled([
      matches.rule(cup.referee, match.id, extend),
      services.expireMatch(match.id, due_at ?? ''),
    ]);
    const { series } = await matches.get(null, match.id);
    const isExtended = series.rulings.some(({ kind }) => kind === 'extended');
    expect(isExtended).toBe(ruled.status === 'fulfilled');
    expect(series.check_in_rung).toBe(isExtended ? 0 : 1);
  });
});

describe('penalties', () => {
  const given = async (account: Actor) =>
    (await penalties.ofPlayer(account, account.user_id)).penalties.map(({ kind, reason }) => [kind, reason]);

  test('are kept across events, for the player and the staff', async () => {
    const { a, b } = match.sides;
    await matches.rule(cup.referee, match.id, { type: 'caution', side: 'a', reason: '语言不当' });
    await matches.rule(cup.referee, match.id, { type: 'give_match_loss', side: 'a', reason: '冒名顶替' });
    const next = await buildTournament(db, services, { players: 2, entrants: [a], settings: { bans: 0 } });
    await tournaments.start(next.referee, next.id);
    const entry = await tournaments.entry(a, next.id);
    pass(60);
    await tournaments.disqualify(next.referee, next.id, entry.participant_id ?? '', '再次冒名');
    expect(await given(a)).toEqual([
      ['disqualification', '再次冒名'],
      ['match_loss', '冒名顶替'],
      ['caution', '语言不当'],
    ]);
    expect(await given(b)).toEqual([]);
    expect((await penalties.ofPlayer(other, a.user_id)).penalties).toHaveLength(3);
    await expect(penalties.ofPlayer(b, a.user_id)).rejects.toMatchObject({ status: 404 });
  });
});

describe('a preview', () => {
  test('of a ruling that ends a match says what it moves, and moves nothing', async () => {
    const before = await matches.get(null, match.id);
    const preview = await matches.preview(cup.referee, match.id, { type: 'award_result', score_a: 2, score_b: 1 });
    expect(preview).toMatchObject({
      before: { status: 'check_in', winner: null },
      after: { status: 'finished', wins_a: 2, wins_b: 1, winner: 'a' },
      open_tables: { from: 1, to: 0 },
      due_at: { to: null },
    });
    const points = preview.standings.map(({ name, from, to }) => [name, from.points, to.points]);
    expect(points).toContainEqual([match.sides.a.username, 0, 3]);
    expect(await matches.get(null, match.id)).toEqual(before);
  });

  test('of a ruling that is not possible says why', async () => {
    const preview = (query: Parameters<typeof matches.preview>[2]) => matches.preview(cup.referee, match.id, query);
    await expect(preview({ type: 'award_result', score_a: 1, score_b: 1 })).rejects.toMatchObject({
      code: 'invalid_result',
      status: 422,
    });
    await expect(preview({ type: 'resume' })).rejects.toMatchObject({ code: 'not_paused' });
    await expect(
      matches.preview({ ...match.sides.a, role: 'referee' }, match.id, { type: 'pause' }),
    ).rejects.toMatchObject({ code: 'own_match' });
  });
});
