import type { TeamInside, TeamView } from '@pailei/contracts/people/teams/team-views';
import type { TeamRole } from '@pailei/domain/rights/rights';
import { ChevronDown, LogOut, Pencil, Trash2, UserPlus, UserRoundCog } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { Menu } from '../../../../shared/ui/actions/Menu.tsx';
import { canInvite } from '../model/team-standing.ts';

const EditDialog = lazy(async () => ({ default: (await import('./EditDialog.tsx')).EditDialog }));
const InviteDialog = lazy(async () => ({ default: (await import('../requests/InviteDialog.tsx')).InviteDialog }));
const LeaveDialog = lazy(async () => ({ default: (await import('./LeaveDialog.tsx')).LeaveDialog }));
const DisbandDialog = lazy(async () => ({ default: (await import('./DisbandDialog.tsx')).DisbandDialog }));
const OfferDialog = lazy(async () => ({ default: (await import('./handover/OfferDialog.tsx')).OfferDialog }));

type Asked = 'invite' | 'edit' | 'hand_over' | 'leave' | 'disband';
type MemberActionsProps = { view: TeamView; role: TeamRole; inside: TeamInside | null };

/** What a member can do, by role. A captain leaves by handing over first. */
export function MemberActions({ view, role, inside }: MemberActionsProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const { id } = view.team;
  return (
    <>
      {canInvite(role) && (
        <Button variant="ghost" icon={<UserPlus size={16} />} onClick={() => setAsked('invite')}>
          邀请成员
        </Button>
      )}
      {role === 'captain' ? (
        <Menu
          trigger={<Button icon={<ChevronDown size={16} />}>管理战队</Button>}
          items={[
            { label: '编辑资料', icon: <Pencil size={16} />, onSelect: () => setAsked('edit') },
            {
              label: '移交队长',
              icon: <UserRoundCog size={16} />,
              disabled: view.members.length < 2 || Boolean(inside?.handover),
              onSelect: () => setAsked('hand_over'),
            },
            { kind: 'separator' },
            { label: '解散战队', icon: <Trash2 size={16} />, isDestructive: true, onSelect: () => setAsked('disband') },
          ]}
        />
      ) : (
        <Button variant="danger" icon={<LogOut size={16} />} onClick={() => setAsked('leave')}>
          退出战队
        </Button>
      )}
      <Suspense>
        {asked === 'invite' && <InviteDialog teamId={id} onClose={close} />}
        {asked === 'edit' && <EditDialog view={view} onClose={close} />}
        {asked === 'hand_over' && <OfferDialog view={view} onClose={close} />}
        {asked === 'leave' && <LeaveDialog view={view} onClose={close} />}
        {asked === 'disband' && <DisbandDialog view={view} onClose={close} />}
      </Suspense>
    </>
  );
}
