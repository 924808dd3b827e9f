import type { Participant, TournamentState } from '@pailei/domain/tournament';
import { MoreHorizontal } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../../shared/ui/Button.tsx';
import { IconButton } from '../../../shared/ui/IconButton.tsx';
import { Menu } from '../../../shared/ui/Menu.tsx';
import { ReasonDialog } from '../../../shared/ui/ReasonDialog.tsx';
import type { EntrantDeed } from '../model/staff-deeds.ts';
import { useEntrantCommand, useEntrantVerdict } from '../tournaments.api.ts';
import { EnterDecksDialog } from './EnterDecksDialog.tsx';

type EntrantActionsProps = { tournament: TournamentState; person: Participant; deeds: readonly EntrantDeed[] };

const LABELS: Readonly<Record<EntrantDeed, string>> = {
  approve: '通过',
  enter_decks: '代提交卡组',
  unlock_decks: '解锁卡组',
  reject: '拒绝报名',
  drop: '让选手退赛',
  reinstate: '恢复参赛',
  disqualify: '取消资格',
};

const HARMLESS: readonly EntrantDeed[] = ['reinstate', 'enter_decks', 'unlock_decks'];

/** What the staff can do with one entrant: who waits for an answer gets it in the row, the rest stands behind a menu. */
export function EntrantActions({ tournament, person, deeds }: EntrantActionsProps) {
  const [asked, setAsked] = useState<EntrantDeed | null>(null);
  const approve = useEntrantCommand('approve', tournament.id, person.id);
  const reinstate = useEntrantCommand('reinstate', tournament.id, person.id);
  const start = (deed: EntrantDeed) => (deed === 'reinstate' ? reinstate.mutate() : setAsked(deed));
  const inMenu = deeds.filter((deed) => deed !== 'approve');
  const close = () => setAsked(null);
  return (
    <>
      {deeds.includes('approve') && (
        <Button
          size="sm"
          aria-label={`通过 ${person.name} 的报名`}
          pending={approve.isPending}
          onClick={() => approve.mutate()}
        >
          通过
        </Button>
      )}
      {inMenu.length > 0 && (
        <Menu
          trigger={
            <IconButton size="sm" label={`处理 ${person.name}`}>
              <MoreHorizontal size={16} />
            </IconButton>
          }
          items={inMenu.map((deed) => ({
            label: LABELS[deed],
            isDestructive: !HARMLESS.includes(deed),
            onSelect: () => start(deed),
          }))}
        />
      )}
      {asked === 'enter_decks' && <EnterDecksDialog tournament={tournament} person={person} onClose={close} />}
      {(asked === 'reject' || asked === 'drop' || asked === 'disqualify' || asked === 'unlock_decks') && (
        <VerdictDialog verdict={asked} tournament={tournament} person={person} onClose={close} />
      )}
    </>
  );
}

type DialogProps = { tournament: TournamentState; person: Participant; onClose: () => void };

const VERDICTS = {
  unlock_decks: {
    title: '解锁卡组：',
    text: '选手可以重新提交一次，会收到通知。',
    command: 'unlockDecks',
    variant: 'primary',
  },
  reject: { title: '拒绝', text: '对方会看到原因，名额让给候补。', command: 'reject', variant: 'danger-fill' },
  drop: {
    title: '让选手退赛：',
    text: '进行中的比赛判负，之后不再配对；瑞士轮结束前可以恢复。对方会看到原因。',
    command: 'dropParticipant',
    variant: 'danger-fill',
  },
  disqualify: {
    title: '取消资格',
    text: '进行中的比赛判负，不能恢复。对方会看到原因。',
    command: 'disqualify',
    variant: 'danger-fill',
  },
} as const;

function VerdictDialog({ verdict, tournament, person, onClose }: DialogProps & { verdict: keyof typeof VERDICTS }) {
  const { title, text, variant, ...verdictOf } = VERDICTS[verdict];
  const command = useEntrantVerdict(verdictOf.command, tournament.id, person.id);
  return (
    <ReasonDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`${title}「${person.name}」`}
      description={text}
      label="原因"
      confirmLabel={LABELS[verdict]}
      variant={variant}
      pending={command.isPending}
      error={command.error}
      onConfirm={(reason) => command.mutate(reason, { onSuccess: onClose })}
    />
  );
}
