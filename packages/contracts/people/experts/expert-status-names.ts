import type { ExpertStatus } from '@pailei/domain/rights/rights';

export const EXPERT_STATUS_NAMES: Readonly<Record<ExpertStatus, string>> = {
  none: '未申请',
  pending: '审核中',
  approved: '已通过',
  rejected: '未通过',
  revoked: '已撤销',
};
