import { teamLinksApi } from '@pailei/contracts/people/teams/team-requests.api';
import { Navigate } from 'react-router-dom';

import { api } from '../../../../../shared/api/api.ts';
import { messageOf } from '../../../../../shared/api/error-text.ts';
import { useAtomValue } from '../../../../../shared/state/jotai.ts';
import { userAtom } from '../../../../../shared/state/session.atoms.ts';
import { Button } from '../../../../../shared/ui/actions/Button.tsx';
import { Note } from '../../../../../shared/ui/feedback/Note.tsx';
import { Skeleton } from '../../../../../shared/ui/feedback/Skeleton.tsx';
import { Panel } from '../../../../../shared/ui/layout/Panel.tsx';
import { Crest } from '../../../../../shared/ui/marks/crest/Crest.tsx';
import { afterCommand } from '../../../../../shared/ui/feedback/after-command.ts';
import { MemberPlaces } from '../../parts/MemberPlaces.tsx';
import { useMyTeamCommand } from '../../teams.api.ts';
import { useLinkedTeam } from '../requests.api.ts';

/** The team that a link leads to, and the way in. As high while it is looked up. */
export function JoinByLink({ token }: { token: string }) {
  const { data, error } = useLinkedTeam(token);
  const join = useMyTeamCommand(() => api.call(teamLinksApi.join, { body: { token } }));
  const teamId = useAtomValue(userAtom)?.team_id ?? null;
  const failure = join.error ?? error;
  const enter = (name: string) =>
    void afterCommand(join.mutateAsync(undefined), {
      doneText: `你已加入「${name}」`,
    });
  // whichever comes first, the answer or the live view of the own account
  if (data && (join.isSuccess || teamId === data.team.id)) return <Navigate to="/teams/my" replace />;
  return (
    <div className="mb-8 min-h-24" role="region" aria-label="邀请链接">
      {failure && (
        <Note tone="yan" className="mb-3">
          {messageOf(failure)}
        </Note>
      )}
      {data ? (
        <Panel as="div" className="flex flex-wrap items-center gap-4">
          <Crest crest={data.team.crest} size="l" />
          <span className="min-w-40 flex-1">
            <b className="block truncate text-18">{data.team.name}</b>
            <small className="block truncate text-text-3">队长 {data.team.captain.username}</small>
          </span>
          <MemberPlaces count={data.team.member_count} />
          <Button variant="primary" pending={join.isPending} onClick={() => enter(data.team.name)}>
            加入「{data.team.name}」
          </Button>
        </Panel>
      ) : (
        !error && <Skeleton height={104} />
      )}
    </div>
  );
}
