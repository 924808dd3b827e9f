import type { AddressInfo } from 'node:net';
import { addCompilers } from '@pailei/api/plugins/compilers';
import { topicSnapshotRoutes } from '@pailei/api/http/topic-snapshots';
import type { TopicContracts } from '@pailei/contracts/features/topic-contracts';
import type { Db } from '@pailei/db/client';
import type { TopicRegistry } from '@pailei/live/registry';
import fastify from 'fastify';

/** `GET /api/topics/:topic` as the API serves it, in the process of the hub, so that what it costs is counted with it. Returns its port. */
export async function startSnapshotApi(deps: { db: Db; registry: TopicRegistry; contracts: TopicContracts }) {
  const app = fastify();
  addCompilers(app);
  app.decorateRequest('actor', null);
  // The viewers read no bodies.
  app.addHook('onSend', async (_request, reply) => {
    const [, epoch, version] = /^W\/"snapshot-1-([\da-f-]{36})-(\d+)-/.exec(String(reply.getHeader('etag'))) ?? [];
    reply.header('x-position', `"epoch":"${epoch}","version":${version}`);
  });
  topicSnapshotRoutes(app, { ...deps, hasLimits: false });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return (app.server.address() as AddressInfo).port;
}
