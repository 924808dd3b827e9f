import type { Feature } from '../../ground/features/feature.ts';
import { createEvidenceService, evidenceTopicDefinition, trimEvidence } from './index.ts';

export const evidenceFeature = {
  name: 'evidence',
  services: { evidence: createEvidenceService },
  topics: [evidenceTopicDefinition],
  trims: [trimEvidence],
} as const satisfies Feature;
