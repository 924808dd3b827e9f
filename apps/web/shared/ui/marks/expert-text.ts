import { EXPERT_STATUS_NAMES } from '@pailei/contracts/people/experts/expert-status-names';
import type { ExpertStatus } from '@pailei/domain/rights/rights';

export function expertText(status: ExpertStatus): string {
  return EXPERT_STATUS_NAMES[status];
}
