import { uploadsApi } from '@pailei/contracts/site/uploads/uploads.api';
import type { UploadsService } from '@pailei/core/site/uploads';
import type { FastifyInstance } from 'fastify';
import { fileRoute } from '../../../http/file-route.ts';

/** A copy never changes: an image that is replaced gets a new id. */
const PUBLIC = 'public, max-age=31536000, immutable';
const PRIVATE = 'private, max-age=86400, immutable';

export function filesRoutes(app: FastifyInstance, uploads: UploadsService): void {
  fileRoute(app, uploadsApi.file, async ({ actor, params }) => {
    const file = await uploads.open(actor, params.id, params.size);
    return file && { ...file, cache: file.is_public ? PUBLIC : PRIVATE, etag: `${params.id}-${params.size}` };
  });
}
