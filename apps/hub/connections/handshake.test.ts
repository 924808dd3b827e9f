import type { Actor } from '@pailei/live/registry';
import { expect, test, vi } from 'vitest';
import { createHandshake, createOriginCheck } from './handshake.ts';

const SESSION = '0198f1c2-0000-7000-8000-000000000001';
const actor: Actor = {
  user_id: 'u',
  session_id: SESSION,
  username: '小明',
  role: 'user',
  is_expert: false,
  expert_status: 'none',
  team_id: null,
  team_role: null,
};

test('many who connect at once are looked up in one query', async () => {
  const findActive = vi.fn(async (ids: string[]) => new Map(ids.map((id) => [id, { ...actor, session_id: id }])));
  const handshake = createHandshake(() => ({ sub: 'u', sid: SESSION, exp: 2_000_000_000 }), { findActive });
  const identities = await Promise.all(Array.from({ length: 50 }, () => handshake('token')));
  expect(findActive).toHaveBeenCalledTimes(1);
  expect(identities).toEqual(identities.map(() => ({ actor, expiresAt: 2_000_000_000_000 })));
});

test("a token that names another user's session is refused", async () => {
  const handshake = createHandshake(() => ({ sub: 'other', sid: SESSION, exp: 2_000_000_000 }), {
    findActive: async () => new Map([[SESSION, actor]]),
  });
  expect(await handshake('token')).toBe('refused');
});

test('a session that is not active is refused; a guest is accepted', async () => {
  const handshake = createHandshake(() => ({ sub: 'u', sid: SESSION, exp: 2_000_000_000 }), {
    findActive: async () => new Map(),
  });
  expect(await handshake('token')).toBe('refused');
  expect(await handshake(null)).toEqual({ actor: null, expiresAt: Infinity });
});

test.each([
  ['https://pailei.example', 'https://pailei.example', 'pailei.example', true],
  ['https://pailei.example', 'http://pailei.example', 'pailei.example', false],
  ['https://pailei.example', 'https://pailei.example.evil.test', 'pailei.example', false],
  ['https://pailei.example', 'http://localhost:3000', 'localhost:3000', false],
  ['http://localhost:3000', 'http://127.0.0.1:3000', '127.0.0.1:3000', true],
  ['http://localhost:3000', 'http://127.0.0.1:4000', '127.0.0.1:3000', false],
  ['http://localhost:3000', 'http://evil.test:3000', 'evil.test:3000', false],
  ['http://localhost:3000', 'null', 'localhost:3000', false],
  ['http://localhost:3000', undefined, 'localhost:3000', false],
])('at %s the origin %s with host %s: %s', (publicUrl, origin, host, isAllowed) => {
  expect(createOriginCheck(publicUrl)(origin, host)).toBe(isAllowed);
});
