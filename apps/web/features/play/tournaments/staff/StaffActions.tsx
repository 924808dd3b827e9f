import { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { holdsRight } from '@pailei/domain/rights/rights';
import { Cast, MoreHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { deskPath } from '../../../../shared/links/links.ts';
import { presentCount } from '../../../../shared/tournaments/people.ts';
import { useAtomValue } from '../../../../shared/state/jotai.ts';
import { userAtom } from '../../../../shared/state/session.atoms.ts';
import { AnchorButton, Button, LinkButton } from '../../../../shared/ui/actions/Button.tsx';
import { ConfirmDialog } from '../../../../shared/ui/feedback/Dialog.tsx';
import { Menu } from '../../../../shared/ui/actions/Menu.tsx';
import { IconButton } from '../../../../shared/ui/actions/IconButton.tsx';
import { fieldSize } from '../../../../shared/tournaments/event-labels.ts';
import { EnterLateDialog } from '../late/EnterLateDialog.tsx';
import { editEventPath } from '../management/management-paths.ts';
import {
  DESK_LABEL,
  hasMoreControls,
  OVERLAY_LABEL,
  SEEDING_LABEL,
  staffControls,
  STEP_LABELS,
} from './staff-controls.ts';
import type { StaffMenuItem } from './staff-menu.ts';
import { TakeBackRoundDialog } from './TakeBackRoundDialog.tsx';
import type { StaffStep } from './staff-step.ts';
import { useOpenCheckIn, useTournamentCommand } from '../tournaments.api.ts';
import { CancelDialog } from './CancelDialog.tsx';

const SeedingDialog = lazy(async () => ({ default: (await import('./seeding/SeedingDialog.tsx')).SeedingDialog }));

/** The one next thing for those who run the tournament, and the rarer ones behind a menu. */
export function StaffActions({ tournament }: { tournament: TournamentState }) {
  const user = useAtomValue(userAtom);
  const [open, setOpen] = useState<StaffMenuItem | null>(null);
  const [isSeedingOpen, setSeedingOpen] = useState(false);
  const controls = staffControls(tournament, holdsRight('admin', user));
  const { step, menu, mayEdit } = controls;
  const close = () => setOpen(null);
  return (
    <>
      {controls.hasOverlay && (
        <AnchorButton
          className="max-tablet:flex-1 max-tablet:px-2"
          variant="ghost"
          icon={<Cast size={16} className="max-tablet:hidden" />}
          href={`/match-view?tournament=${tournament.id}`}
          target="_blank"
          rel="noopener"
        >
          {OVERLAY_LABEL}
        </AnchorButton>
      )}
      {controls.hasDesk && (
        <LinkButton className="max-tablet:flex-1 max-tablet:px-2" variant="ghost" to={deskPath(tournament.id)}>
          {DESK_LABEL}
        </LinkButton>
      )}
      {controls.maySeed && (
        <Button className="max-tablet:flex-1" variant="ghost" onClick={() => setSeedingOpen(true)}>
          {SEEDING_LABEL}
        </Button>
      )}
      {isSeedingOpen && (
        <Suspense fallback={null}>
          <SeedingDialog tournament={tournament} onClose={() => setSeedingOpen(false)} />
        </Suspense>
      )}
      {step && <StepButton tournament={tournament} step={step} />}
      {hasMoreControls(controls) && (
        <Menu
          trigger={
            <IconButton label="更多操作">
              <MoreHorizontal size={16} />
            </IconButton>
          }
          items={[
            ...(mayEdit ? [{ kind: 'link', label: '编辑赛事', to: editEventPath(tournament.id) } as const] : []),
            ...menu.map((item) => ({
              label: MENU_LABELS[item],
              isDestructive: item !== 'enter_late',
              onSelect: () => setOpen(item),
            })),
          ]}
        />
      )}
      <CancelDialog tournament={tournament} open={open === 'cancel'} onOpenChange={close} />
      {open === 'enter_late' && <EnterLateDialog tournament={tournament} onClose={close} />}
      {open === 'take_back_round' && <TakeBackRoundDialog tournament={tournament} onClose={close} />}
    </>
  );
}

const MENU_LABELS: Readonly<Record<StaffMenuItem, string>> = {
  enter_late: '让选手中途加入',
  take_back_round: '撤回这一轮',
  cancel: '取消赛事',
};

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
      {STEP_LABELS.open_registration}
    </Button>
  );
}

function OpenCheckIn({ id }: { id: string }) {
  const command = useOpenCheckIn(id);
  return (
    <Button className="max-tablet:flex-1" pending={command.isPending} onClick={() => command.mutate(CHECK_IN_SECONDS)}>
      {STEP_LABELS.open_check_in}
    </Button>
  );
}

function Advance({ id }: { id: string }) {
  const command = useTournamentCommand(tournamentsApi.advance, id);
  return (
    <Button className="max-tablet:flex-1" pending={command.isPending} onClick={() => command.mutate()}>
      {STEP_LABELS.advance}
    </Button>
  );
}

function Start({ tournament }: { tournament: TournamentState }) {
  const [isOpen, setOpen] = useState(false);
  const command = useTournamentCommand(tournamentsApi.start, tournament.id);
  const present = presentCount(tournament);
  const text =
    tournament.status === 'check_in'
      ? `已签到 ${present} 人，未签到的按缺席处理。`
      : `已报名 ${fieldSize(tournament)} 人，未提交卡组的按缺席处理。`;
  return (
    <>
      <Button className="max-tablet:flex-1" onClick={() => setOpen(true)}>
        {STEP_LABELS.start}
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
