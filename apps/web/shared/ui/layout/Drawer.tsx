import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';

import { cx } from './cx.ts';

type DrawerSide = 'left' | 'right';
type DrawerWidth = 'menu' | 'detail';

const SIDES: Record<DrawerSide, string> = {
  left: 'left-0 data-ending-style:-translate-x-full data-starting-style:-translate-x-full',
  right: 'right-0 data-ending-style:translate-x-full data-starting-style:translate-x-full',
};

const WIDTHS: Record<DrawerWidth, string> = {
  menu: 'w-(--pl-side) max-w-[calc(100vw-48px)]',
  detail: 'side-p w-[min(560px,calc(100vw-32px))] max-tablet:w-screen',
};

type DrawerProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Without it the drawer is named by the `Dialog.Title` inside. */
  label?: string;
  side?: DrawerSide;
  width?: DrawerWidth;
  children: ReactNode;
};

/** A panel from the edge over a scrim; Esc or a tap on the scrim closes it. */
export function Drawer({ open, onOpenChange, label, side = 'left', width = 'menu', children }: DrawerProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-modal bg-scrim transition-opacity duration-base data-ending-style:opacity-0 data-starting-style:opacity-0 print:hidden" />
        <Base.Popup
          className={cx(
            'fixed inset-y-0 z-modal flex flex-col bg-surface-1 shadow-3 outline-none [--table-ground:var(--pl-surface-1)]',
            'transition-transform duration-base print:hidden',
            SIDES[side],
            WIDTHS[width],
          )}
          aria-label={label}
        >
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
