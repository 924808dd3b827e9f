import type { TeamMember, TeamProfile } from '@pailei/contracts/people/teams/team-views';
import { teamsApi } from '@pailei/contracts/people/teams/teams.api';
import { HANDOVER_DAYS } from '@pailei/domain/teams/limits';

import { api } from '../../../../../shared/api/api.ts';
import { messageOf } from '../../../../../shared/api/error-text.ts';
import { ConfirmDialog } from '../../../../../shared/ui/feedback/Dialog.tsx';
import { Note } from '../../../../../shared/ui/feedback/Note.tsx';
import { afterCommand } from '../../../../../shared/ui/feedback/after-command.ts';
import { useTeamCommand } from '../../teams.api.ts';

type ConfirmOfferProps = { member: TeamMember; team: TeamProfile; onClose: () => void };

/** Offers the captain's place to one member. */
export function ConfirmOffer({ member: { account_id, username }, team, onClose }: ConfirmOfferProps) {
  const offer = useTeamCommand(() =>
    api.call(teamsApi.offerHandover, { params: { id: team.id }, body: { account_id } }),
  );
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`把队长移交给「${username}」`}
      description={`对方接受之前一切不变，你可以随时撤回；${HANDOVER_DAYS} 天内没有接受自动失效。移交后你成为队员。`}
      confirmLabel="发起移交"
      pending={offer.isPending}
      onConfirm={() =>
        void afterCommand(offer.mutateAsync(undefined), { doneText: `已请「${username}」接任队长`, onClose })
      }
    >
      {offer.error && <Note tone="yan">{messageOf(offer.error)}</Note>}
    </ConfirmDialog>
  );
}
