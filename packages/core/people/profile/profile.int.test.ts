import type { User } from '@pailei/contracts/people/accounts/accounts.api';
import type { DataOf } from '@pailei/contracts/http/endpoint';
import type { Player, profileApi } from '@pailei/contracts/people/profile/profile.api';
import { personalTopic } from '@pailei/contracts/features/personal.topic';
import type { LoginData } from '@pailei/core/people/login/login.service';
import { buildServices, buildTournament, type BuiltTournament } from '@pailei/tests/support/builders';
import { photo } from '@pailei/tests/support/images';
import { playersOfMatch } from '@pailei/tests/support/seat';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { call, PASSWORD, registerPlayer, useApp, type Registered } from '@pailei/api/testing/app.fixture';
import { mailsTo, verifyNow, workOnMails } from '../password-reset/resets.fixture.ts';

const picture = await photo('png', 100, 100);
const asked: string[] = [];
const { app, deps } = await useApp(
  {},
  {
    fetchPublic: async (url) => {
      asked.push(url);
      return { status: 200, type: 'image/png', bytes: picture };
    },
  },
);

let player: Registered;
beforeEach(async () => {
  player = await registerPlayer(app, { qq: '123456789', game_id: '旧名#1' });
});

const update = (payload: object, token = player.access_token) =>
  call<User>(app, { method: 'PUT', url: '/api/auth/profile', token, payload });
const get = <T>(url: string) => call<T>(app, { method: 'GET', url });

describe('the own profile', () => {
  test('takes what is given, leaves what is not, and empties what is empty', async () => {
    expect((await update({ game_id: '  新名#2 ' })).body.data).toMatchObject({ game_id: '新名#2', qq: '123456789' });
    expect((await update({ qq: '' })).body.data).toMatchObject({ game_id: '新名#2', qq: null });
    const { body } = await call<User>(app, { method: 'GET', url: '/api/auth/me', token: player.access_token });
    expect(body.data).toMatchObject({ game_id: '新名#2', qq: null, email: player.user.email });
  });

  test('is published to every page of the account', async () => {
    await update({ game_id: '新名#2' });
    const events = await deps.db
      .selectFrom('live_event')
      .select('type')
      .where('topic', '=', personalTopic.of(player.user.id))
      .execute();
    expect(events.map(({ type }) => type)).toContain('account_changed');
  });

  test.each([
    [{ qq: '1234' }, 'qq', 'QQ 号应为 5–11 位数字'],
    [{ qq: '12345abc' }, 'qq', 'QQ 号应为 5–11 位数字'],
    [{ game_id: 'x'.repeat(31) }, 'game_id', '游戏 ID 最多 30 个字符'],
    [{ email: 'nowhere' }, 'email', '邮箱格式不正确'],
  ])('%j is refused at the field', async (payload, field, text) => {
    const { status, body } = await update(payload);
    expect([status, body.errors[field]]).toEqual([422, text]);
  });

  test('another e-mail address takes the password', async () => {
    const email = `new-${player.user.id}@example.com`;
    expect((await update({ email })).body.errors).toEqual({ current_password: '修改邮箱需要输入当前密码' });
    expect((await update({ email, current_password: 'wrong one' })).body.errors).toEqual({
      current_password: '当前密码不正确',
    });
    expect((await update({ email, current_password: PASSWORD })).body.data).toMatchObject({
      email,
      is_email_verified: false,
    });
  });

  test('the same address in other letters is no other address', async () => {
    expect((await update({ email: player.user.email.toUpperCase() })).body.data).toMatchObject({
      email: player.user.email,
    });
  });

  test.each([false, true])(
    'an address of somebody else is answered like any other (own one verified: %s)',
    async (isVerified) => {
      const owner = await registerPlayer(app);
      await verifyNow(deps, owner.user.id);
      if (isVerified) await verifyNow(deps, player.user.id);
      const given = (email: string) => update({ email, current_password: PASSWORD });
      const free = await given(`free-${player.user.id}@example.com`);
      const taken = await given(owner.user.email.toUpperCase());
      const addresses = { email: '', new_email: '' };
      expect({ ...taken.body.data, ...addresses }).toEqual({ ...free.body.data, ...addresses });
      expect([taken.status, taken.body.message]).toEqual([free.status, free.body.message]);
      await workOnMails(deps);
      expect((await mailsTo(deps, owner.user.email)).map(({ kind }) => kind)).toEqual(['address_taken']);
      const login = await call<LoginData>(app, {
        method: 'POST',
        url: '/api/auth/login',
        payload: { username: owner.user.email, password: PASSWORD },
      });
      expect(login.body.data?.user.id).toBe(owner.user.id);
    },
  );

  test('of two who want an address at once both hear the same', async () => {
    const other = await registerPlayer(app);
    const wanted = { email: `race-${player.user.id}@example.com`, current_password: PASSWORD };
    const both = await Promise.all([update(wanted), update(wanted, other.access_token)]);
    expect(both.map(({ body }) => body.data?.email)).toEqual([wanted.email, wanted.email]);
  });
});

describe('an avatar', () => {
  test('is there for everybody by the user’s id, and no number is anywhere', async () => {
    const response = await app.inject(`/api/avatars/${player.user.id}`);
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=300',
      'content-security-policy': "sandbox; default-src 'none'",
    });
    expect(JSON.stringify(response.headers)).not.toContain('123456789');
    const headers = { 'if-none-match': String(response.headers['etag']) };
    expect((await app.inject({ url: `/api/avatars/${player.user.id}`, headers })).statusCode).toBe(304);
    expect(asked.filter((url) => url.includes('123456789'))).toEqual(['https://q1.qlogo.cn/g?b=qq&nk=123456789&s=100']);
  });

  test('that is not there is a 404 in the envelope, kept as long', async () => {
    await update({ qq: '' });
    const answer = await get(`/api/avatars/${player.user.id}`);
    expect(answer.body).toEqual({ status: 'error', data: null, message: '请求的资源不存在', errors: {} });
    expect([answer.status, answer.headers['cache-control']]).toEqual([404, 'public, max-age=300']);
  });
});

describe('a player as everybody sees them', () => {
  const services = buildServices(deps.db);
  let event: BuiltTournament;
  let winner: string;
  let loser: string;

  beforeAll(async () => {
    event = await buildTournament(deps.db, services, {
      players: 2,
      settings: {
        stages: [{ type: 'single_elimination', size: null, best_of: 3, final_best_of: null, third_place: false }],
      },
    });
    await services.tournaments.start(event.referee, event.id);
    const match = await deps.db
      .selectFrom('match')
      .selectAll()
      .where('tournament_id', '=', event.id)
      .executeTakeFirstOrThrow();
    const { a, b } = await playersOfMatch(deps.db, event.players, match.id);
    await services.matches.act(b, match.id, { type: 'forfeit' });
    await services.tournamentClock.advance(event.id);
    [winner, loser] = [a.user_id, b.user_id];
  });

  test('shows name, role and record, and nothing private', async () => {
    const { status, body } = await get<Player>(`/api/players/${player.user.id}`);
    expect(status).toBe(200);
    expect(body.data).toEqual({
      id: player.user.id,
      username: player.user.username,
      role: 'user',
      is_expert: false,
      is_demo: false,
      created_at: player.user.created_at,
      tournaments_played: 0,
      matches_won: 0,
      matches_lost: 0,
      best_placements: [],
    });
    expect((await get('/api/players/01890000-0000-7000-8000-000000000000')).status).toBe(404);
    expect((await get('/api/players/somebody')).status).toBe(422);
  });

  test('the record counts matches and places of what is over', async () => {
    const [first, second] = [await get<Player>(`/api/players/${winner}`), await get<Player>(`/api/players/${loser}`)];
    expect(first.body.data).toMatchObject({
      tournaments_played: 1,
      matches_won: 1,
      matches_lost: 0,
      best_placements: [{ tournament_id: event.id, place: 1, place_to: 1, player_count: 2 }],
    });
    expect(second.body.data).toMatchObject({ matches_won: 0, matches_lost: 1, best_placements: [{ place: 2 }] });
    const record = await get<DataOf<typeof profileApi.record>>(`/api/players/${loser}/record`);
    expect(record.body.data).toMatchObject({
      total: 1,
      items: [{ tournament_id: event.id, opponent_id: winner, result: 'lost' }],
    });
  });

  test('what an event still holds back is not in the record', async () => {
    await deps.db.updateTable('match').set({ delay_seconds: 180 }).where('tournament_id', '=', event.id).execute();
    await deps.db.updateTable('tournament').set({ delay_seconds: 180 }).where('id', '=', event.id).execute();
    const { body } = await get<Player>(`/api/players/${winner}`);
    expect(body.data).toMatchObject({ matches_won: 0, best_placements: [] });
    expect((await get<DataOf<typeof profileApi.record>>(`/api/players/${winner}/record`)).body.data?.total).toBe(0);
    await deps.db.updateTable('match').set({ delay_seconds: 0 }).where('tournament_id', '=', event.id).execute();
  });

  test('games count for the class that won or lost them; voided and awarded ones do not', async () => {
    const match = await deps.db
      .selectFrom('match')
      .select(['id', 'state'])
      .where('tournament_id', '=', event.id)
      .executeTakeFirstOrThrow();
    const game = (number: number, facts: object) => ({
      number,
      a_slot: 0,
      b_slot: 1,
      status: 'finished',
      winner: 'a',
      ...facts,
    });
    const games = [
      game(1, {}),
      game(2, { a_slot: 1, winner: 'b' }),
      game(3, { status: 'voided' }),
      game(4, { a_slot: null, b_slot: null }),
      game(5, { winner: 'draw' }),
    ];
    const state = JSON.stringify({ ...match.state, games });
    await deps.db.updateTable('match').set({ state }).where('id', '=', match.id).execute();
    const { decks } = match.state.sides.a;
    const record = await get<DataOf<typeof profileApi.record>>(`/api/players/${winner}/record`);
    expect(record.body.data?.classes.toSorted((one, other) => other.wins - one.wins)).toEqual([
      { class: decks[0]?.class, wins: 1, losses: 0 },
      { class: decks[1]?.class, wins: 0, losses: 1 },
    ]);
  });
});
