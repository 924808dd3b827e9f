import { shownGroupDraw } from '@pailei/domain/tournament/group-draw/group-draw';
import type { StageType } from '@pailei/domain/tournament/stages/stage';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { lazy, Suspense, type ReactNode } from 'react';

import { SkeletonRows } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { Empty } from '../../../../shared/ui/feedback/Empty.tsx';
import { BracketPanel } from './bracket/BracketPanel.tsx';
import { StageStartNotes } from './StageStartNotes.tsx';
import type { StagePanelProps } from './stage-view.ts';
import { cutAfter, STAGE_VIEWS } from './stage-views.ts';
import { SwissPanel } from './swiss/SwissPanel.tsx';

const RoundRobinPanel = lazy(async () => ({
  default: (await import('./round-robin/RoundRobinPanel.tsx')).RoundRobinPanel,
}));
const DualTournamentPanel = lazy(async () => ({
  default: (await import('./dual-tournament/DualTournamentPanel.tsx')).DualTournamentPanel,
}));
const GroupDrawView = lazy(async () => ({
  default: (await import('../group-pages/draw/GroupDrawView.tsx')).GroupDrawView,
}));

const PANELS: Readonly<Record<StageType, (props: StagePanelProps) => ReactNode>> = {
  swiss: SwissPanel,
  single_elimination: BracketPanel,
  double_elimination: BracketPanel,
  round_robin: RoundRobinPanel,
  dual_tournament: DualTournamentPanel,
};

/** One stage of an event, drawn by the panel of its type. */
export function StageTab({ tournament, index }: { tournament: TournamentState; index: number }) {
  const stage = tournament.stages[index];
  const settings = tournament.settings.stages[index];
  if (!settings) return null;
  if (!stage) {
    return shownGroupDraw(tournament, index) ? (
      <Suspense fallback={<SkeletonRows count={6} />}>
        <GroupDrawView tournament={tournament} stage={index} />
      </Suspense>
    ) : (
      <Empty art="card" title="等待开赛">
        {STAGE_VIEWS[settings.type].tab.waiting(index === 0)}
      </Empty>
    );
  }
  const Panel = PANELS[settings.type];
  return (
    <Suspense fallback={<SkeletonRows count={6} />}>
      <StageStartNotes tournament={tournament} stage={stage} />
      <Panel tournament={tournament} stage={stage} cut={cutAfter(tournament, index)} />
    </Suspense>
  );
}
