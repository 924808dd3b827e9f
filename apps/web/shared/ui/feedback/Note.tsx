import type { ReactNode } from 'react';

import { cx } from '../layout/cx.ts';

export type NoteTone = 'plain' | 'zhu' | 'huang' | 'yan' | 'qing';

const LOOKS: Record<NoteTone, string> = {
  plain: 'bg-surface-2 shadow-[inset_3px_0_0_var(--pl-line-control)]',
  zhu: 'bg-zhu-wash shadow-[inset_3px_0_0_var(--pl-zhu-bright)]',
  huang: 'bg-huang-wash shadow-[inset_3px_0_0_var(--pl-huang-fill)]',
  yan: 'bg-yan-wash shadow-[inset_3px_0_0_var(--pl-yan-text)]',
  qing: 'bg-qing-wash shadow-[inset_3px_0_0_var(--pl-qing-bright)]',
};

/** The look of a note, for what is itself a link or an item of a list. */
export function noteClass(tone: NoteTone = 'plain'): string {
  return cx('flex items-center gap-3 rounded-[8px] px-4 py-3', LOOKS[tone]);
}

type NoteProps = {
  tone?: NoteTone;
  icon?: ReactNode;
  action?: ReactNode;
  /** On phones the action stands below the text. */
  wraps?: boolean;
  /** Its place only. */
  className?: string;
  children: ReactNode;
};

/** A condition that lasts; it stays until it ends. */
export function Note({ tone, icon, action, wraps, className, children }: NoteProps) {
  return (
    <div className={cx(noteClass(tone), wraps && 'max-tablet:flex-wrap', className)}>
      {icon}
      <span className="min-w-0 flex-1">{children}</span>
      {action}
    </div>
  );
}
