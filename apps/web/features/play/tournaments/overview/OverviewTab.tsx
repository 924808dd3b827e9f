import { nextStage, shownGroupDraw } from '@pailei/domain/tournament/group-draw/group-draw';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { lazy, Suspense } from 'react';

import { Empty } from '../../../../shared/ui/feedback/Empty.tsx';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { Description } from './Description.tsx';
import { Entrants } from './Entrants.tsx';
import { Facts } from './Facts.tsx';
import { DroppedParticipants } from './DroppedParticipants.tsx';
import { Placements } from './Placements.tsx';
import { Rewards } from './Rewards.tsx';
import { RulesSummary } from './RulesSummary.tsx';
import { RunningMatches } from './RunningMatches.tsx';

const GroupDrawView = lazy(async () => ({
  default: (await import('../group-pages/draw/GroupDrawView.tsx')).GroupDrawView,
}));

/** What is being played, who plays, by which rules; when it is over, who won. */
export function OverviewTab({ tournament }: { tournament: TournamentState }) {
  const { status, current_stage, cancel_reason, description } = tournament;
  return (
    <>
      <NextGroups tournament={tournament} />
      <div className="grid grid-cols-main-rail gap-12 max-wide:grid-cols-1">
        <div className="flex min-w-0 flex-col gap-10">
          {description.trim() !== '' && (
            <section>
              <SectionHeader title="赛事详情" />
              <Description text={description} />
            </section>
          )}
          {status === 'cancelled' && (
            <Empty art="cut-rope" title="暂无场次">
              {`赛事已取消${cancel_reason ? `：${cancel_reason}` : ''}。`}
            </Empty>
          )}
          {status === 'running' && <RunningMatches tournament={tournament} />}
          {status === 'finished' && <Placements tournament={tournament} />}
          {status !== 'finished' && status !== 'cancelled' && (
            <Entrants key={current_stage ?? 'field'} tournament={tournament} />
          )}
          <DroppedParticipants tournament={tournament} />
        </div>
        <aside className="flex min-w-0 flex-col gap-8">
          <Facts tournament={tournament} />
          <Rewards tournament={tournament} />
          <RulesSummary tournament={tournament} />
        </aside>
      </div>
    </>
  );
}

/** The draw of the groups that begin next, once somebody has been drawn. */
function NextGroups({ tournament }: { tournament: TournamentState }) {
  const next = nextStage(tournament);
  if (next === null || !shownGroupDraw(tournament, next)) return null;
  return (
    <Suspense>
      <GroupDrawView tournament={tournament} stage={next} />
    </Suspense>
  );
}
