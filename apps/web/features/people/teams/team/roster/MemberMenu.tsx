import type { TeamMember, TeamProfile } from '@pailei/contracts/people/teams/team-views';
import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';

import { IconButton } from '../../../../../shared/ui/actions/IconButton.tsx';
import { Menu } from '../../../../../shared/ui/actions/Menu.tsx';
import { ConfirmOffer } from '../handover/ConfirmOffer.tsx';
import { KickDialog } from './KickDialog.tsx';
import { RoleDialog } from './RoleDialog.tsx';

type MemberMenuProps = { member: TeamMember; team: TeamProfile; isHandoverOpen: boolean };

/** What the captain can do with another member. */
export function MemberMenu({ member, team, isHandoverOpen }: MemberMenuProps) {
  const [asked, setAsked] = useState<'role' | 'hand_over' | 'kick' | null>(null);
  const dialog = { member, team, onClose: () => setAsked(null) };
  return (
    <>
      <Menu
        trigger={
          <IconButton label={`管理 ${member.username}`}>
            <EllipsisVertical size={16} />
          </IconButton>
        }
        items={[
          {
            label: member.role === 'vice_captain' ? '撤销副队长' : '任命副队长',
            onSelect: () => setAsked('role'),
          },
          { label: '移交队长', disabled: isHandoverOpen, onSelect: () => setAsked('hand_over') },
          { kind: 'separator' },
          { label: '移出战队', isDestructive: true, onSelect: () => setAsked('kick') },
        ]}
      />
      {asked === 'role' && <RoleDialog {...dialog} />}
      {asked === 'hand_over' && <ConfirmOffer {...dialog} />}
      {asked === 'kick' && <KickDialog {...dialog} />}
    </>
  );
}
