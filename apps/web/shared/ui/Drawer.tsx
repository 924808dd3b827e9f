import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';

import { cx } from './cx.ts';

type DrawerProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  label: string;
  side?: 'left' | 'right';
  className?: string;
  children: ReactNode;
};

/** A panel from the edge over a scrim; Esc or a tap on the scrim closes it. */
export function Drawer({ open, onOpenChange, label, side = 'left', className, children }: DrawerProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className="veil" />
        <Base.Popup className={cx('drw', `drw--${side}`, className)} aria-label={label}>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
