import { FEATURES } from '@pailei/core/features/list';
import type { Feature } from '@pailei/core/ground/features/feature';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { forgottenLines, listNeeds, readDefined } from '../../scripts/check/feature-needs.ts';
import { asOwner } from '../support/fixtures.ts';
import { GUESTBOOK_TABLE, guestbookFeature } from './guestbook.ts';

const LISTED: readonly Feature[] = [...FEATURES];
// Before the API is loaded, which composes what the list names.
(FEATURES as unknown as Feature[]).push(guestbookFeature);
const [{ createActors }, { useApp }, { tagsOf }] = await Promise.all([
  import('@pailei/api/testing/actors.fixture'),
  import('@pailei/api/testing/app.fixture'),
  import('@pailei/api/docs/tags'),
]);
const { app, deps } = await useApp();

test('a small feature needs a line in six places besides its own folders, and one run names them all', async () => {
  const site = await readDefined();
  const defined = {
    manifests: [...site.manifests, guestbookFeature],
    tables: [...site.tables, 'GuestbookEntryTable'],
    pages: [...site.pages, '/guestbook'],
  };
  expect(forgottenLines(await listNeeds(defined, LISTED))).toEqual([
    'packages/core/features/list.ts: guestbook',
    'packages/db/database.ts: GuestbookEntryTable',
    'apps/api/access/access.table.ts: GET /api/guestbook',
    'apps/api/access/access.table.ts: POST /api/guestbook',
    'apps/web/app/pages.ts: /guestbook',
    'packages/contracts/http/page-addresses.ts: /guestbook',
    'tests/e2e/support/page-stops.ts: /guestbook',
  ]);
});

test('with its line in the list of features the API serves it under its heading', async () => {
  await asOwner(deps.db, (owner) => sql.raw(GUESTBOOK_TABLE).execute(owner));
  const actors = await createActors(deps, app);
  const authorization = `Bearer ${await actors.tokenOf('player')}`;
  const write = (words: string, headers = {}) =>
    app.inject({ method: 'POST', url: '/api/guestbook', payload: { words }, headers });

  expect((await write('你好')).statusCode).toBe(401);
  expect((await write('', { authorization })).json()).toMatchObject({ errors: { words: '请输入留言' } });
  expect((await write('你好', { authorization })).statusCode).toBe(200);
  expect((await app.inject('/api/guestbook')).json()).toMatchObject({ data: { items: [{ words: '你好' }] } });
  expect(tagsOf('/api/guestbook', 'public')).toEqual(['留言']);
});
