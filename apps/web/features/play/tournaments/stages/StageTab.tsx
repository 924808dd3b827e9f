import type { StageType, TournamentState } from '@pailei/domain/tournament';
import type { ReactNode } from 'react';

import { Empty } from '../../../../shared/ui/feedback/Empty.tsx';
import { BracketPanel } from './single-elimination/BracketPanel.tsx';
import type { StagePanelProps } from './stage-view.ts';
import { cutAfter, STAGE_VIEWS } from './stage-views.ts';
import { SwissPanel } from './swiss/SwissPanel.tsx';

const PANELS: Readonly<Record<StageType, (props: StagePanelProps) => ReactNode>> = {
  swiss: SwissPanel,
  single_elimination: BracketPanel,
};

/** One stage of an event, drawn by the panel of its type. */
export function StageTab({ tournament, index }: { tournament: TournamentState; index: number }) {
  const stage = tournament.stages[index];
  const settings = tournament.settings.stages[index];
  if (!settings) return null;
  if (!stage) {
    return (
      <Empty art="card" title="等待开赛">
        {STAGE_VIEWS[settings.type].tab.waiting(index === 0)}
      </Empty>
    );
  }
  const Panel = PANELS[settings.type];
  return <Panel tournament={tournament} stage={stage} cut={cutAfter(tournament, index)} />;
}
