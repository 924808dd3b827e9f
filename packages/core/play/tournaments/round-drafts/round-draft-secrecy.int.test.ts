import type { RoundDraft } from '@pailei/domain/tournament/stages/pairing/seated-round';
import type { Actor } from '@pailei/live/registry';
import { buildServices, buildTournament, type BuiltTournament } from '@pailei/tests/support/builders';
import { beforeAll, expect, test } from 'vitest';
import { call, useApp } from '@pailei/api/testing/app.fixture';
import { readAllTopics, requestAllRoutes } from '@pailei/api/testing/visible-data.fixture';
import { tokenFor } from '../../../decks/decks/decks.fixture.ts';

const { app, deps } = await useApp();
const { db } = deps;
const services = buildServices(db, deps.publisher);

let event: BuiltTournament;
let draft: RoundDraft;
beforeAll(async () => {
  event = await buildTournament(db, services, {
    players: 12,
    settings: { pairing: 'preview', stages: [{ type: 'swiss', rounds: 3, best_of: 1 }], bans: 0 },
  });
  await services.tournaments.start(event.referee, event.id);
  draft = (await services.tournaments.roundDraft(event.referee, event.id)).current!.draft;
}, 120_000);

const readers = (): Record<string, Actor | null> => ({ guest: null, player: event.players[0]! });

async function visibleTo(actor: Actor | null): Promise<string> {
  const token = actor ? await tokenFor(app, deps, actor.user_id) : undefined;
  const options = { app, db, actor, token, ids: [event.id, event.players[0]!.user_id, draft.pairs[0]!.a] };
  const data = [...(await requestAllRoutes(options)), ...(await readAllTopics(options))];
  return data.map(([key, text]) => `${key} ${text}`).join('\n');
}

/** In every order of keys in which two could be named together. */
const pairTexts = () =>
  draft.pairs.flatMap(({ a, b }) => [
    `"a":"${a}","b":"${b}"`,
    `"a":"${b}","b":"${a}"`,
    `["${a}","${b}"]`,
    `["${b}","${a}"]`,
  ]);

test.each(['guest', 'player'])(
  'a drawn round is in nothing that a %s is sent before it is published',
  async (name) => {
    const bytes = await visibleTo(readers()[name] ?? null);
    expect(bytes).toContain(event.id);
    expect(pairTexts().filter((text) => bytes.includes(text))).toEqual([]);
  },
  120_000,
);

test.each(['guest', 'player'])('a %s is refused the draft and every change of it', async (name) => {
  const actor = readers()[name] ?? null;
  const token = actor ? await tokenFor(app, deps, actor.user_id) : undefined;
  const url = `/api/solo-tournaments/${event.id}/round-draft`;
  const refused = actor ? 403 : 401;
  const statusOf = async (request: { method?: 'POST'; url: string; payload?: object }) =>
    (await call(app, { ...request, ...(token && { token }) })).status;
  expect(await statusOf({ url })).toBe(refused);
  expect(await statusOf({ method: 'POST', url: `${url}/publish`, payload: { revision: 1 } })).toBe(refused);
  expect(await statusOf({ method: 'POST', url: `${url}/redraw`, payload: { revision: 1 } })).toBe(refused);
});

test('a referee reads the draft with its reasons, and wrong input is answered at its field', async () => {
  const token = await tokenFor(app, deps, event.referee.user_id);
  const url = `/api/solo-tournaments/${event.id}/round-draft`;
  expect((await call(app, { url, token })).body).toMatchObject({ data: { current: { draft } } });
  const edit = { method: 'POST' as const, url: `${url}/edits`, token };
  const wrong = await call(app, { ...edit, payload: { revision: 'x', kind: 'dance', participant_ids: [] } });
  expect(wrong).toMatchObject({ status: 422, body: { status: 'error' } });
  expect(Object.keys((wrong.body as { errors: object }).errors).toSorted()).toEqual([
    'kind',
    'participant_ids',
    'revision',
  ]);
});

test('once it is published everybody reads it', async () => {
  const { current } = await services.tournaments.roundDraft(event.referee, event.id);
  await services.tournaments.publishRound(event.referee, event.id, current!.revision);
  const bytes = await visibleTo(null);
  expect(pairTexts().filter((text) => bytes.includes(text)).length).toBeGreaterThan(0);
}, 120_000);
