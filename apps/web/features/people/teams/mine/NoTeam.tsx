import { holdsRight } from '@pailei/domain/rights/rights';

import { usePersonal } from '../../../../shared/live/useTopics.ts';
import { useAtomValue } from '../../../../shared/state/jotai.ts';
import { userAtom } from '../../../../shared/state/session.atoms.ts';
import { LinkButton } from '../../../../shared/ui/actions/Button.tsx';
import { Empty } from '../../../../shared/ui/feedback/Empty.tsx';
import { PageHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { WaitingCount } from '../parts/WaitingCount.tsx';

/** The ways to a team. */
export function NoTeam() {
  const canFound = holdsRight('expert', useAtomValue(userAtom));
  const requests = usePersonal().state?.team_requests;
  const ways = (
    <>
      <LinkButton variant="primary" to="/teams">
        去战队大厅
      </LinkButton>
      <LinkButton variant="ghost" to="/teams/applications">
        我的申请
        <WaitingCount count={requests?.applications ?? 0} />
      </LinkButton>
      <LinkButton variant="ghost" to="/teams/invitations">
        邀请
        <WaitingCount count={requests?.invitations ?? 0} />
      </LinkButton>
      {canFound && (
        <LinkButton variant="ghost" to="/teams/create">
          创建战队
        </LinkButton>
      )}
    </>
  );
  return (
    <>
      <PageHeader title="我的战队" />
      <Empty art="ring" title="没有战队" actions={ways}>
        {canFound
          ? '加入一支战队，或者创建自己的。每人只能属于一支战队。'
          : '在大厅申请加入一支战队，或者接受邀请。创建战队需要先通过专家认证。'}
      </Empty>
    </>
  );
}
