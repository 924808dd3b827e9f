import { EXPERT_APPLICATION_STATUSES, EXPERT_STATUSES } from '@pailei/domain/rights/rights';
import { REASON_MAX } from '@pailei/domain/text-limits/text-limits';
import { z } from 'zod';
import { gameIdSchema } from '../accounts/accounts.api.ts';
import { endpoint, idParams, idSchema, isoTime, listOf, pageQuery } from '../../http/endpoint.ts';
import type { ErrorTable } from '../../http/errors.ts';
import { IMAGE_MAX_BYTES, storedImageSchema } from '../../site/uploads/uploads.api.ts';
import { reasonOf } from '../../http/reason.ts';
import { lineText, longText } from '../../http/typed-text.ts';

export const PROOFS_MAX = 3;
export const ACHIEVEMENTS_MIN = 10;
export const ACHIEVEMENTS_MAX = 1_000;
export const BEST_RANK_MAX = 40;

export const expertApplicationBody = z.strictObject({
  game_id: gameIdSchema,
  best_rank: lineText('请填写最高段位')
    .min(1, '请填写最高段位')
    .max(BEST_RANK_MAX, `最高段位最多 ${BEST_RANK_MAX} 个字符`),
  achievements: longText('请填写成绩与经历')
    .min(ACHIEVEMENTS_MIN, `成绩与经历至少 ${ACHIEVEMENTS_MIN} 个字符`)
    .max(ACHIEVEMENTS_MAX, `成绩与经历最多 ${ACHIEVEMENTS_MAX} 个字符`),
  proof_ids: z.array(idSchema).max(PROOFS_MAX, `证明图片最多 ${PROOFS_MAX} 张`).default([]),
});

export const decisionReason = z.strictObject({
  reason: reasonOf({ least: 2, most: REASON_MAX }),
});

export const expertApplicationSchema = z.object({
  id: z.string(),
  status: z.enum(EXPERT_APPLICATION_STATUSES),
  game_id: z.string(),
  best_rank: z.string(),
  achievements: z.string(),
  proofs: z.array(storedImageSchema),
  /** Why it was rejected or revoked. */
  reason: z.nullable(z.string()),
  created_at: isoTime,
  decided_at: z.nullable(isoTime),
});
export type ExpertApplication = z.output<typeof expertApplicationSchema>;

/** What an admin sees of it. */
export const reviewedApplicationSchema = expertApplicationSchema.extend({
  account_id: z.string(),
  username: z.string(),
  decided_by: z.nullable(z.string()),
});
export type ReviewedApplication = z.output<typeof reviewedApplicationSchema>;

/** One's own standing, with every application one made, newest first. */
export const myExpertSchema = z.object({
  status: z.enum(EXPERT_STATUSES),
  applications: z.array(expertApplicationSchema),
});
export type MyExpert = z.output<typeof myExpertSchema>;

const countsSchema = z.object({ pending: z.number(), approved: z.number(), rejected: z.number(), revoked: z.number() });

export const expertsApi = {
  uploadProof: endpoint({
    method: 'POST',
    path: '/experts/proofs',
    access: 'user',
    summary: '上传专家认证的证明图片',
    upload: { field: 'image', max_bytes: IMAGE_MAX_BYTES },
    data: storedImageSchema,
  }),
  apply: endpoint({
    method: 'POST',
    path: '/experts/applications',
    access: 'user',
    summary: '申请专家认证',
    body: expertApplicationBody,
    data: myExpertSchema,
  }),
  mine: endpoint({
    method: 'GET',
    path: '/experts/application',
    access: 'user',
    summary: '我的专家认证',
    data: myExpertSchema,
  }),
  list: endpoint({
    method: 'GET',
    path: '/experts/applications',
    access: 'admin',
    summary: '专家认证申请列表',
    query: z.object({
      ...pageQuery(),
      status: z.enum(EXPERT_APPLICATION_STATUSES, '申请状态无效').optional(),
      search: lineText().max(40, '搜索内容最多 40 个字符').optional(),
    }),
    data: listOf(reviewedApplicationSchema).extend({ counts: countsSchema }),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/experts/applications/:id',
    access: 'admin',
    summary: '专家认证申请',
    params: idParams,
    data: reviewedApplicationSchema,
  }),
  approve: endpoint({
    method: 'PUT',
    path: '/experts/applications/:id/approve',
    access: 'admin',
    summary: '通过专家认证申请',
    params: idParams,
    data: reviewedApplicationSchema,
  }),
  reject: endpoint({
    method: 'PUT',
    path: '/experts/applications/:id/reject',
    access: 'admin',
    summary: '拒绝专家认证申请',
    params: idParams,
    body: decisionReason,
    data: reviewedApplicationSchema,
  }),
  revoke: endpoint({
    method: 'PUT',
    path: '/experts/applications/:id/revoke',
    access: 'admin',
    summary: '撤销专家认证',
    params: idParams,
    body: decisionReason,
    data: reviewedApplicationSchema,
  }),
};

export const EXPERT_ERRORS = {
  application_pending: [409, '你的申请正在审核中，请等待结果'],
  already_expert: [409, '你已经是认证专家'],
  application_answered: [409, '这份申请已被处理，请刷新后查看'],
  not_approved: [409, '只能撤销已通过的认证'],
  proofs_unusable: [422, '证明图片已失效，请重新上传'],
} as const satisfies ErrorTable;
