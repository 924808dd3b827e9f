import { evidenceApi as api } from '@pailei/contracts/play/evidence/evidence.api';
import { UPLOAD_LIMIT } from '../../ground/http/call-limits.ts';
import { call, fileCall, type HttpCall } from '../../ground/http/calls.ts';
import type { EvidenceService } from './evidence.service.ts';

/** Whoever may see it now may not tomorrow. */
const CACHE = 'private, no-cache';

export function evidenceCalls({ evidence }: { evidence: EvidenceService }): readonly HttpCall[] {
  const { field } = api.add.upload;
  return [
    call(api.list, ({ actor, params }) => evidence.list(actor, params.id)),
    call(api.add, ({ actor, params, body, file }) => evidence.add(actor, params.id, { ...body, bytes: file, field }), {
      accountLimit: UPLOAD_LIMIT,
    }),
    fileCall(api.image, async ({ actor, params }) => {
      const file = await evidence.open(actor, params);
      return file && { ...file, cache: CACHE, etag: `${params.evidence_id}-${params.size}` };
    }),
  ];
}
