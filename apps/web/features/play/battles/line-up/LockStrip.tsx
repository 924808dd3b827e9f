import { battlesApi, type LineUpBody } from '@pailei/contracts/play/battles/battles.api';
import { substitutionRule } from '@pailei/contracts/play/battles/battle-texts';
import type { BattleSettings } from '@pailei/domain/battles/settings';
import type { BattleState } from '@pailei/domain/battles/types';
import { otherSide } from '@pailei/domain/series/decide/legal';
import type { Side } from '@pailei/domain/series/sides';
import { Lock, LockOpen } from 'lucide-react';
import { useState, type ReactNode } from 'react';

import { messageOf } from '../../../../shared/api/error-text.ts';
import { useAsOfText } from '../../../../shared/live/AsOf.tsx';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { ConfirmDialog } from '../../../../shared/ui/feedback/Dialog.tsx';
import { PANEL } from '../../../../shared/ui/layout/Panel.tsx';
import { cx } from '../../../../shared/ui/layout/cx.ts';
import { CardBack } from '../../../../shared/ui/marks/CardBack.tsx';
import { Countdown } from '../../../../shared/ui/time/Countdown.tsx';
import { clockText } from '../../../../shared/ui/time/time.format.ts';
import { useBattleCommand } from '../captain/captain.api.ts';
import { formatView } from '../formats/format-views.ts';

/** Until when line-ups are made, whether the opponent has locked, and the lock itself. */
export function LockStrip({ state, side, children }: { state: BattleState; side: Side; children?: ReactNode }) {
  const opponent = state.sides[otherSide(side)];
  const asOf = useAsOfText();
  const isLocked = opponent.line_up.locked;
  const Icon = isLocked ? Lock : LockOpen;
  return (
    <section
      className={cx(
        PANEL,
        'mb-9 grid grid-cols-[auto_1px_minmax(0,1fr)_auto] items-center gap-8 px-6 py-5 max-wide:grid-cols-[1fr_auto] max-tablet:mb-7 max-tablet:grid-cols-1 max-tablet:gap-4 max-tablet:p-4',
      )}
      aria-label="锁定名单"
    >
      <p className="min-w-32 text-huang-text">
        <small className="block text-13 text-text-2">
          {state.due_at === null ? '名单截止' : `距锁定截止 ${clockText(state.due_at)}`}
        </small>
        <span className="block text-[44px]/13">
          {state.due_at === null ? (
            <span className="font-num font-semibold">—</span>
          ) : (
            <Countdown dueAt={state.due_at} isLabelled />
          )}
        </span>
        {asOf && <small className="block text-12">{asOf}</small>}
      </p>
      <hr className="h-16 w-px border-0 bg-line-1 max-wide:hidden" />
      <div className="flex min-w-0 items-center gap-5 max-wide:col-span-full max-wide:row-start-2 max-tablet:row-auto max-tablet:flex-wrap max-tablet:gap-3">
        <span className="flex gap-1.5" aria-hidden="true">
          {Array.from({ length: state.settings.format.size }, (_, index) => (
            <CardBack key={index} width={30} className={isLocked ? '' : 'opacity-40'} />
          ))}
        </span>
        <div className="min-w-0">
          <b className="flex items-center gap-2 text-16 font-semibold">
            <Icon size={18} className={isLocked ? 'text-qing-text' : 'text-text-3'} />
            {isLocked ? '对手已锁定' : '对手未锁定'}
          </b>
          <p className="text-13 text-text-2">{formatView(state).reveal}。</p>
        </div>
      </div>
      {children}
    </section>
  );
}

type LockButtonProps = {
  battleId: string;
  body: LineUpBody;
  settings: BattleSettings;
  /** The first thing that is wrong; null: it may be locked. */
  problem: string | null;
};

/** Locks the line-up as it stands on the page, after a confirmation: it stays. */
export function LockButton({ battleId, body, settings, problem }: LockButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const lock = useBattleCommand(battlesApi.lockLineUp, battleId);
  const { size } = settings.format;
  const count = body.players.length;
  const label = `锁定 ${count} 人名单`;
  const shortText = count < size ? `少 ${size - count} 人出战。` : '';
  return (
    <div className="flex flex-col items-end gap-1.5 max-tablet:items-stretch">
      <Button
        variant="primary"
        size="lg"
        icon={<Lock size={18} />}
        disabled={problem !== null}
        pending={lock.isPending}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <small
        className={cx(
          'max-w-70 text-right max-tablet:max-w-none max-tablet:text-center',
          problem ? 'text-huang-text' : 'text-text-3',
        )}
        role={lock.isError ? 'alert' : undefined}
      >
        {lock.isError ? messageOf(lock.error) : (problem ?? '锁定后只有裁判能更换')}
      </small>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title="锁定出战名单"
        description={`${shortText}锁定之后顺序与卡组都不能再改。${substitutionRule(settings)}`}
        confirmLabel={label}
        pending={lock.isPending}
        onConfirm={() => lock.mutate(body, { onSettled: () => setOpen(false) })}
      />
    </div>
  );
}
