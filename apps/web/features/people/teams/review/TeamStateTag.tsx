import type { TeamStatus } from '@pailei/domain/teams/types';

import { Tag } from '../../../../shared/ui/marks/Tag.tsx';
import { TEAM_STATES } from '../team-labels.ts';

export function TeamStateTag({ status }: { status: TeamStatus }) {
  const { label, tone } = TEAM_STATES[status];
  return <Tag {...(tone && { tone })}>{label}</Tag>;
}
