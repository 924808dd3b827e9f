import type { ExpertStatus } from '@pailei/domain/rights';

const EXPERT_TEXTS: Readonly<Record<ExpertStatus, string>> = {
  none: '未申请',
  pending: '审核中',
  approved: '已通过',
  rejected: '未通过',
  revoked: '已撤销',
};

export function expertText(status: ExpertStatus): string {
  return EXPERT_TEXTS[status];
}
