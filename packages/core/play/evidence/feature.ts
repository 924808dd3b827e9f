import type { Feature } from '../../ground/features/feature.ts';
import { createEvidenceService, evidenceTopicDefinition, trimEvidence } from './index.ts';
import { evidenceCalls } from './evidence.calls.ts';

export const evidenceFeature = {
  name: 'evidence',
  calls: [evidenceCalls],
  services: { evidence: createEvidenceService },
  topics: [evidenceTopicDefinition],
  trims: [trimEvidence],
} as const satisfies Feature;
