import { z } from 'zod';
import type { NoticeDefinitions } from '../notifications/notice-definitions.ts';

export const expertNoticeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('expert_answered'),
    answer: z.enum(['approved', 'rejected', 'revoked']),
    reason: z.nullable(z.string()),
  }),
]);

const TITLES = { approved: '专家认证已通过', rejected: '专家认证未通过', revoked: '专家认证已撤销' } as const;
const TEXTS = {
  approved: '你的选手页现在带有专家标识',
  rejected: '可以查看原因后重新申请',
  revoked: '可以查看原因后重新申请',
} as const;

export const EXPERT_NOTICES: NoticeDefinitions<z.output<typeof expertNoticeSchema>> = {
  expert_answered: {
    label: '专家认证',
    text: ({ answer, reason }) => ({ title: TITLES[answer], text: reason ?? TEXTS[answer], link: '/profile/expert' }),
  },
};
