import { Readable } from 'node:stream';
import { auditApi, auditExport, type AuditFilters } from '@pailei/contracts/site/audit/audit.api';
import { generalError } from '@pailei/contracts/http/errors';
import type { AuditService } from '@pailei/core/site/audit';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/routing.ts';

export function auditRoutes(app: FastifyInstance, audit: AuditService): void {
  route(app, auditApi.list, ({ query }) => audit.list(query));
  exportRoute(app, audit);
}

/** Sent piece by piece: the whole file is never in memory. */
function exportRoute(app: FastifyInstance, audit: AuditService): void {
  const { method, path, access, summary, query, media_type } = auditExport;
  app.route({
    method,
    url: `/api${path}`,
    config: { access, docs: { mediaType: media_type } },
    schema: {
      summary,
      security: [{ bearer: [] }],
      querystring: query.strict(),
    },
    handler: async (request, reply) => {
      if (!request.actor) throw generalError('unauthorized');
      const lines = await audit.export(request.actor, request.query as AuditFilters);
      reply.headers({ 'content-disposition': 'attachment; filename="audit-log.csv"', 'cache-control': 'no-store' });
      return reply.type(media_type).send(Readable.from(lines));
    },
  });
}
