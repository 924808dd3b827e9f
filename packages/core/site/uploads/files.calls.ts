import { uploadsApi } from '@pailei/contracts/site/uploads/uploads.api';
import { fileCall, type HttpCall } from '../../ground/http/calls.ts';
import type { UploadsService } from './uploads.service.ts';

/** A copy never changes: an image that is replaced gets a new id. */
const PUBLIC = 'public, max-age=31536000, immutable';
const PRIVATE = 'private, max-age=86400, immutable';

export const filesCalls = ({ uploads }: { uploads: UploadsService }): readonly HttpCall[] => [
  fileCall(uploadsApi.file, async ({ actor, params }) => {
    const file = await uploads.open(actor, params.id, params.size);
    return file && { ...file, cache: file.is_public ? PUBLIC : PRIVATE, etag: `${params.id}-${params.size}` };
  }),
];
