import { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import type { Participant, TournamentState } from '@pailei/domain/tournament/types';
import { LogOut } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { ConfirmDialog } from '../../../../shared/ui/feedback/Dialog.tsx';
import { feeBackText } from '../model/entry-fee-text.ts';
import { leaveOption } from '../model/entry.ts';
import { usePlayerCommand } from '../../../../shared/tournaments/entries/entries.api.ts';

const LABELS = {
  withdraw: { label: '取消报名', text: '名额会让给候补。报名截止前可以重新报名。', endpoint: tournamentsApi.withdraw },
  drop: {
    label: '退出赛事',
    text: '退出后不再参加后面的轮次，进行中的场次判负。下一轮配对之前可以撤销。',
    endpoint: tournamentsApi.drop,
  },
} as const;

/** Leaving the tournament, after a confirmation. */
export function LeaveTournament({
  tournament,
  participant,
}: {
  tournament: TournamentState;
  participant: Participant;
}) {
  const way = leaveOption(tournament, participant);
  return way && <Leave key={way} tournament={tournament} participant={participant} way={way} />;
}

type LeaveProps = { tournament: TournamentState; participant: Participant; way: keyof typeof LABELS };

function Leave({ tournament, participant, way }: LeaveProps) {
  const [isOpen, setOpen] = useState(false);
  const { label, text, endpoint } = LABELS[way];
  const feeText = way === 'withdraw' ? feeBackText(tournament, participant) : '';
  const leave = usePlayerCommand(endpoint, tournament.id);
  return (
    <>
      <Button variant="danger" block icon={<LogOut size={16} />} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={label}
        description={`${text}${feeText}`}
        confirmLabel={`${label}「${tournament.name}」`}
        isDestructive
        pending={leave.isPending}
        onConfirm={() => leave.mutate(undefined, { onSettled: () => setOpen(false) })}
      />
    </>
  );
}
