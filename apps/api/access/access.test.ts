import Fastify from 'fastify';
import type { Role } from '@pailei/domain/rights/rights';
import { expect, test } from 'vitest';
import type { Actor } from '@pailei/live/registry';
import { addAccessGuard, authorize } from '../plugins/access.ts';

function guarded() {
  const app = Fastify();
  addAccessGuard(app, { verifyToken: async () => undefined, refuseClosed: async () => undefined });
  return app;
}

test('a route without access makes the start fail', async () => {
  const start = async () => {
    const app = guarded();
    app.get('/forgotten', () => 'open to all');
    await app.ready();
  };
  await expect(start()).rejects.toThrow('GET /forgotten declares no access');
});

test('so does one with an access that does not exist', async () => {
  const start = async () => {
    const app = guarded();
    app.get('/misspelt', { config: { access: 'users' as 'user' } }, () => 'open to all');
    await app.ready();
  };
  await expect(start()).rejects.toThrow('declares no access');
});

test('a declared route starts', async () => {
  const app = guarded();
  app.get('/known', { config: { access: 'public' } }, () => 'open to all');
  expect((await app.inject('/known')).body).toBe('open to all');
});

const actor = (role: Role): Actor => ({
  user_id: '1',
  session_id: '2',
  username: 'a',
  role,
  is_expert: false,
  expert_status: 'none',
  team_id: null,
  team_role: null,
});

test.each([
  ['public', { nobody: true, user: true, referee: true, admin: true }],
  ['user', { nobody: false, user: true, referee: true, admin: true }],
  ['referee', { nobody: false, user: false, referee: true, admin: true }],
  ['admin', { nobody: false, user: false, referee: false, admin: true }],
] as const)('%s lets in exactly those it means', (access, expected) => {
  for (const [role, isLetIn] of Object.entries(expected)) {
    const enter = () => authorize(access, role === 'nobody' ? null : actor(role as Role));
    if (isLetIn) expect(enter).not.toThrow();
    else expect(enter).toThrow();
  }
});
