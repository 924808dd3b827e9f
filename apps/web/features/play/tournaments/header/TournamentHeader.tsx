import { imageOf } from '@pailei/contracts/site/uploads/image-address';
import { matchRoundLabel } from '@pailei/contracts/play/tournaments/round-labels';
import { currentStage } from '@pailei/domain/tournament/state-parts';
import type { TournamentState } from '@pailei/domain/tournament/types';
import type { User } from '@pailei/contracts/people/accounts/accounts.api';
import { holdsRight } from '@pailei/domain/rights/rights';
import { History, Play } from 'lucide-react';
import { lazy, Suspense } from 'react';

import { matchViewHref, myPanelPath, replayPath } from '../../../../shared/links/links.ts';
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
import { useIsPast } from '../model/past.ts';
import { MetaLine } from './MetaLine.tsx';
import { StepsBar } from './StepsBar.tsx';
import { lobbyCrumb } from '../model/lobby-crumb.ts';

const StaffActions = lazy(async () => ({ default: (await import('../staff/StaffActions.tsx')).StaffActions }));

/** The tournament's name, its state, and what staff may do now. */
export function TournamentHeader({ tournament }: { tournament: TournamentState }) {
  const user = useAtomValue(userAtom);
  const isPast = useIsPast();
  const isStaff = holdsRight('referee', user);
  const stalledSince = useStalledSince(tournament.id);
  return (
    <header className="mb-2">
      <Crumbs crumbs={[lobbyCrumb(tournament), { label: tournament.name }]} />
      {tournament.banner && (
        <img
          className="mb-4 aspect-[5/1] w-full rounded-panel object-cover max-tablet:aspect-[3/1]"
          src={imageOf(tournament.banner, 'full')}
          alt=""
        />
      )}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <div className="mb-1.5 flex items-center gap-3 max-tablet:gap-2">
            <StateLine tournament={tournament} />
            {tournament.is_demo && <Tag>演示</Tag>}
            {!isPast && <LiveConnection />}
          </div>
          <h1 className="text-28 font-bold wrap-anywhere max-tablet:text-24">{tournament.name}</h1>
          <MetaLine tournament={tournament} />
        </div>
        {!isPast && <Actions tournament={tournament} user={user} isStaff={isStaff} />}
      </div>
      {stalledSince === null || isPast ? <StepsBar tournament={tournament} /> : <StalledNote since={stalledSince} />}
    </header>
  );
}

type ActionsProps = { tournament: TournamentState; user: User | null; isStaff: boolean };

function Actions({ tournament, user, isStaff }: ActionsProps) {
  const hasBegun = tournament.stages.length > 0;
  return (
    <div className="flex flex-wrap gap-2 max-tablet:w-full print:hidden">
      {isStaff && (
        <Suspense fallback={<StaffActionsPlace tournament={tournament} user={user} />}>
          <StaffActions tournament={tournament} />
        </Suspense>
      )}
      {user === null && <StaffActionsPlace tournament={tournament} user={null} />}
      {hasBegun && <ReplayLink tournament={tournament} />}
      {hasBegun && !tournament.settings.team && <WatchLink tournament={tournament} />}
      {!hasBegun && !isStaff && <EntryLink tournament={tournament} />}
    </div>
  );
}

/** To the match view, in the ink of the page: the filled vermilion belongs to what waits for the visitor. */
function WatchLink({ tournament: { id, status } }: { tournament: TournamentState }) {
  return (
    <a
      className="inline-flex h-9 items-center justify-center gap-2 rounded-control bg-text-1 px-4 font-medium whitespace-nowrap text-canvas hover:bg-text-2 max-tablet:h-10 max-tablet:flex-1 max-tablet:px-2"
      href={matchViewHref(id)}
    >
      <Play size={16} />
      {status === 'running' ? '观战' : '看回放'}
    </a>
  );
}

/** The whole event from its beginning; the log has its first version where it became public. */
function ReplayLink({ tournament: { id } }: { tournament: TournamentState }) {
  return (
    <LinkButton
      className="max-tablet:flex-1 max-tablet:px-2"
      variant="ghost"
      icon={<History size={16} className="max-tablet:hidden" />}
      to={replayPath(id, 0)}
    >
      赛事回放
    </LinkButton>
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
  const isPast = useIsPast();
  if (status === 'running') {
    const stage = currentStage(tournament);
    const round = stage?.rounds.at(-1)?.number;
    return (
      <>
        {isPast ? <StatusMark state={tournamentState(status)} isPill /> : <LiveBadge label="进行中" />}
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
