import { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import type { TournamentState, TournamentStatus } from '@pailei/domain/tournament';
import { holdsRight } from '@pailei/domain/rights';
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
import { staffMenu, type StaffMenuItem } from './staff-menu.ts';
import { TakeBackRoundDialog } from './TakeBackRoundDialog.tsx';
import { staffStep, type StaffStep } from './staff-step.ts';
import { useOpenCheckIn, useTournamentCommand } from '../tournaments.api.ts';
import { CancelDialog } from './CancelDialog.tsx';

/** Until the start draws the seeds. */
const SEEDED_IN: readonly TournamentStatus[] = ['registration', 'check_in'];

const ENDED: readonly TournamentStatus[] = ['finished', 'cancelled'];

const SeedingDialog = lazy(async () => ({ default: (await import('./seeding/SeedingDialog.tsx')).SeedingDialog }));

/** The one next thing for those who run the tournament, and the rarer ones behind a menu. */
export function StaffActions({ tournament }: { tournament: TournamentState }) {
  const user = useAtomValue(userAtom);
  const [open, setOpen] = useState<StaffMenuItem | null>(null);
  const [isSeedingOpen, setSeedingOpen] = useState(false);
  const maySeed = SEEDED_IN.includes(tournament.status);
  const step = staffStep(tournament, holdsRight('admin', user));
  const menu = staffMenu(tournament, holdsRight('admin', user));
  const mayEdit = holdsRight('admin', user) && !ENDED.includes(tournament.status);
  const close = () => setOpen(null);
  return (
    <>
      {tournament.stages.length > 0 && (
        <AnchorButton
          className="max-tablet:flex-1 max-tablet:px-2"
          variant="ghost"
          icon={<Cast size={16} className="max-tablet:hidden" />}
          href={`/match-view?tournament=${tournament.id}`}
          target="_blank"
          rel="noopener"
        >
          直播叠加
        </AnchorButton>
      )}
      {tournament.status === 'running' && (
        <LinkButton className="max-tablet:flex-1 max-tablet:px-2" variant="ghost" to={deskPath(tournament.id)}>
          裁判台
        </LinkButton>
      )}
      {maySeed && (
        <Button className="max-tablet:flex-1" variant="ghost" onClick={() => setSeedingOpen(true)}>
          种子
        </Button>
      )}
      {isSeedingOpen && (
        <Suspense fallback={null}>
          <SeedingDialog tournament={tournament} onClose={() => setSeedingOpen(false)} />
        </Suspense>
      )}
      {step && <StepButton tournament={tournament} step={step} />}
      {(menu.length > 0 || mayEdit) && (
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
  const present = presentCount(tournament);
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
