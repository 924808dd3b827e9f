import { useAtomValue } from '../../../../shared/state/jotai.ts';
import { userAtom } from '../../../../shared/state/session.atoms.ts';
import { messageOf } from '../../../../shared/api/error-text.ts';
import { LoadFailed } from '../../../../shared/ui/feedback/Empty.tsx';
import { Loading } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { TeamSkeleton } from '../team/TeamSkeleton.tsx';
import { TeamPageOf } from '../team/TeamPageOf.tsx';
import { useMyTeam } from '../teams.api.ts';
import { DraftPage } from './DraftPage.tsx';
import { NoTeam } from './NoTeam.tsx';

/** The visitor's team; or how the one that they founded stands; or the ways to one. */
export function MyTeamPage() {
  const teamId = useAtomValue(userAtom)?.team_id ?? null;
  const mine = useMyTeam();
  if (teamId !== null) return <TeamPageOf id={teamId} />;
  if (mine.error && !mine.data) {
    return <LoadFailed message={messageOf(mine.error)} onRetry={() => void mine.refetch()} />;
  }
  return (
    <Loading isLoading={mine.isPending} skeleton={<TeamSkeleton />}>
      {() => {
        if (mine.data?.team) return <TeamPageOf id={mine.data.team.team.id} />;
        return mine.data?.draft ? <DraftPage key={mine.data.draft.submitted_at} draft={mine.data.draft} /> : <NoTeam />;
      }}
    </Loading>
  );
}
