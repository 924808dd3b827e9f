import type { SearchResult } from '@pailei/contracts/site/search/search.api';
import type { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import type { BodyOf, DataOf } from '@pailei/contracts/http/endpoint';
import { newId } from '@pailei/db/id';
import { DEFAULT_TOURNAMENT_SETTINGS } from '@pailei/domain/tournament/settings';
import type { Actor } from '@pailei/live/registry';
import { buildAccount, buildServices } from '@pailei/tests/support/builders';
import { passTime } from '@pailei/tests/support/pass-time';
import { beforeAll, describe, expect, test } from 'vitest';
import { call, useApp } from '@pailei/api/testing/app.fixture';
import { tokenFor } from '../../../decks/decks/decks.fixture.ts';
import { requestAllRoutes, readAllTopics } from '@pailei/api/testing/visible-data.fixture';

const { app, deps } = await useApp();
const { db, publisher } = deps;
const services = buildServices(db, publisher);

type Reader = { actor: Actor | null; token: string | undefined };
type List = DataOf<typeof tournamentsApi.list>;

const guest: Reader = { actor: null, token: undefined };
const readerOf = async (actor: Actor): Promise<Reader> => ({ actor, token: await tokenFor(app, deps, actor.user_id) });

const bodyOf = (name: string, delay_seconds: number) =>
  ({
    name,
    description: '',
    stream_url: null,
    capacity: 8,
    settings: { ...DEFAULT_TOURNAMENT_SETTINGS, delay_seconds },
    times: { registration_closes_at: null, check_in_opens_at: null, starts_at: null },
  }) as BodyOf<typeof tournamentsApi.create>;

/** What a reader sees in every route and every topic of these ids. */
async function readVisible(reader: Reader, ids: readonly string[]) {
  const options = { app, db, ...reader, ids };
  return new Map([...(await requestAllRoutes(options)), ...(await readAllTopics(options))]);
}

async function listed({ token }: Reader, query: string): Promise<string[]> {
  const { body } = await call<List>(app, { url: `/api/solo-tournaments?limit=100&${query}`, ...(token && { token }) });
  if (body.status !== 'success') throw new Error(body.message);
  return body.data.items.map(({ name, status }) => `${name} ${status}`);
}

async function found({ token }: Reader, keyword: string): Promise<string[]> {
  const url = `/api/search?q=${encodeURIComponent(keyword)}`;
  const { body } = await call<SearchResult>(app, { url, ...(token && { token }) });
  if (body.status !== 'success') throw new Error(body.message);
  return body.data.tournaments.map(({ name, status }) => `${name} ${status}`);
}

const named = (name: string) => `search=${encodeURIComponent(name)}`;

describe.each([0, 60])('an event with a delay of %i s that was never opened', (delay) => {
  let [author, admin, player, referee]: Actor[] = [];
  beforeAll(async () => {
    [author, admin] = [await buildAccount(db, 'admin'), await buildAccount(db, 'admin')];
    [player, referee] = [await buildAccount(db), await buildAccount(db, 'referee')];
  });

  async function draft(name: string, end?: 'cancelled'): Promise<string> {
    const { tournament } = await services.tournaments.create(author!, bodyOf(name, delay));
    if (end) await services.tournaments.cancel(author!, tournament.id, '不办了');
    await passTime(db, delay + 2);
    await services.tournamentClock.publish(tournament.id);
    return tournament.id;
  }

  test.each(['draft', 'cancelled'] as const)('is nowhere for the public (%s)', { timeout: 60_000 }, async (status) => {
    const name = `密 ${status}`;
    const [id, nobody] = [await draft(name, status === 'cancelled' ? status : undefined), newId()];
    for (const reader of [guest, await readerOf(player!)]) {
      const data = await readVisible(reader, [id, nobody]);
      const unlikeNobody = [...data].filter(
        ([key, text]) => text.replaceAll(id, nobody) !== data.get(key.replaceAll(id, nobody)),
      );
      expect(unlikeNobody.map(([key]) => key)).toEqual([]);
      expect([...data].filter(([, text]) => text.includes(name)).map(([key]) => key)).toEqual([]);
    }
  });

  test('can not be entered, and does not say that it is there', async () => {
    const { token } = await readerOf(player!);
    for (const id of [await draft('密 甲'), await draft('密 乙', 'cancelled'), newId()]) {
      const answer = await call(app, {
        method: 'POST',
        url: `/api/solo-tournaments/${id}/register`,
        payload: {},
        token: token!,
      });
      expect(answer.status).toBe(404);
    }
  });

  test('is found by admins and by whoever made it: in the list, by its status, by search', async () => {
    const name = `初稿 ${delay}`;
    const id = await draft(name);
    for (const reader of [await readerOf(admin!), await readerOf(author!)]) {
      expect(await listed(reader, named(name))).toEqual([`${name} draft`]);
      expect(await listed(reader, `${named(name)}&status=draft`)).toEqual([`${name} draft`]);
      expect(await listed(reader, `${named(name)}&status=registration`)).toEqual([]);
      expect(await found(reader, name)).toEqual([`${name} draft`]);
    }
    await services.tournaments.cancel(admin!, id, '不办了');
    expect(await listed(await readerOf(admin!), `${named(name)}&status=draft`)).toEqual([]);
    expect(await listed(await readerOf(admin!), `${named(name)}&status=cancelled`)).toEqual([`${name} cancelled`]);
    expect(await found(await readerOf(referee!), name)).toEqual([]);
  });

  test('stays open to whoever made it, also when they are no admin any more', async () => {
    const former = await buildAccount(db, 'admin');
    const { tournament } = await services.tournaments.create(former, bodyOf(`留稿 ${delay}`, delay));
    await db.updateTable('account').set({ role: 'user' }).where('id', '=', former.user_id).execute();
    const reader = await readerOf({ ...former, role: 'user' });
    expect(await services.tournaments.get(reader.actor, tournament.id)).toMatchObject({ version: 1 });
    expect(await listed(reader, 'status=draft')).toEqual([`留稿 ${delay} draft`]);
    await expect(services.tournaments.get(referee!, tournament.id)).rejects.toMatchObject({ status: 404 });
  });

  test('is there for everybody once it was opened, and stays so when it is cancelled', async () => {
    const name = `开放 ${delay}`;
    const id = await draft(name);
    await services.tournaments.openRegistration(author!, id);
    await services.tournaments.cancel(author!, id, '停电');
    await passTime(db, delay + 2);
    await services.tournamentClock.publish(id);
    expect(await listed(guest, named(name))).toEqual([`${name} cancelled`]);
    expect(await services.tournaments.get(null, id)).toMatchObject({ tournament: { status: 'cancelled' } });
  });
});
