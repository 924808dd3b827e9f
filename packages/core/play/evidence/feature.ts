import type { Feature } from '../../ground/features/feature.ts';
import { createEvidenceService } from './evidence.service.ts';
import { evidenceTopicDefinition } from './evidence.serve.ts';
import { trimEvidence } from './evidence.sweep.ts';
import { evidenceCalls } from './evidence.calls.ts';

export const evidenceFeature = {
  name: 'evidence',
  calls: [evidenceCalls],
  services: { evidence: createEvidenceService },
  topics: [evidenceTopicDefinition],
  trims: [trimEvidence],
} as const satisfies Feature;
