import { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import type { TournamentState } from '@pailei/domain/tournament';
import { holdsRight } from '@pailei/domain/rights';
import { Cast, MoreHorizontal } from 'lucide-react';
import { useState } from 'react';

import { useAtomValue } from '../../../../shared/state/jotai.ts';
import { userAtom } from '../../../../shared/state/session.atoms.ts';
import { AnchorButton, Button } from '../../../../shared/ui/actions/Button.tsx';
import { ConfirmDialog } from '../../../../shared/ui/feedback/Dialog.tsx';
import { Menu } from '../../../../shared/ui/actions/Menu.tsx';
import { IconButton } from '../../../../shared/ui/actions/IconButton.tsx';
import { fieldSize } from '../../../../shared/tournaments/event-labels.ts';
import { staffStep, type StaffStep } from './staff-step.ts';
import { useOpenCheckIn, useTournamentCommand } from '../tournaments.api.ts';
import { CancelDialog } from './CancelDialog.tsx';

/** The one next thing for those who run the tournament, and the rarer ones behind a menu. */
export function StaffActions({ tournament }: { tournament: TournamentState }) {
  const user = useAtomValue(userAtom);
  const [isCancelOpen, setCancelOpen] = useState(false);
  const step = staffStep(tournament, holdsRight('admin', user));
  const mayCancel = holdsRight('admin', user) && tournament.status !== 'finished' && tournament.status !== 'cancelled';
  return (
    <>
      {tournament.stages.length > 0 && (
        <AnchorButton
          className="max-tablet:flex-1"
          variant="ghost"
          icon={<Cast size={16} />}
          href={`/match-view?tournament=${tournament.id}`}
          target="_blank"
          rel="noopener"
        >
          直播叠加
        </AnchorButton>
      )}
      {step && <StepButton tournament={tournament} step={step} />}
      {mayCancel && (
        <Menu
          trigger={
            <IconButton label="更多操作">
              <MoreHorizontal size={16} />
            </IconButton>
          }
          items={[{ label: '取消赛事', isDestructive: true, onSelect: () => setCancelOpen(true) }]}
        />
      )}
      <CancelDialog tournament={tournament} open={isCancelOpen} onOpenChange={setCancelOpen} />
    </>
  );
}

const CHECK_IN_SECONDS = 600;

function StepButton({ tournament, step }: { tournament: TournamentState; step: StaffStep }) {
  switch (step) {
    case 'open_registration':
      return <OpenRegistration id={tournament.id} />;
    case 'open_check_in':
      return <OpenCheckIn id={tournament.id} />;
    case 'start':
      return <Start tournament={tournament} />;
    case 'advance':
      return <Advance id={tournament.id} />;
    default:
      return step satisfies never;
  }
}

function OpenRegistration({ id }: { id: string }) {
  const command = useTournamentCommand(tournamentsApi.openRegistration, id);
  return (
    <Button className="max-tablet:flex-1" pending={command.isPending} onClick={() => command.mutate()}>
      开放报名
    </Button>
  );
}

function OpenCheckIn({ id }: { id: string }) {
  const command = useOpenCheckIn(id);
  return (
    <Button className="max-tablet:flex-1" pending={command.isPending} onClick={() => command.mutate(CHECK_IN_SECONDS)}>
      开放签到 10 分钟
    </Button>
  );
}

function Advance({ id }: { id: string }) {
  const command = useTournamentCommand(tournamentsApi.advance, id);
  return (
    <Button className="max-tablet:flex-1" pending={command.isPending} onClick={() => command.mutate()}>
      开始下一轮
    </Button>
  );
}

function Start({ tournament }: { tournament: TournamentState }) {
  const [isOpen, setOpen] = useState(false);
  const command = useTournamentCommand(tournamentsApi.start, tournament.id);
  const participants = Object.values(tournament.participants);
  const present = participants.filter(({ checked_in_at }) => checked_in_at !== null).length;
  const text =
    tournament.status === 'check_in'
      ? `已签到 ${present} 人，未签到的按缺席处理。`
      : `已报名 ${fieldSize(tournament)} 人，未提交卡组的按缺席处理。`;
  return (
    <>
      <Button className="max-tablet:flex-1" onClick={() => setOpen(true)}>
        开始赛事
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title="开始赛事"
        description={text}
        confirmLabel="开始赛事"
        pending={command.isPending}
        onConfirm={() => command.mutate(undefined, { onSettled: () => setOpen(false) })}
      />
    </>
  );
}
