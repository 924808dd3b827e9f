import { tournamentsApi } from '@pailei/contracts/tournaments';
import type { Participant, TournamentState } from '@pailei/domain/tournament';
import { LogOut } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../../shared/ui/Button.tsx';
import { ConfirmDialog } from '../../../shared/ui/Dialog.tsx';
import { wayOut } from '../model/entry.ts';
import { usePlayerCommand } from '../tournaments.api.ts';

const WORDS = {
  withdraw: { label: '取消报名', text: '名额会让给候补。报名截止前可以重新报名。', endpoint: tournamentsApi.withdraw },
  drop: {
    label: '退赛',
    text: '退赛后不再参加后面的轮次，进行中的对局判负。不能恢复。',
    endpoint: tournamentsApi.drop,
  },
} as const;

/** The way out of the tournament, asked once. */
export function LeaveTournament({
  tournament,
  participant,
}: {
  tournament: TournamentState;
  participant: Participant;
}) {
  const way = wayOut(tournament, participant);
  return way && <Leave key={way} tournament={tournament} way={way} />;
}

function Leave({ tournament, way }: { tournament: TournamentState; way: keyof typeof WORDS }) {
  const [isOpen, setOpen] = useState(false);
  const { label, text, endpoint } = WORDS[way];
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
        description={text}
        confirmLabel={`${label}「${tournament.name}」`}
        isDestructive
        pending={leave.isPending}
        onConfirm={() => leave.mutate(undefined, { onSettled: () => setOpen(false) })}
      />
    </>
  );
}
