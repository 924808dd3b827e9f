import { GroupsPanel } from '../groups/GroupsPanel.tsx';
import type { StagePanelProps } from '../stage-view.ts';
import { ROUND_ROBIN_VIEW } from './round-robin.view.ts';

/** Groups in which everybody meets everybody. */
export function RoundRobinPanel(props: StagePanelProps) {
  return <GroupsPanel {...props} looks={ROUND_ROBIN_VIEW.groups} />;
}
