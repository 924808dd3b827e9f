import type { ReactNode } from 'react';

import { cx } from './cx.ts';

type NoteProps = {
  tone?: 'zhu' | 'huang' | 'yan' | 'qing';
  icon?: ReactNode;
  action?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A condition that lasts; it stays until it ends. */
export function Note({ tone, icon, action, className, children }: NoteProps) {
  return (
    <div className={cx('note', tone && `note--${tone}`, className)}>
      {icon}
      <span className="note__t">{children}</span>
      {action}
    </div>
  );
}
