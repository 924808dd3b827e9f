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
