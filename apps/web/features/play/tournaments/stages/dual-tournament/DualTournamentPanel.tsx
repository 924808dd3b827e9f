import { GroupsPanel } from '../groups/GroupsPanel.tsx';
import type { StagePanelProps } from '../stage-view.ts';
import { DUAL_TOURNAMENT_VIEW } from './dual-tournament.view.ts';

/** Groups of four from which two go on. */
export function DualTournamentPanel(props: StagePanelProps) {
  return <GroupsPanel {...props} looks={DUAL_TOURNAMENT_VIEW.groups} />;
}
