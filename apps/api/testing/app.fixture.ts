import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Envelope } from '@pailei/contracts/http/endpoint';
import type { LoginData } from '@pailei/core/people/login/login.service';
import { createLogger } from '@pailei/core/ground/processes/logger';
import { useTestDatabase, useTestRedis } from '@pailei/tests/support/fixtures';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { checkAudit, watchAudit } from './audit.fixture.ts';
import { checkDocumented } from './documented.fixture.ts';
import type { ApiConfig } from '../config.ts';
import { createDeps, type Deps } from '../deps.ts';

export type { Deps };
export type App = FastifyInstance;

export const TEST_SECRET = 'a secret that only tests know, 32+';

/** The whole API on a database and a Redis of its own, closed when the file is done. */
export async function useApp(overrides: Partial<ApiConfig> = {}, replacements: Partial<Deps> = {}) {
  const [database, redis] = await Promise.all([useTestDatabase(), useTestRedis()]);
  const dataFolder = await mkdtemp(join(tmpdir(), 'pailei-api-'));
  const config: ApiConfig = {
    databaseUrl: database.url,
    redisUrl: redis.url,
    redisPrefix: undefined,
    publicUrl: 'http://localhost:3000',
    jwtSecret: TEST_SECRET,
    vapidPrivateKey: undefined,
    port: 0,
    host: '127.0.0.1',
    hasRateLimits: false,
    rateLimitKey: undefined,
    metricsToken: undefined,
    logLevel: 'silent',
    trustedProxies: [],
    storage: { kind: 'local', folder: join(dataFolder, 'uploads') },
    localFolders: [dataFolder],
    avatarsFolder: join(dataFolder, 'avatars'),
    incoming: { jsonBytes: 8_000_000, uploadBytes: 512_000_000, folder: join(dataFolder, 'incoming') },
    clientFolder: '/nowhere',
    rendererScript: undefined,
    picturesScript: undefined,
    ...overrides,
  };
  const deps: Deps = { ...(await createDeps(config, silentLog())), ...replacements };
  const app = await buildApp(config, deps);
  await vi.waitFor(() => deps.redis.ping(), { timeout: 10_000 });
  watchAudit(app, deps.db);
  afterAll(async () => {
    await app.close();
    await deps.close();
    await rm(dataFolder, { recursive: true, force: true });
  });
  return { app, deps, config, database, redis };
}

const silentLog = () => createLogger({ process: 'api', level: 'silent', environment: {} });

/** Where the API listens, which it begins with the first who asks. */
export async function portOf(app: FastifyInstance): Promise<number> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

type Answer<T> = { status: number; headers: Record<string, unknown>; body: Envelope<T>; text: string };

/** Calls the API as a client would; `token` goes into the header. */
export async function call<T>(app: FastifyInstance, options: InjectOptions & { token?: string }): Promise<Answer<T>> {
  const { token, ...request } = options;
  const headers = { ...request.headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) };
  const response = await app.inject({ ...request, headers });
  const path = new URL(typeof request.url === 'string' ? request.url : '/', 'http://localhost').pathname;
  checkDocumented(app, { method: request.method, path }, response);
  await checkAudit(app, { method: request.method, path }, response);
  return {
    status: response.statusCode,
    headers: response.headers,
    body: response.json<Envelope<T>>(),
    text: response.body,
  };
}

export const PASSWORD = 'correct horse';
let made = 0;

/** Whoever has just registered has the address that they gave. */
export type Registered = LoginData & { user: { email: string } };

/** Registers a player of their own name and logs them in. */
export async function registerPlayer(app: FastifyInstance, fields: object = {}): Promise<Registered> {
  made += 1;
  const payload = { username: `选手${made}`, email: `player${made}@example.com`, password: PASSWORD, ...fields };
  const { body } = await call<LoginData>(app, { method: 'POST', url: '/api/auth/register', payload });
  if (body.status !== 'success') throw new Error(body.message);
  return { ...body.data, user: { ...body.data.user, email: payload.email } };
}
