import { holdsRight } from '@pailei/domain/rights/rights';
import { Inbox, Mail, Plus, Shield } from 'lucide-react';

import { usePersonal } from '../../../../shared/live/useTopics.ts';
import { useAtomValue } from '../../../../shared/state/jotai.ts';
import { userAtom } from '../../../../shared/state/session.atoms.ts';
import { LinkButton } from '../../../../shared/ui/actions/Button.tsx';
import { WaitingCount } from '../parts/WaitingCount.tsx';

/** To the visitor's own requests, and to their team or a new one. */
export function HallActions() {
  const user = useAtomValue(userAtom);
  const requests = usePersonal().state?.team_requests;
  const hasTeam = typeof user?.team_id === 'string';
  const canFound = holdsRight('expert', user);
  return (
    <>
      {!hasTeam && (
        <LinkButton variant="ghost" icon={<Inbox size={16} />} to="/teams/applications">
          我的申请
          <WaitingCount count={requests?.applications ?? 0} />
        </LinkButton>
      )}
      <LinkButton variant="ghost" icon={<Mail size={16} />} to="/teams/invitations">
        邀请
        <WaitingCount count={requests?.invitations ?? 0} />
      </LinkButton>
      {hasTeam ? (
        <LinkButton icon={<Shield size={16} />} to="/teams/my">
          我的战队
        </LinkButton>
      ) : (
        <LinkButton icon={<Plus size={16} />} to={canFound ? '/teams/create' : '/profile/expert'}>
          {canFound ? '创建战队' : '认证后创建战队'}
        </LinkButton>
      )}
    </>
  );
}
