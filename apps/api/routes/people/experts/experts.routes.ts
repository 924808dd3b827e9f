import { expertsApi } from '@pailei/contracts/people/experts/experts.api';
import type { ExpertReviewService, ExpertsService } from '@pailei/core/people/experts';
import type { UploadsService } from '@pailei/core/site/uploads';
import type { FastifyInstance } from 'fastify';
import { UPLOAD_LIMIT } from '../../../plugins/account-limit.ts';
import { route } from '../../../http/routing.ts';

type Services = { experts: ExpertsService; expertReview: ExpertReviewService; uploads: UploadsService };

export function expertsRoutes(app: FastifyInstance, { experts, expertReview, uploads }: Services): void {
  const { field } = expertsApi.uploadProof.upload;
  route(
    app,
    expertsApi.uploadProof,
    ({ actor, file }) => uploads.saveImage(actor, { purpose: 'expert_proof', bytes: file, field }),
    { accountLimit: UPLOAD_LIMIT },
  );
  route(app, expertsApi.apply, ({ actor, body }) => experts.apply(actor, body));
  route(app, expertsApi.mine, ({ actor }) => experts.mine(actor));
  route(app, expertsApi.list, ({ query }) => experts.list(query));
  route(app, expertsApi.detail, ({ params }) => experts.get(params.id));
  route(app, expertsApi.approve, ({ actor, params }) => expertReview.approve(actor, params.id));
  route(app, expertsApi.reject, ({ actor, params, body }) => expertReview.reject(actor, params.id, body.reason));
  route(app, expertsApi.revoke, ({ actor, params, body }) => expertReview.revoke(actor, params.id, body.reason));
}
