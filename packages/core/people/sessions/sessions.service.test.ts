import type { Actor } from '@pailei/live/registry';
import { expect, test } from 'vitest';
import { createSessionsService } from './sessions.service.ts';

const ACTOR: Actor = {
  user_id: 'u',
  session_id: 's',
  username: '炉火',
  role: 'user',
  is_expert: false,
  expert_status: 'none',
  team_id: null,
  team_role: null,
};

function setUp() {
  const world = { time: 0, isActive: true, isBroken: false, reads: 0 };
  const sessions = createSessionsService({
    clock: () => world.time,
    reader: {
      async findActive() {
        world.reads += 1;
        if (world.isBroken) throw new Error('no database');
        return new Map(world.isActive ? [['s', ACTOR]] : []);
      },
    },
  });
  return { world, sessions };
}

test('requests at once share one read', async () => {
  const { world, sessions } = setUp();
  expect(await Promise.all([sessions.find('s'), sessions.find('s')])).toEqual([ACTOR, ACTOR]);
  expect(world.reads).toBe(1);
});

test('the sessions of a crowd take two queries at once, however many they are', async () => {
  const asked: (readonly string[])[] = [];
  let atOnce = 0;
  const sessions = createSessionsService({
    clock: () => 0,
    reader: {
      async findActive(ids) {
        asked.push(ids);
        expect((atOnce += 1)).toBeLessThanOrEqual(2);
        await Promise.resolve();
        atOnce -= 1;
        return new Map(ids.map((id) => [id, { ...ACTOR, session_id: id }]));
      },
    },
  });
  const ids = Array.from({ length: 50 }, (_, index) => `s${index}`);
  const found = await Promise.all(ids.map((id) => sessions.find(id)));
  expect(found.map((actor) => actor?.session_id)).toEqual(ids);
  expect(asked.map(({ length }) => length)).toEqual([1, 1, 48]);
});

test('a session that ended elsewhere is gone after 2 s', async () => {
  const { world, sessions } = setUp();
  await sessions.find('s');
  world.isActive = false;
  world.time = 1_999;
  expect(await sessions.find('s')).toEqual(ACTOR);
  world.time = 2_000;
  expect(await sessions.find('s')).toBeUndefined();
});

test('a session that ended here is gone at once', async () => {
  const { world, sessions } = setUp();
  await sessions.find('s');
  world.isActive = false;
  sessions.forget('s');
  expect(await sessions.find('s')).toBeUndefined();
});

test('a read that failed is tried again', async () => {
  const { world, sessions } = setUp();
  world.isBroken = true;
  await expect(sessions.find('s')).rejects.toThrow('no database');
  world.isBroken = false;
  expect(await sessions.find('s')).toEqual(ACTOR);
});

test('what is known without a read is what was read within 2 s, and nothing while it is read', async () => {
  const { world, sessions } = setUp();
  expect(sessions.known('s')).toBeUndefined();
  const reading = sessions.find('s');
  expect(sessions.known('s')).toBeUndefined();
  await reading;
  expect(sessions.known('s')).toEqual(ACTOR);
  world.time = 1_999;
  expect(sessions.known('s')).toEqual(ACTOR);
  world.time = 2_000;
  expect(sessions.known('s')).toBeUndefined();
  await sessions.find('s');
  sessions.forget('s');
  expect(sessions.known('s')).toBeUndefined();
  world.isActive = false;
  await sessions.find('s');
  expect(sessions.known('s')).toBeUndefined();
});
