import { createHmac } from 'node:crypto';
import { drawLabels } from '@pailei/domain/random/draw-labels';
import type { TournamentState } from '@pailei/domain/tournament/types';
import type { Actor } from '@pailei/live/registry';
import { buildServices, buildTournament, type BuiltTournament } from '@pailei/tests/support/builders';
import { beforeAll, expect, test } from 'vitest';
import { useApp } from '@pailei/api/testing/app.fixture';
import { tokenFor } from '../../../decks/decks/decks.fixture.ts';
import { predictLots, predictPairs, predictSeeds, pairsOf } from './predict-draws.fixture.ts';
import { readAllTopics } from '@pailei/api/testing/visible-data.fixture';

const { app, deps } = await useApp();
const { db } = deps;
const services = buildServices(db, deps.publisher);
/** So many that no number gives the right order by chance. */
const PLAYERS = 20;

const SETTINGS = {
  stages: [{ type: 'swiss', rounds: 3, best_of: 1 }],
  bans: 0,
} as const;

const GETS = app.accessTable.filter(({ method, url }) => method === 'GET' && url.startsWith('/api/'));

async function idsOf({ id, players }: BuiltTournament): Promise<string[]> {
  const matches = await db.selectFrom('match').select('id').where('tournament_id', '=', id).execute();
  const [player] = players;
  return [id, ...matches.slice(0, 2).map((match) => match.id), player?.user_id ?? ''];
}

async function routeBytes(actor: Actor | null, ids: readonly string[]): Promise<string> {
  const headers = actor ? { authorization: `Bearer ${await tokenFor(app, deps, actor.user_id)}` } : {};
  const parts: string[] = [];
  for (const { url } of GETS) {
    const addresses = url.includes(':') ? ids.map((id) => url.replaceAll(/:\w+/g, id)) : [url.replace('*', 'nothing')];
    for (const address of addresses) parts.push((await app.inject({ url: address, headers })).body);
  }
  return parts.join('\n');
}

/** Everything that the site sends to this reader. */
async function visibleBytes(actor: Actor | null, event: BuiltTournament): Promise<string> {
  const ids = await idsOf(event);
  const data = await readAllTopics({ app, db, actor, token: undefined, ids });
  return [...data.values(), await routeBytes(actor, ids)].join('\n');
}

const numbersIn = (bytes: string) => new Set((bytes.match(/\d{1,16}/g) ?? []).map(Number));

const storedSecret = (id: string) =>
  db.selectFrom('tournament_secret').selectAll().where('tournament_id', '=', id).executeTakeFirstOrThrow();

/** Every way in which the secret, or a key that follows from it, might be written. */
async function secretTexts(id: string): Promise<string[]> {
  const { random_secret } = await storedSecret(id);
  const { seeds, lots, pairing } = drawLabels;
  const labels = [seeds, lots, pairing(0, 1), pairing(0, 2)];
  const keys = labels.map((label) => createHmac('sha256', random_secret).update(label).digest());
  return [random_secret, ...keys].flatMap((bytes) => [
    bytes.toString('hex'),
    bytes.toString('base64').replaceAll('=', ''),
    bytes.toString('base64url'),
    JSON.stringify([...bytes]).slice(1, -1),
  ]);
}

const READERS = ['guest', 'participant', 'referee'] as const;
const actorOf = ({ players, referee }: BuiltTournament) => ({
  guest: null,
  participant: players[0] ?? null,
  referee,
});

let event: BuiltTournament;
let started: TournamentState;
const early = new Map<string, string>();
const late = new Map<string, string>();

beforeAll(async () => {
  event = await buildTournament(db, services, { players: PLAYERS, settings: SETTINGS });
  const actors = actorOf(event);
  for (const name of READERS) early.set(name, await visibleBytes(actors[name], event));
  started = (await services.tournaments.start(event.referee, event.id)).tournament;
  for (const name of READERS) late.set(name, await visibleBytes(actors[name], event));
}, 240_000);

test.each(READERS)('no number sent to a %s predicts a draw of its start', (name) => {
  const entrants = Object.values(started.participants);
  const ids = entrants.map(({ id }) => id);
  const seeds = entrants.toSorted((a, b) => (a.seed ?? 0) - (b.seed ?? 0));
  const pairs = pairsOf((started.stages[0]?.rounds[0]?.matches ?? []).map(({ a, b }) => [a, b]));
  const numbers = numbersIn(early.get(name) ?? '');
  expect(numbers.size).toBeGreaterThan(20);
  for (const number of numbers) {
    expect(predictSeeds(number, ids)).not.toEqual(seeds.map(({ id }) => id));
    expect(predictLots(number, PLAYERS)).not.toEqual(seeds.map(({ lot }) => lot));
    expect(predictPairs(number, ids)).not.toEqual(pairs);
  }
});

test.each(READERS)('nothing sent to a %s holds its secret or a key, before the start and after it', async (name) => {
  const { commitment } = await storedSecret(event.id);
  const texts = await secretTexts(event.id);
  for (const bytes of [early.get(name) ?? '', late.get(name) ?? '']) {
    expect(bytes).toContain(commitment.toString('hex'));
    expect(texts.filter((text) => bytes.includes(text))).toEqual([]);
  }
});

test('no row of it has a column that could carry the secret along', async () => {
  const tournament = await db.selectFrom('tournament').selectAll().where('id', '=', event.id).executeTakeFirstOrThrow();
  const match = await db
    .selectFrom('match')
    .selectAll()
    .where('tournament_id', '=', event.id)
    .executeTakeFirstOrThrow();
  expect(Object.keys({ ...tournament, ...match }).filter((column) => /seed|secret/.test(column))).toEqual([]);
});
