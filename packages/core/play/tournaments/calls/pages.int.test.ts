import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BodyOf } from '@pailei/contracts/http/endpoint';
import type { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import { newId } from '@pailei/db/id';
import { DEFAULT_TOURNAMENT_SETTINGS } from '@pailei/domain/tournament/settings';
import { buildAccount, buildServices } from '@pailei/tests/support/builders';
import { passTime } from '@pailei/tests/support/pass-time';
import { afterAll, expect, test } from 'vitest';
import { useApp } from '@pailei/api/testing/app.fixture';

const clientFolder = await mkdtemp(join(tmpdir(), 'pailei-client-'));
for (const name of ['index', 'match-view', 'solo-match-view'])
  await writeFile(join(clientFolder, `${name}.html`), name);
afterAll(() => rm(clientFolder, { recursive: true }));

const { app, deps } = await useApp({ clientFolder });
const { db, publisher } = deps;
const { tournaments, tournamentClock } = buildServices(db, publisher);
const admin = await buildAccount(db, 'admin');

const statusOf = async (url: string) => (await app.inject({ url, headers: { accept: 'text/html' } })).statusCode;
const eventPages = (id: string) => ['', '/draws', '/match-view'].map((rest) => `/solo-tournaments/${id}${rest}`);

async function statusesOf(id: string): Promise<number[]> {
  return Promise.all(eventPages(id).map((url) => statusOf(url)));
}

async function createEvent(delay_seconds = 0): Promise<string> {
  const { tournament } = await tournaments.create(admin, {
    name: '公开赛',
    description: '',
    stream_url: null,
    capacity: 8,
    settings: { ...DEFAULT_TOURNAMENT_SETTINGS, delay_seconds },
    times: { registration_closes_at: null, check_in_opens_at: null, starts_at: null },
  } as BodyOf<typeof tournamentsApi.create>);
  return tournament.id;
}

test('the pages of an event are there once the public may know of it', async () => {
  const id = await createEvent();
  expect(await statusesOf(newId())).toEqual([404, 404, 404]);
  expect(await statusesOf(id)).toEqual([404, 404, 404]);
  await tournaments.openRegistration(admin, id);
  expect(await statusesOf(id)).toEqual([200, 200, 200]);
});

test('those of a delayed event are there when its delay has passed', async () => {
  const id = await createEvent(60);
  await tournaments.openRegistration(admin, id);
  expect(await statusesOf(id)).toEqual([404, 404, 404]);
  await passTime(db, 62);
  await tournamentClock.publish(id);
  expect(await statusesOf(id)).toEqual([200, 200, 200]);
});

test('a player has a page, an unknown id has none', async () => {
  expect(await statusOf(`/players/${admin.user_id}`)).toBe(200);
  expect(await statusOf(`/players/${newId()}`)).toBe(404);
});

test('private pages do not reveal whether their subject exists', async () => {
  for (const path of ['/decks/', '/shopping/order/', '/shopping/product/']) {
    expect(await statusOf(path + newId())).toBe(200);
    expect(await statusOf(`${path}no-id`)).toBe(404);
  }
});

test('a deck has a public page while it is public', async () => {
  const row = { id: newId(), account_id: admin.user_id, name: '构筑', class: 'mage', format: 'standard', code: 'x' };
  const texts = { content_hash: 'x', archetype: '', note: '' };
  const lists = { cards: JSON.stringify([]), sideboard: JSON.stringify([]) };
  await db
    .insertInto('deck')
    .values({ ...row, ...lists, ...texts, visibility: 'private' })
    .execute();
  expect(await statusOf(`/shared-decks/${row.id}`)).toBe(404);
  await db.updateTable('deck').set({ visibility: 'public' }).where('id', '=', row.id).execute();
  expect(await statusOf(`/shared-decks/${row.id}`)).toBe(200);
});
