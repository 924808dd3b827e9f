import type { TournamentView } from '@pailei/contracts/play/tournaments/tournaments.api';
import { DEFAULT_TOURNAMENT_SETTINGS } from '@pailei/domain/tournament/settings';
import { beforeAll, expect, test } from 'vitest';
import { createActors } from '@pailei/api/testing/actors.fixture';
import { call, useApp } from '@pailei/api/testing/app.fixture';

const { app, deps } = await useApp();
const actors = await createActors(deps, app);
const ROOT = '/api/solo-tournaments';
const TABLE = { bands: [{ place_to: 1, points: 90 }], participation: 5 };
const EVENT = {
  name: '周末公开赛',
  capacity: 8,
  settings: DEFAULT_TOURNAMENT_SETTINGS,
  times: { registration_closes_at: null, check_in_opens_at: null, starts_at: null },
};

let admin: string;
beforeAll(async () => {
  admin = (await actors.tokenOf('admin')) ?? '';
});

const create = (rewards?: object) =>
  call<TournamentView>(app, {
    method: 'POST',
    url: ROOT,
    token: admin,
    payload: { ...EVENT, ...(rewards && { rewards }) },
  });
const update = (id: string, payload: object) =>
  call<TournamentView>(app, { method: 'PUT', url: `${ROOT}/${id}`, token: admin, payload });

test('an event keeps its own rewards until they are changed', async () => {
  const { body } = await create({ kind: 'own', table: TABLE });
  const { id, rewards } = body.data!.tournament;
  expect(rewards).toEqual({ kind: 'own', table: TABLE });
  expect((await update(id, { name: '改名' })).body.data!.tournament.rewards).toEqual(rewards);
  expect((await update(id, { rewards: { kind: 'none' } })).body.data!.tournament.rewards).toEqual({ kind: 'none' });
});

test('an event that says nothing of rewards goes by the site’s', async () => {
  const { status, body } = await create();
  expect(status).toBe(200);
  expect(body.data!.tournament).not.toHaveProperty('rewards');
});

test.each([
  ['an unknown kind', { kind: 'all' }, 'rewards.kind'],
  ['no table', { kind: 'own' }, 'rewards.table'],
  ['points below 0', { kind: 'own', table: { ...TABLE, participation: -1 } }, 'rewards.table.participation'],
  ['more for taking part', { kind: 'own', table: { ...TABLE, participation: 91 } }, 'rewards.table.participation'],
])('%s is refused at its field', async (_what, rewards, field) => {
  const { status, body } = await create(rewards);
  expect(status).toBe(422);
  expect(Object.keys(body.errors)).toEqual([field]);
});
