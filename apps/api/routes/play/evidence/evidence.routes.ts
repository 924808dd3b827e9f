import { evidenceApi as api } from '@pailei/contracts/play/evidence/evidence.api';
import type { EvidenceService } from '@pailei/core/play/evidence';
import type { FastifyInstance } from 'fastify';
import { fileRoute } from '../../../http/file-route.ts';
import { route } from '../../../http/routing.ts';
import { UPLOAD_LIMIT } from '../../../plugins/account-limit.ts';

/** Whoever may see it now may not tomorrow. */
const CACHE = 'private, no-cache';

export function evidenceRoutes(app: FastifyInstance, evidence: EvidenceService): void {
  const { field } = api.add.upload;
  route(app, api.list, ({ actor, params }) => evidence.list(actor, params.id));
  route(
    app,
    api.add,
    ({ actor, params, body, file }) => evidence.add(actor, params.id, { ...body, bytes: file, field }),
    { accountLimit: UPLOAD_LIMIT },
  );
  fileRoute(app, api.image, async ({ actor, params }) => {
    const file = await evidence.open(actor, params);
    return file && { ...file, cache: CACHE, etag: `${params.evidence_id}-${params.size}` };
  });
}
