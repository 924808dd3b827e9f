import type { ReactNode } from 'react';

import { cx } from '../../ui/layout/cx.ts';
import { Countdown } from '../../ui/time/Countdown.tsx';

/** What is left, large; in gamboge where the visitor is the one who has to act. */
export function DueClock({ label, dueAt, isUrgent }: { label: string; dueAt: string; isUrgent: boolean }) {
  return (
    <TaskClock label={label} isUrgent={isUrgent}>
      <Countdown dueAt={dueAt} isLabelled />
    </TaskClock>
  );
}

export function TaskClock({ label, isUrgent, children }: { label: string; isUrgent: boolean; children: ReactNode }) {
  return (
    <span className={cx('flex items-baseline gap-2', isUrgent ? 'text-huang-text' : 'text-text-2')}>
      <small>{label}</small>
      <span className="text-30 leading-8">{children}</span>
    </span>
  );
}
