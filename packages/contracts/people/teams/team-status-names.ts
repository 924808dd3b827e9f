import type { TeamStatus } from '@pailei/domain/teams/types';

/** Where a team stands with the staff. */
export const TEAM_STATUS_NAMES: Readonly<Record<TeamStatus, string>> = {
  pending: '审核中',
  approved: '已通过',
  rejected: '未通过',
  withdrawn: '已撤回',
  disbanded: '已解散',
};
