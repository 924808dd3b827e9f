import { expertsApi } from '@pailei/contracts/people/experts/experts.api';
import { UPLOAD_LIMIT } from '../../ground/http/call-limits.ts';
import { call, type HttpCall } from '../../ground/http/calls.ts';
import type { UploadsService } from '../../site/uploads/uploads.service.ts';
import type { ExpertsService } from './experts.service.ts';
import type { ExpertReviewService } from './review.service.ts';

type Needs = { experts: ExpertsService; expertReview: ExpertReviewService; uploads: UploadsService };

export function expertsCalls({ experts, expertReview, uploads }: Needs): readonly HttpCall[] {
  const { field } = expertsApi.uploadProof.upload;
  return [
    call(
      expertsApi.uploadProof,
      ({ actor, file }) => uploads.saveImage(actor, { purpose: 'expert_proof', bytes: file, field }),
      { accountLimit: UPLOAD_LIMIT },
    ),
    call(expertsApi.apply, ({ actor, body }) => experts.apply(actor, body)),
    call(expertsApi.mine, ({ actor }) => experts.mine(actor)),
    call(expertsApi.list, ({ query }) => experts.list(query)),
    call(expertsApi.detail, ({ params }) => experts.get(params.id)),
    call(expertsApi.approve, ({ actor, params }) => expertReview.approve(actor, params.id)),
    call(expertsApi.reject, ({ actor, params, body }) => expertReview.reject(actor, params.id, body.reason)),
    call(expertsApi.revoke, ({ actor, params, body }) => expertReview.revoke(actor, params.id, body.reason)),
  ];
}
