import { EXPERT_AUDITS } from '@pailei/contracts/people/experts/experts.audits';
import { EXPERT_NOTICES } from '@pailei/contracts/people/experts/experts.notices';
import type { Feature } from '../../ground/features/feature.ts';
import { createExpertReviewService } from './review.service.ts';
import { createExpertsService } from './experts.service.ts';
import { expertsTopicDefinition } from './experts.serve.ts';
import { expertsCalls } from './experts.calls.ts';

export const expertsFeature = {
  name: 'experts',
  headings: { experts: { name: '专家认证', about: '申请、证明图片与审核。' } },
  calls: [expertsCalls],
  services: { experts: createExpertsService, expertReview: createExpertReviewService },
  topics: [expertsTopicDefinition],
  audits: EXPERT_AUDITS.actions,
  notices: EXPERT_NOTICES,
} as const satisfies Feature;
