import '../styles/staff.css';

import type { TournamentState } from '@pailei/domain/tournament';

import { Empty } from '../../../shared/ui/Empty.tsx';
import { Entrants } from './Entrants.tsx';
import { Facts } from './Facts.tsx';
import { LeftOut } from './LeftOut.tsx';
import { Placements } from './Placements.tsx';
import { Rewards } from './Rewards.tsx';
import { RulesSummary } from './RulesSummary.tsx';
import { RunningMatches } from './RunningMatches.tsx';

/** What is being played, who plays, by which rules; when it is over, who won. */
export function OverviewTab({ tournament }: { tournament: TournamentState }) {
  const { status, cancel_reason } = tournament;
  return (
    <div className="grid g-side gap-12">
      <div className="stack gap-10">
        {status === 'cancelled' && (
          <Empty art="cut-rope" title="没有对局">
            {`赛事已取消${cancel_reason ? `：${cancel_reason}` : ''}。`}
          </Empty>
        )}
        {status === 'running' && <RunningMatches tournament={tournament} />}
        {status === 'finished' && <Placements tournament={tournament} />}
        {status !== 'finished' && status !== 'cancelled' && <Entrants tournament={tournament} />}
        <LeftOut tournament={tournament} />
      </div>
      <aside className="stack">
        <Facts tournament={tournament} />
        <Rewards tournament={tournament} />
        <RulesSummary tournament={tournament} />
      </aside>
    </div>
  );
}
