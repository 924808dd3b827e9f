import type { ExpertApplicationStatus } from '@pailei/domain/rights/rights';

import { expertText } from '../../../../shared/ui/marks/expert-text.ts';

/** Those that need a reason. */
export type ReasonedVerdict = 'reject' | 'revoke';
export type Verdict = 'approve' | ReasonedVerdict;

type State = ExpertApplicationStatus | 'all';

/** What new rows of a list are. */
export const ARRIVAL_TEXTS: Readonly<Record<State, string>> = {
  all: '新申请',
  pending: '新申请',
  approved: '新结果',
  rejected: '新结果',
  revoked: '新结果',
};

/** The tabs of the list, with counts once they are known. */
export function stateOptions<S extends State>(
  states: readonly S[],
  counts: Readonly<Record<ExpertApplicationStatus, number>> | undefined,
) {
  return states.map((value) => {
    const state: State = value;
    if (state === 'all') return { value, label: '全部' };
    return { value, label: expertText(state), ...(counts && { count: counts[state] }) };
  });
}

type ReasonTexts = { title: string; description: string; confirmLabel: string; variant?: 'danger-fill' };

/** What the dialog of a verdict says; the last line of the form is the reason. */
export const REASON_TEXTS: Readonly<Record<ReasonedVerdict, (username: string) => ReasonTexts>> = {
  reject: (username) => ({
    title: `不通过「${username}」的申请`,
    description: '用户会看到原因，之后可以重新申请。',
    confirmLabel: '不通过申请',
  }),
  revoke: (username) => ({
    title: `撤销「${username}」的专家认证`,
    description: '用户立即失去专家权限，会看到原因，之后可以重新申请。',
    confirmLabel: '撤销认证',
    variant: 'danger-fill',
  }),
};

export const DONE_TEXTS: Readonly<Record<Verdict, (username: string) => string>> = {
  approve: (username) => `「${username}」已通过专家认证`,
  reject: (username) => `「${username}」的申请未通过`,
  revoke: (username) => `已撤销「${username}」的专家认证`,
};

export const TOO_LATE = '这份申请刚被其他管理员处理，已显示最新状态';
