import type { ReviewedTeam } from '@pailei/contracts/people/teams/team-views';
import { useState } from 'react';

import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { afterCommand, toastError } from '../../../../shared/ui/feedback/after-command.ts';
import { CaptainDialog } from './CaptainDialog.tsx';
import { ReasonActionDialog } from './ReasonActionDialog.tsx';
import { RenameDialog } from './RenameDialog.tsx';
import { RestoreDialog } from './RestoreDialog.tsx';
import { useApproveTeam, type ReasonAction } from './review.api.ts';

type Asked = ReasonAction | 'rename' | 'captain' | 'restore';

/** What the staff can do with a team, by how it stands. */
export function ReviewActions({ team }: { team: ReviewedTeam }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const { status, crest, members } = team;
  const dialog = { team, onClose: () => setAsked(null) };
  const isStanding = status === 'approved' || status === 'pending';
  return (
    <>
      {status === 'pending' && (
        <>
          <ApproveButton team={team} />
          <Button variant="danger" onClick={() => setAsked('reject')}>
            驳回
          </Button>
        </>
      )}
      {status === 'approved' && (
        <Button variant="ghost" onClick={() => setAsked('rename')}>
          改名
        </Button>
      )}
      {isStanding && crest.image_id !== null && (
        <Button variant="ghost" onClick={() => setAsked('remove_crest')}>
          移除队徽图片
        </Button>
      )}
      {status === 'approved' && (
        <>
          {members.length > 1 && (
            <Button variant="ghost" onClick={() => setAsked('captain')}>
              更换队长
            </Button>
          )}
          <Button variant="danger" onClick={() => setAsked('disband')}>
            解散战队
          </Button>
        </>
      )}
      {status === 'disbanded' && <Button onClick={() => setAsked('restore')}>恢复战队</Button>}
      {asked === 'rename' && <RenameDialog {...dialog} />}
      {asked === 'captain' && <CaptainDialog {...dialog} />}
      {asked === 'restore' && <RestoreDialog {...dialog} />}
      {(asked === 'reject' || asked === 'remove_crest' || asked === 'disband') && (
        <ReasonActionDialog action={asked} {...dialog} />
      )}
    </>
  );
}

function ApproveButton({ team: { id, name } }: { team: ReviewedTeam }) {
  const approve = useApproveTeam(id);
  return (
    <Button
      variant="primary"
      pending={approve.isPending}
      onClick={() =>
        void afterCommand(approve.mutateAsync(undefined), { doneText: `「${name}」已通过审核`, onError: toastError })
      }
    >
      通过
    </Button>
  );
}
