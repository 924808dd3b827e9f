import type { TeamInside, TeamView } from '@pailei/contracts/people/teams/team-views';

import { asOfAtom } from '../../../../shared/live/connection.atoms.ts';
import { liveClient } from '../../../../shared/live/connection.ts';
import { useAtomValue } from '../../../../shared/state/jotai.ts';
import { userAtom } from '../../../../shared/state/session.atoms.ts';
import { LoadFailed } from '../../../../shared/ui/feedback/Empty.tsx';
import { Loading } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { usePageTitle } from '../../../../shared/ui/layout/usePageTitle.ts';
import { roleIn } from '../model/team-standing.ts';
import { UnknownTeam } from '../parts/UnknownTeam.tsx';
import { useTeam, useTeamInside } from '../../../../shared/live/useTeamTopics.ts';
import { Board } from './board/Board.tsx';
import { HandoverNote } from './handover/HandoverNote.tsx';
import { History } from './History.tsx';
import { RequestsNote } from './RequestsNote.tsx';
import { Roster } from './roster/Roster.tsx';
import { SharedDecks } from './SharedDecks.tsx';
import { TeamBattles } from './TeamBattles.tsx';
import { TeamFacts } from './TeamFacts.tsx';
import { TeamHeader } from './TeamHeader.tsx';
import { TeamSeasons } from './TeamSeasons.tsx';
import { TeamSkeleton } from './TeamSkeleton.tsx';

/** A team, as everybody who is logged in sees it and as its members do. */
export function TeamPageOf({ id }: { id: string }) {
  const { state, status, version } = useTeam(id);
  const isAway = useAtomValue(asOfAtom) !== null;
  const inside = useTeamInside(id);
  // what only members see comes with the rest, so that nothing moves
  const isMember = useAtomValue(userAtom)?.team_id === id;
  const isInsideAwaited = isMember && inside.state === null && inside.status.phase === 'loading';
  usePageTitle(state?.team.name);
  if (status.phase === 'denied') return <UnknownTeam status={status} />;
  if (state === null && isAway) {
    return <LoadFailed message="网络连接失败，请检查网络设置" onRetry={() => liveClient().reconnect()} />;
  }
  return (
    <Loading isLoading={state === null || isInsideAwaited} skeleton={<TeamSkeleton />}>
      {() => state && <Loaded view={state} version={version} inside={inside.state} />}
    </Loading>
  );
}

type LoadedProps = { view: TeamView; version: number; inside: TeamInside | null };

function Loaded({ view, version, inside }: LoadedProps) {
  const user = useAtomValue(userAtom);
  const { team } = view;
  const role = roleIn(view, user?.id);
  const shown = role === null ? null : inside;
  return (
    <>
      <TeamHeader view={view} role={role} inside={shown} />
      {shown && <HandoverNote view={view} inside={shown} />}
      <div className="grid grid-cols-main-rail gap-12 max-wide:grid-cols-1 max-wide:gap-10">
        <div className="grid min-w-0 grid-cols-1 content-start gap-10 max-wide:contents">
          <Roster view={view} role={role} inside={shown} />
          {shown && <SharedDecks teamId={team.id} changed={shown.decks_changed} />}
          <TeamBattles teamId={team.id} />
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start gap-10">
          {shown && role === 'captain' && <RequestsNote teamId={team.id} open={shown.applications.open} />}
          <TeamFacts team={team} />
          <TeamSeasons teamId={team.id} />
          {shown && role && <Board teamId={team.id} posts={shown.posts} role={role} />}
          <History teamId={team.id} changed={version} />
        </div>
      </div>
    </>
  );
}
