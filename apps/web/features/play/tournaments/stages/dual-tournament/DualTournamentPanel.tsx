import { DUAL_SECTION_NAMES } from '@pailei/contracts/play/stages/rounds/dual-tournament.rounds';
import type { GroupFixture } from '@pailei/domain/tournament';

import { GroupsPanel } from '../groups/GroupsPanel.tsx';
import type { GroupLooks } from '../groups/GroupSection.tsx';
import type { StagePanelProps } from '../stage-view.ts';

const LOOKS: GroupLooks = { hasCrossTable: false, headingOf };

/** Groups of four from which two go on. */
export function DualTournamentPanel(props: StagePanelProps) {
  return <GroupsPanel {...props} looks={LOOKS} order="两胜晋级，两负止步，各组取前 2 名" />;
}

function headingOf({ section }: GroupFixture): string {
  return DUAL_SECTION_NAMES[section] ?? '';
}
