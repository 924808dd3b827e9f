import { TOPICS } from '@pailei/contracts/features/topics';
import { topicRegistry } from '@pailei/core/features/features';
import { newId } from '@pailei/db/id';
import type { Permission } from '@pailei/live/registry';
import type { Side } from '@pailei/domain/series/sides';
import { expect, test } from 'vitest';
import type { ActorName } from '../testing/actors.fixture.ts';
import { useApp } from '../testing/app.fixture.ts';
import { findWrongCells } from './access-row.fixture.ts';
import { buildAccessWorld } from '../testing/access-world.fixture.ts';
import { TOPIC_ACCESS, type TopicRow } from './topic-access.table.ts';

const { app, deps } = await useApp();
const world = await buildAccessWorld(app, deps);
const { running, delayed } = world;
const player = world.actors.idOf('player');

type Thing = { id: string; side?: Side };

/** The ids of each thing of the table. */
const THINGS: Record<string, Thing> = {
  'a running event': { id: running.event },
  'a draft': { id: world.draft },
  'a match': { id: running.match },
  'a delayed match': { id: delayed.match },
  'the player’s side': { id: running.match, side: running.side },
  'the other side': { id: running.match, side: running.side === 'a' ? 'b' : 'a' },
  'the player': { id: player },
  'a job of an admin': { id: world.job },
  'a season': { id: String(world.season) },
  'a team': { id: world.teams.team },
  'a team in review': { id: world.teams.review },
  'a battle': { id: world.teams.battle },
  'the team’s side': { id: world.teams.battle, side: 'a' },
  'the opponents’ side': { id: world.teams.battle, side: 'b' },
  nothing: { id: newId(), side: 'a' },
};

async function join(name: ActorName, { kind }: Pick<TopicRow, 'kind'>, thing: Thing | undefined): Promise<string> {
  const permission: Permission | undefined = await topicRegistry[kind]?.authorize({
    actor: await world.liveActorOf(name),
    db: deps.db,
    ...thing,
  });
  if (!permission) return 'no such topic';
  return permission.allowed ? 'may' : permission.code;
}

test('every topic of the registry is in the table', () => {
  expect(new Set(TOPIC_ACCESS.map(({ kind }) => kind))).toEqual(new Set(Object.keys(topicRegistry)));
});

test.each(TOPIC_ACCESS)('$kind $thing', async (line) => {
  expect(line.thing === '' || line.thing in THINGS).toBe(true);
  expect(await findWrongCells(line, (name) => join(name, line, THINGS[line.thing]))).toEqual([]);
});

const CODES: Readonly<Record<number, string>> = { 200: 'may', 401: 'unauthorized', 403: 'forbidden', 404: 'not_found' };

async function fetchSnapshot(name: ActorName, { kind }: TopicRow, { id = '', side }: Partial<Thing> = {}) {
  const pattern = TOPICS.find((topic) => topic.kind === kind)?.name ?? '';
  const topic = pattern.replace('{id}', id).replace('{side}', side ?? '');
  const token = await world.actors.tokenOf(name);
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const { statusCode } = await app.inject({ url: `/api/topics/${encodeURIComponent(topic)}`, headers });
  return CODES[statusCode] ?? `${statusCode}`;
}

test.each(TOPIC_ACCESS)('a snapshot of $kind $thing is given by HTTP to those who may join', async (line) => {
  expect(await findWrongCells(line, (name) => fetchSnapshot(name, line, THINGS[line.thing]))).toEqual([]);
});

const KINDS_WITH_ID = new Set(TOPIC_ACCESS.filter(({ thing }) => thing !== '').map(({ kind }) => kind));

test.each([...KINDS_WITH_ID])('%s cannot be joined by an id that is none', async (kind) => {
  for (const name of ['player', 'admin'] as const) {
    expect(await join(name, { kind }, { id: "'; drop table account; --", side: 'a' })).not.toBe('may');
  }
});
