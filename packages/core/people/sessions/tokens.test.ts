import { newId } from '@pailei/db/id';
import { expect, test, vi } from 'vitest';
import { createTokenVerifier } from './tokens.ts';

const CLAIMS = { sub: newId(), sid: newId(), jti: newId(), exp: 1_000 };
const ACTOR = {
  user_id: CLAIMS.sub,
  session_id: CLAIMS.sid,
  username: '炉火',
  role: 'user',
  is_expert: false,
  expert_status: 'none',
  team_id: null,
  team_role: null,
} as const;

function setUp() {
  const world: { nowMs: number; actor?: typeof ACTOR | undefined; known?: typeof ACTOR } = { nowMs: 0, actor: ACTOR };
  const verify = vi.fn((token: string): unknown => {
    if (token !== 'ours') throw new Error('not our signature');
    return CLAIMS;
  });
  const forget = vi.fn<(id: string) => void>();
  const sessions = { find: async () => world.actor, known: () => world.known, forget };
  const verifier = createTokenVerifier({
    verify,
    nowMs: () => world.nowMs,
    sessions,
    lastSeen: { note: () => undefined },
  });
  return { world, verify, verifier, forget };
}

test('a signature is checked once, an expiry is seen at once', async () => {
  const { world, verify, verifier } = setUp();
  expect(await verifier('ours')).toBe(ACTOR);
  world.nowMs = 999_999;
  expect(await verifier('ours')).toBe(ACTOR);
  expect(verify).toHaveBeenCalledOnce();
  world.nowMs = 1_000_000;
  expect(await verifier('ours')).toBeUndefined();
});

test('rights of this moment are read anew', async () => {
  const { verifier, forget } = setUp();
  await verifier('ours');
  expect(forget).not.toHaveBeenCalled();
  await verifier('ours', { isFresh: true });
  expect(forget).toHaveBeenCalledWith(CLAIMS.sid);
});

test('a session that ended is seen with the next call', async () => {
  const { world, verifier } = setUp();
  await verifier('ours');
  world.actor = undefined;
  expect(await verifier('ours')).toBeUndefined();
});

test('what is not ours is checked each time and never remembered', async () => {
  const { verify, verifier } = setUp();
  expect(await verifier('theirs')).toBeUndefined();
  expect(await verifier('theirs')).toBeUndefined();
  expect(verify).toHaveBeenCalledTimes(2);
});

test('what is known of a token without a read is what it would resolve to, or nothing', async () => {
  const { world, verifier } = setUp();
  world.known = ACTOR;
  expect(verifier.known('ours')).toBeUndefined();
  await verifier('ours');
  expect(verifier.known('ours')).toBe(ACTOR);
  delete world.known;
  expect(verifier.known('ours')).toBeUndefined();
  world.known = { ...ACTOR, user_id: newId() };
  expect(verifier.known('ours')).toBeUndefined();
  world.known = ACTOR;
  world.nowMs = 1_000_000;
  expect(verifier.known('ours')).toBeUndefined();
});
