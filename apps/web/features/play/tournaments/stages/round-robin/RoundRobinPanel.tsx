import { STANDINGS_PRESETS } from '@pailei/domain/standings';
import type { GroupFixture } from '@pailei/domain/tournament';

import { GroupsPanel } from '../groups/GroupsPanel.tsx';
import type { GroupLooks } from '../groups/GroupSection.tsx';
import { tiebreakOrder } from '../standings.ts';
import type { StagePanelProps } from '../stage-view.ts';

const LOOKS: GroupLooks = { hasCrossTable: true, headingOf };

/** Groups in which everybody meets everybody. */
export function RoundRobinPanel(props: StagePanelProps) {
  const { tournament, stage } = props;
  const settings = tournament.settings.stages[stage.index];
  const tiebreakers = settings && 'tiebreakers' in settings ? settings.tiebreakers : undefined;
  return (
    <GroupsPanel
      {...props}
      looks={LOOKS}
      order={`同分依次比较：${tiebreakOrder(tiebreakers ?? STANDINGS_PRESETS.groups)}`}
    />
  );
}

function headingOf({ section, round, leg }: GroupFixture): string {
  if (section === 'decider') return '决胜场';
  return leg === 2 ? `第 ${round} 轮 · 第二循环` : `第 ${round} 轮`;
}
