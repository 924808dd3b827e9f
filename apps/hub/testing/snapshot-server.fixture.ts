import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import jwt from '@fastify/jwt';
import { generalError, type AppError } from '@pailei/contracts/http/errors';
import { steppedDelay } from '@pailei/contracts/topics/topic';
import type { TopicContracts } from '@pailei/contracts/features/topic-contracts';
import { createTopicSnapshots } from '@pailei/core/ground/topics/topic-snapshots';
import { jwtOptions } from '@pailei/core/people/sessions/token-rules';
import type { Db } from '@pailei/db/client';
import type { Actor, TopicRegistry } from '@pailei/live/registry';
import { createSessionsReader } from '@pailei/live/sessions';
import fastify from 'fastify';
import { createHandshake } from '../connections/handshake.ts';

type Options = { db: Db; registry: TopicRegistry; contracts: TopicContracts; jwtSecret: string };

const refusal = ({ status, message }: AppError) => ({ status, data: null, message });

/** `GET /api/topics/:topic` as the API has it, for clients of the topics of a test. */
export async function startSnapshotServer({ jwtSecret, ...deps }: Options) {
  const tokens = fastify();
  await tokens.register(jwt, jwtOptions(jwtSecret));
  await tokens.ready();
  const handshake = createHandshake((token) => tokens.jwt.verify(token), createSessionsReader(deps.db));
  const snapshots = createTopicSnapshots({ ...deps, has: () => false });

  async function actorOf({ headers }: IncomingMessage): Promise<Actor | null> {
    const token = headers.authorization?.replace('Bearer ', '');
    const identity = token === undefined ? 'refused' : await handshake(token);
    return identity === 'refused' ? null : identity.actor;
  }

  async function answer(request: IncomingMessage): Promise<{ status: number; data: unknown; message: string }> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://test');
    const topic = decodeURIComponent(pathname.replace('/api/topics/', ''));
    const delay = steppedDelay(Number(searchParams.get('delay') ?? 0));
    const read = await snapshots.read({ topic, actor: await actorOf(request), delay });
    if (!read.allowed) return refusal(generalError(read.code));
    const isBehind = read.version < Number(searchParams.get('at_least') ?? 0);
    return isBehind ? refusal(generalError('unavailable')) : { status: 200, data: read.snapshot, message: '' };
  }

  const server = createServer((request, response) => {
    void answer(request)
      .catch(() => refusal(generalError('unavailable')))
      .then(({ status, ...envelope }) => response.writeHead(status).end(JSON.stringify(envelope)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await tokens.close();
    },
  };
}
