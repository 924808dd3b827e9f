import { z } from 'zod';
import { describeTopic } from '../../topics/topic-description.ts';
import { evidenceSchema, matchEvidenceSchema } from './evidence-views.ts';
import { evidenceTopic } from './evidence.topic.ts';

export const evidenceDescription = describeTopic(evidenceTopic, {
  needsLogin: true,
  isWide: false,
  isKept: true,
  texts: {
    title: '场次的图片证据',
    who: '双方席位，与不参加本场的裁判、管理员',
    snapshot: '同 GET /api/matches/{id}/evidence，图片另行读取',
    events: { evidence_added: '新图片：image' },
  },
  shapes: {
    snapshot: matchEvidenceSchema,
    events: { evidence_added: z.strictObject({ image: evidenceSchema }) },
  },
});
