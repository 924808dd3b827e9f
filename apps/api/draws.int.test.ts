import { topicRegistry } from '@pailei/core/topics';
import { readTogether } from '@pailei/db/tx';
import type { TournamentState } from '@pailei/domain/tournament';
import { readSince } from '@pailei/live/log';
import type { Actor } from '@pailei/live/registry';
import { matchTopic, parseTopic, SYSTEM_TOPIC, TOURNAMENTS_TOPIC, tournamentTopic, userTopic } from '@pailei/live/topics';
import { buildServices, buildTournament } from '@pailei/tests/support/builders';
import type { BuiltTournament } from '@pailei/tests/support/builders';
import { beforeAll, describe, expect, test } from 'vitest';
import { useApp } from './app.fixture.ts';
import { tokenFor } from './decks.fixture.ts';
import { foretellLots, foretellPairs, foretellSeeds, pairsOf } from './foretelling.fixture.ts';

const { app, deps } = await useApp();
const { db } = deps;
const services = buildServices(db, deps.publisher);
const PLAYERS = 8;

const SETTINGS = {
  stages: [{ type: 'swiss', rounds: 3, best_of: 1 }],
  bans: 0,
} as const;

const GETS = app.accessTable.filter(({ method, url }) => method === 'GET' && url.startsWith('/api/'));

async function idsOf({ id, players }: BuiltTournament): Promise<string[]> {
  const matches = await db.selectFrom('match').select('id').where('tournament_id', '=', id).execute();
  return [id, ...matches.map((match) => match.id), ...players.map(({ user_id }) => user_id)];
}

async function topicBytes(actor: Actor | null, ids: readonly string[]): Promise<string> {
  const names = [TOURNAMENTS_TOPIC, SYSTEM_TOPIC, ...ids.flatMap((id) => [tournamentTopic(id), matchTopic(id), userTopic(id)])];
  const parts: string[] = [];
  for (const name of names) {
    const parsed = parseTopic(name);
    const definition = parsed && topicRegistry[parsed.kind];
    if (!definition || !(await definition.authorize({ actor, db, ...parsed })).allowed) continue;
    const snapshot = await readTogether(db, (trx) => definition.snapshot(trx, parsed.id, 'head', parsed.side));
    parts.push(JSON.stringify([snapshot, await readSince(db, name, 0, 100_000)]));
  }
  return parts.join('\n');
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
async function everythingFor(actor: Actor | null, event: BuiltTournament): Promise<string> {
  const ids = await idsOf(event);
  return [await topicBytes(actor, ids), await routeBytes(actor, ids)].join('\n');
}

const numbersIn = (bytes: string) => new Set((bytes.match(/\d{1,16}/g) ?? []).map(Number));

describe('before the start of an event', () => {
  let event: BuiltTournament;
  let started: TournamentState;
  const sent = new Map<string, string>();

  beforeAll(async () => {
    event = await buildTournament(db, services, { players: PLAYERS, settings: SETTINGS });
    const readers = { guest: null, participant: event.players[0] ?? null, referee: event.referee };
    for (const [name, actor] of Object.entries(readers)) sent.set(name, await everythingFor(actor, event));
    started = (await services.tournaments.start(event.referee, event.id)).tournament;
  }, 120_000);

  test.each(['guest', 'participant', 'referee'])('no number sent to a %s foretells a draw of its start', (name) => {
    const entrants = Object.values(started.participants);
    const ids = entrants.map(({ id }) => id);
    const seeds = entrants.toSorted((a, b) => (a.seed ?? 0) - (b.seed ?? 0));
    const pairs = pairsOf((started.stages[0]?.rounds[0]?.matches ?? []).map(({ a, b }) => [a, b]));
    const numbers = numbersIn(sent.get(name) ?? '');
    expect(numbers.size).toBeGreaterThan(20);
    for (const number of numbers) {
      expect(foretellSeeds(number, ids)).not.toEqual(seeds.map(({ id }) => id));
      expect(foretellLots(number, PLAYERS)).not.toEqual(seeds.map(({ lot }) => lot));
      expect(foretellPairs(number, ids)).not.toEqual(pairs);
    }
  });
});
