import type { RosterPlayer } from '@pailei/domain/tournament/teams/roster-types';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { useState } from 'react';

import { messageOf } from '../../../../../shared/api/error-text.ts';
import { useSendRoster } from '../../../../../shared/tournaments/entries/entries.api.ts';
import { Button } from '../../../../../shared/ui/actions/Button.tsx';
import { Dialog } from '../../../../../shared/ui/feedback/Dialog.tsx';
import { LoadFailed } from '../../../../../shared/ui/feedback/Empty.tsx';
import { Note } from '../../../../../shared/ui/feedback/Note.tsx';
import { Loading, SkeletonRows } from '../../../../../shared/ui/feedback/Skeleton.tsx';
import { feeText } from '../../model/entry-fee-text.ts';
import { RosterChoice } from '../../teams/RosterChoice.tsx';
import { useOwnTeam } from './own-team.api.ts';

type RosterDialogProps = {
  tournament: TournamentState;
  /** Who plays for the team now; null: it is not entered. */
  roster: readonly RosterPlayer[] | null;
  onClose: () => void;
};

/** Who plays for the team. Members are the team's, in its order. */
export function RosterDialog({ tournament, roster, onClose }: RosterDialogProps) {
  const team = useOwnTeam();
  const send = useSendRoster(tournament.id, roster !== null);
  const [chosen, setChosen] = useState<readonly string[]>(roster?.map(({ account_id }) => account_id) ?? []);
  const { roster_min = 1, roster_max = 1 } = tournament.settings.team ?? {};
  const members = team.data?.team?.members ?? [];
  const ids = members.map(({ account_id }) => account_id).filter((id) => chosen.includes(id));
  const isFitting = ids.length >= roster_min && ids.length <= roster_max;
  const fee = roster === null ? feeText(tournament) : null;
  const label = roster === null ? `为「${team.data?.team?.team.name ?? '战队'}」报名` : '保存参赛名单';
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={roster === null ? '选择参赛队员' : '修改参赛名单'}
      description={`${roster_min}–${roster_max} 人，已选 ${ids.length} 人。每人只能代表一支战队参加这项赛事。`}
      footer={
        <>
          <Button variant="text" onClick={onClose}>
            返回
          </Button>
          <Button
            variant="primary"
            disabled={!isFitting}
            pending={send.isPending}
            onClick={() => send.mutate(ids, { onSuccess: onClose })}
          >
            {label}
          </Button>
        </>
      }
    >
      {send.error && <Note tone="yan">{messageOf(send.error)}</Note>}
      {fee !== null && <Note>{fee}</Note>}
      {team.isError ? (
        <LoadFailed message={messageOf(team.error)} onRetry={() => void team.refetch()} />
      ) : (
        <Loading isLoading={team.data === undefined} skeleton={<SkeletonRows count={4} />}>
          {() => <RosterChoice members={members} chosen={chosen} onChange={setChosen} />}
        </Loading>
      )}
    </Dialog>
  );
}
