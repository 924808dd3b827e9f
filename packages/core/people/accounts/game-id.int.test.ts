import type { User } from '@pailei/contracts/people/accounts/accounts.api';
import type { TournamentView } from '@pailei/contracts/play/tournaments/tournaments.api';
import { buildServices, buildTournament } from '@pailei/tests/support/builders';
import { beforeEach, describe, expect, test } from 'vitest';
import { call, registerPlayer, useApp, type Registered } from '@pailei/api/testing/app.fixture';

const { app, deps } = await useApp();
const services = buildServices(deps.db);

let player: Registered;
let event: string;
beforeEach(async () => {
  player = await registerPlayer(app);
  const { id, players } = await buildTournament(deps.db, services, { players: 1, capacity: 4, isOpen: true });
  expect(players).toHaveLength(1);
  event = id;
});

const enter = (payload: object) =>
  call<TournamentView>(app, {
    method: 'POST',
    url: `/api/solo-tournaments/${event}/register`,
    token: player.access_token,
    payload,
  });
const update = (payload: object) =>
  call<User>(app, { method: 'PUT', url: '/api/auth/profile', token: player.access_token, payload });
const me = async () =>
  (await call<User>(app, { method: 'GET', url: '/api/auth/me', token: player.access_token })).body.data;
const text = '请填写游戏 ID，对手要用它在游戏里找到你';

describe('the game id of somebody who enters an event', () => {
  test('is asked for where the profile has none, and nobody is entered without', async () => {
    const { status, body } = await enter({});
    expect([status, body.message, body.errors]).toEqual([422, text, { game_id: text }]);
    expect((await enter({ game_id: ' ' })).body.errors).toEqual({ game_id: '游戏 ID 不能为空' });
    const { tournament } = await services.tournaments.get(null, event);
    expect(Object.values(tournament.participants).map(({ user_id }) => user_id)).not.toContain(player.user.id);
  });

  test('is kept in the profile, and not asked for again', async () => {
    expect((await enter({ game_id: ' 青石#1001 ' })).status).toBe(200);
    expect(await me()).toMatchObject({ game_id: '青石#1001' });
    const { id } = await buildTournament(deps.db, services, { players: 1, capacity: 4, isOpen: true });
    event = id;
    expect((await enter({})).status).toBe(200);
  });

  test('may be changed while the event lasts, not taken away', async () => {
    await enter({ game_id: '青石#1001' });
    expect((await update({ game_id: '青石#2002' })).body.data).toMatchObject({ game_id: '青石#2002' });
    const { status, body } = await update({ game_id: '' });
    expect([status, Object.keys(body.errors)]).toEqual([409, ['game_id']]);
    await call(app, {
      method: 'POST',
      url: `/api/solo-tournaments/${event}/withdraw`,
      token: player.access_token,
      payload: {},
    });
    expect((await update({ game_id: '' })).body.data).toMatchObject({ game_id: null });
  });

  test('is there when it is taken away at the very moment of the entry, or the entry is refused', async () => {
    for (let round = 0; round < 8; round += 1) {
      await update({ game_id: '青石#1001' });
      const [entered] = await Promise.all([enter({}), update({ game_id: '' })]);
      expect([200, 422]).toContain(entered.status);
      if (entered.status === 200) {
        expect(await me()).toMatchObject({ game_id: '青石#1001' });
        return;
      }
    }
  });
});
