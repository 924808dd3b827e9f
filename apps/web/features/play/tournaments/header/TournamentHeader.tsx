import { matchRoundLabel } from '@pailei/contracts/play/tournaments/round-labels';
import { currentStage, type TournamentState } from '@pailei/domain/tournament';
import { holdsRight } from '@pailei/domain/rights';
import { Play } from 'lucide-react';
import { lazy, Suspense } from 'react';

import { matchViewHref, myPanelPath } from '../../../../shared/links/links.ts';
import { useAtomValue } from '../../../../shared/state/jotai.ts';
import { userAtom } from '../../../../shared/state/session.atoms.ts';
import { LiveConnection } from '../../../../shared/live/LiveConnection.tsx';
import { LinkButton } from '../../../../shared/ui/actions/Button.tsx';
import { Crumbs } from '../../../../shared/ui/layout/Crumbs.tsx';
import { LiveBadge } from '../../../../shared/live/LiveBadge.tsx';
import { StatusMark } from '../../../../shared/ui/marks/StatusMark.tsx';
import { Tag } from '../../../../shared/ui/marks/Tag.tsx';
import { DRAFT_LABEL, tournamentState } from '../../../../shared/ui/marks/tournament-state.ts';
import { timeText } from '../../../../shared/ui/time/day-text.ts';
import { StaffActionsPlace } from '../staff/StaffActionsPlace.tsx';
import { StalledNote, useStalledSince } from '../staff/StalledNote.tsx';
import { MetaLine } from './MetaLine.tsx';
import { StepsBar } from './StepsBar.tsx';

const StaffActions = lazy(async () => ({ default: (await import('../staff/StaffActions.tsx')).StaffActions }));

/** The tournament's name, its state, and what staff may do now. */
export function TournamentHeader({ tournament }: { tournament: TournamentState }) {
  const user = useAtomValue(userAtom);
  const isStaff = holdsRight('referee', user);
  const stalledSince = useStalledSince(tournament.id);
  const hasBegun = tournament.stages.length > 0;
  return (
    <header className="mb-2">
      <Crumbs crumbs={[{ label: '个人赛', to: '/solo-tournaments' }, { label: tournament.name }]} />
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <div className="mb-1.5 flex items-center gap-3 max-tablet:gap-2">
            <StateLine tournament={tournament} />
            {tournament.is_demo && <Tag>演示</Tag>}
            <LiveConnection />
          </div>
          <h1 className="text-28 font-bold wrap-anywhere max-tablet:text-24">{tournament.name}</h1>
          <MetaLine tournament={tournament} />
        </div>
        <div className="flex flex-wrap gap-2 max-tablet:w-full">
          {isStaff && (
            <Suspense fallback={<StaffActionsPlace tournament={tournament} user={user} />}>
              <StaffActions tournament={tournament} />
            </Suspense>
          )}
          {user === null && <StaffActionsPlace tournament={tournament} user={null} />}
          {hasBegun ? <WatchLink tournament={tournament} /> : !isStaff && <EntryLink tournament={tournament} />}
        </div>
      </div>
      {stalledSince === null ? <StepsBar tournament={tournament} /> : <StalledNote since={stalledSince} />}
    </header>
  );
}

/** To the match view, in the ink of the page: the filled vermilion belongs to what waits for the visitor. */
function WatchLink({ tournament: { id, status } }: { tournament: TournamentState }) {
  return (
    <a
      className="inline-flex h-9 items-center justify-center gap-2 rounded-control bg-text-1 px-4 font-medium whitespace-nowrap text-canvas hover:bg-text-2 max-tablet:h-10 max-tablet:flex-1"
      href={matchViewHref(id)}
    >
      <Play size={16} />
      {status === 'running' ? '观战' : '看回放'}
    </a>
  );
}

/** On phones, until there is something to watch, in the place of that link. */
function EntryLink({ tournament }: { tournament: TournamentState }) {
  return (
    <LinkButton className="flex-1 tablet:hidden" variant="ghost" to={myPanelPath(tournament.id)}>
      我的场次
    </LinkButton>
  );
}

/** The state and, once one is drawn, the newest round. */
function StateLine({ tournament }: { tournament: TournamentState }) {
  const { status, check_in_due_at, cancel_reason } = tournament;
  if (status === 'running') {
    const stage = currentStage(tournament);
    const round = stage?.rounds.at(-1)?.number;
    return (
      <>
        <LiveBadge label="进行中" />
        {stage && round !== undefined && (
          <span className="min-w-0 truncate text-13 text-text-2">
            {matchRoundLabel(tournament, { stage: stage.index, round, node: null })}
          </span>
        )}
      </>
    );
  }
  return (
    <>
      <StatusMark state={tournamentState(status)} {...(status === 'draft' && { label: DRAFT_LABEL })} isPill />
      {check_in_due_at && (
        <span className="min-w-0 truncate text-13 text-text-2">{timeText(check_in_due_at)} 截止</span>
      )}
      {cancel_reason && <span className="min-w-0 truncate text-13 text-text-2">{cancel_reason}</span>}
    </>
  );
}
