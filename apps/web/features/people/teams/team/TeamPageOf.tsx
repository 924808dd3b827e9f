import type { TeamView } from '@pailei/contracts/people/teams/team.topic';
import { lazy, Suspense } from 'react';

import { asOfAtom } from '../../../../shared/live/connection.atoms.ts';
import { liveClient } from '../../../../shared/live/connection.ts';
import { useAtomValue } from '../../../../shared/state/jotai.ts';
import { userAtom } from '../../../../shared/state/session.atoms.ts';
import { LoadFailed } from '../../../../shared/ui/feedback/Empty.tsx';
import { Loading } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { usePageTitle } from '../../../../shared/ui/layout/usePageTitle.ts';
import { roleIn } from '../model/team-standing.ts';
import { UnknownTeam } from '../parts/UnknownTeam.tsx';
import { useTeam, useTeamInside } from '../teams.live.ts';
import { HandoverNote } from './handover/HandoverNote.tsx';
import { RequestsNote } from './RequestsNote.tsx';
import { Roster } from './roster/Roster.tsx';
import { TeamFacts } from './TeamFacts.tsx';
import { TeamHeader } from './TeamHeader.tsx';
import { TeamSkeleton } from './TeamSkeleton.tsx';

const Board = lazy(async () => ({ default: (await import('./board/Board.tsx')).Board }));
const SharedDecks = lazy(async () => ({ default: (await import('./SharedDecks.tsx')).SharedDecks }));
const History = lazy(async () => ({ default: (await import('./History.tsx')).History }));

/** A team, as everybody who is logged in sees it and as its members do. */
export function TeamPageOf({ id }: { id: string }) {
  const { state, status, version } = useTeam(id);
  const isAway = useAtomValue(asOfAtom) !== null;
  usePageTitle(state?.team.name);
  if (status.phase === 'denied') return <UnknownTeam status={status} />;
  if (state === null && isAway) {
    return <LoadFailed message="网络连接失败，请检查网络设置" onRetry={() => liveClient().reconnect()} />;
  }
  return (
    <Loading isLoading={state === null} skeleton={<TeamSkeleton />}>
      {() => state && <Loaded view={state} version={version} />}
    </Loading>
  );
}

function Loaded({ view, version }: { view: TeamView; version: number }) {
  const user = useAtomValue(userAtom);
  const { team } = view;
  const role = roleIn(view, user?.id);
  const inside = useTeamInside(role === null ? null : team.id).state;
  return (
    <>
      <TeamHeader view={view} role={role} inside={inside} />
      {inside && role && <HandoverNote view={view} inside={inside} />}
      <div className="grid grid-cols-main-rail gap-12 max-wide:grid-cols-1 max-wide:gap-10">
        <div className="grid min-w-0 content-start gap-10">
          <Roster view={view} role={role} inside={inside} />
          <Suspense>{inside && role && <SharedDecks teamId={team.id} changed={inside.decks_changed} />}</Suspense>
        </div>
        <div className="grid min-w-0 content-start gap-10">
          {inside && role === 'captain' && <RequestsNote teamId={team.id} open={inside.applications.open} />}
          <TeamFacts team={team} />
          <Suspense>{inside && role && <Board teamId={team.id} posts={inside.posts} role={role} />}</Suspense>
          <Suspense>
            <History teamId={team.id} changed={version} />
          </Suspense>
        </div>
      </div>
    </>
  );
}
