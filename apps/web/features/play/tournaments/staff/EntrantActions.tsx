import { STAGE_TEXTS } from '@pailei/contracts/play/stages/stage-type-texts';
import { currentStage } from '@pailei/domain/tournament/state-parts';
import type { Participant, TournamentState } from '@pailei/domain/tournament/types';
import { MoreHorizontal } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { IconButton } from '../../../../shared/ui/actions/IconButton.tsx';
import { Menu } from '../../../../shared/ui/actions/Menu.tsx';
import { ReasonDialog } from '../../../../shared/ui/feedback/ReasonDialog.tsx';
import type { EntrantAction } from './entrant-actions.ts';
import { useCheckInOther, useEntrantCommand, useEntrantVerdict } from '../tournaments.api.ts';
import { LeavingPreview } from './LeavingPreview.tsx';
import { EnterDecksDialog } from './EnterDecksDialog.tsx';

type EntrantActionsProps = { tournament: TournamentState; person: Participant; actions: readonly EntrantAction[] };

const LABELS: Readonly<Record<EntrantAction, string>> = {
  approve: '通过',
  check_in: '代签到',
  enter_decks: '代提交卡组',
  unlock_decks: '解锁卡组',
  reject: '拒绝报名',
  drop: '让选手退出赛事',
  reinstate: '恢复参赛',
  disqualify: '取消资格',
};

/** What an action is called where it is done with a team. */
const TEAM_LABELS: Readonly<Partial<Record<EntrantAction, string>>> = {
  check_in: '代全队签到',
  drop: '让战队退出赛事',
};

const labelOf = (action: EntrantAction, { roster }: Participant): string =>
  (roster && TEAM_LABELS[action]) ?? LABELS[action];

const UNCONFIRMED_ACTIONS: readonly EntrantAction[] = ['reinstate', 'check_in', 'enter_decks', 'unlock_decks'];

/** The staff's actions on one participant: approval is in the row, the rest in a menu. */
export function EntrantActions({ tournament, person, actions }: EntrantActionsProps) {
  const [openAction, setOpenAction] = useState<EntrantAction | null>(null);
  const approve = useEntrantCommand('approve', tournament.id, person.id);
  const reinstate = useEntrantCommand('reinstate', tournament.id, person.id);
  const checkIn = useCheckInOther(tournament.id, person.id);
  const start = (action: EntrantAction) => {
    if (action === 'reinstate') reinstate.mutate();
    else if (action === 'check_in') checkIn.mutate(null);
    else setOpenAction(action);
  };
  const inMenu = actions.filter((action) => action !== 'approve');
  const close = () => setOpenAction(null);
  return (
    <>
      {actions.includes('approve') && (
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
          items={inMenu.map((action) => ({
            label: labelOf(action, person),
            isDestructive: !UNCONFIRMED_ACTIONS.includes(action),
            onSelect: () => start(action),
          }))}
        />
      )}
      {openAction === 'enter_decks' && <EnterDecksDialog tournament={tournament} person={person} onClose={close} />}
      {(openAction === 'reject' ||
        openAction === 'drop' ||
        openAction === 'disqualify' ||
        openAction === 'unlock_decks') && (
        <VerdictDialog verdict={openAction} tournament={tournament} person={person} onClose={close} />
      )}
    </>
  );
}

type DialogProps = { tournament: TournamentState; person: Participant; onClose: () => void };

const VERDICTS = {
  unlock_decks: {
    title: () => '解锁卡组：',
    text: () => '选手可以重新提交一次，会收到通知。',
    command: 'unlockDecks',
    variant: 'primary',
  },
  reject: {
    title: () => '拒绝',
    text: () => '对方会看到原因，名额让给候补。',
    command: 'reject',
    variant: 'danger-fill',
  },
  drop: {
    title: (person: Participant) => `${labelOf('drop', person)}：`,
    text: (tournament: TournamentState) => `${dropEffect(tournament)}对方会看到原因。`,
    command: 'dropParticipant',
    variant: 'danger-fill',
  },
  disqualify: {
    title: () => '取消资格',
    text: () => '进行中的场次判负，不能恢复。对方会看到原因。',
    command: 'disqualify',
    variant: 'danger-fill',
  },
} as const;

function dropEffect(tournament: TournamentState): string {
  const stage = currentStage(tournament);
  return stage ? STAGE_TEXTS[stage.type].dropEffect : '';
}

function VerdictDialog({ verdict, tournament, person, onClose }: DialogProps & { verdict: keyof typeof VERDICTS }) {
  const { title, text, variant, ...verdictOf } = VERDICTS[verdict];
  const command = useEntrantVerdict(verdictOf.command, tournament.id, person.id);
  const hasEffects = (verdict === 'drop' || verdict === 'disqualify') && tournament.status === 'running';
  return (
    <ReasonDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`${title(person)}「${person.name}」`}
      description={text(tournament)}
      label="原因"
      confirmLabel={labelOf(verdict, person)}
      variant={variant}
      pending={command.isPending}
      error={command.error}
      onConfirm={(reason) => command.mutate(reason, { onSuccess: onClose })}
    >
      {hasEffects && <LeavingPreview tournament={tournament} participantId={person.id} kind={verdict} />}
    </ReasonDialog>
  );
}
