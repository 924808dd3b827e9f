import { EVIDENCE_HOURS_AFTER, EVIDENCE_MAX } from '@pailei/domain/evidence/evidence';
import { z } from 'zod';
import { endpoint, fileEndpoint, idParams, idSchema, inArea } from '../../http/endpoint.ts';
import type { ErrorTable } from '../../http/errors.ts';
import { IMAGE_MAX_BYTES } from '../../site/uploads/uploads.api.ts';
import { IMAGE_SIZES } from '../../site/uploads/image-address.ts';
import { evidenceSchema, matchEvidenceSchema } from './evidence-views.ts';

const ROOT = '/matches/:id/evidence';

export const evidenceApi = inArea('tournaments', {
  list: endpoint({
    method: 'GET',
    path: ROOT,
    access: 'user',
    summary: '场次的图片证据，只给双方与裁判',
    errors: [403],
    params: idParams,
    data: matchEvidenceSchema,
  }),
  add: endpoint({
    method: 'POST',
    path: ROOT,
    access: 'user',
    summary: `为一局上传图片证据，每方每局最多 ${EVIDENCE_MAX} 张`,
    errors: [403, 409],
    params: idParams,
    upload: { field: 'image', max_bytes: IMAGE_MAX_BYTES },
    body: z.strictObject({
      game_number: z.coerce.number('请指明局数').int('请指明局数').min(1, '请指明局数').max(99, '请指明局数'),
    }),
    data: evidenceSchema,
  }),
  image: fileEndpoint({
    method: 'GET',
    path: `${ROOT}/:evidence_id/:size`,
    access: 'user',
    summary: '一张图片证据',
    params: idParams.extend({ evidence_id: idSchema, size: z.enum(IMAGE_SIZES, '请求的资源不存在') }),
    media_type: 'image/webp',
  }),
});

export const EVIDENCE_ERRORS = {
  unknown_game: [404, '没有这一局'],
  evidence_full: [409, `每局最多上传 ${EVIDENCE_MAX} 张图片`],
  evidence_too_late: [409, `本场结束已超过 ${EVIDENCE_HOURS_AFTER} 小时，不能再上传图片`],
} as const satisfies ErrorTable;
