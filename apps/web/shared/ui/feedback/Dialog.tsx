import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';

import { Button } from '../actions/Button.tsx';
import { IconButton } from '../actions/IconButton.tsx';
import { cx } from '../layout/cx.ts';
import { BACKDROP, DIALOG } from './dialog-look.ts';

type DialogSize = 'normal' | 'medium' | 'large' | 'wide';

const WIDTHS: Record<DialogSize, string> = {
  normal: 'max-w-120',
  medium: 'max-w-160',
  large: 'max-w-180',
  wide: 'max-w-270',
};

const SHEET =
  'max-tablet:top-auto max-tablet:bottom-0 max-tablet:left-0 max-tablet:w-full max-tablet:max-w-none max-tablet:translate-none max-tablet:rounded-b-none';

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  footer?: ReactNode;
  /** Its inner layout only; its width is its size. */
  className?: string;
  size?: DialogSize;
  /** Fills the lower end of a phone's screen. */
  isPhoneSheet?: boolean;
  /** What has the focus when it opens; the first control without. */
  initialFocus?: RefObject<HTMLElement | null>;
  children?: ReactNode;
};

/** Traps the focus, closes on Esc and outside click, and gives the focus back. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, footer, initialFocus, children } = props;
  const { size = 'normal', isPhoneSheet = false, className } = props;
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={BACKDROP} />
        <Base.Popup
          className={cx(DIALOG, WIDTHS[size], isPhoneSheet && SHEET, className)}
          {...(initialFocus && { initialFocus })}
        >
          <div className="flex items-center justify-between gap-2 px-6 pt-5 pb-3">
            <Base.Title className="text-20">{title}</Base.Title>
            <Base.Close render={<IconButton label="关闭" />}>
              <X size={18} />
            </Base.Close>
          </div>
          <div className="min-h-0 overflow-y-auto px-6 pb-1 last:pb-6">
            {description && <Base.Description className="text-text-2">{description}</Base.Description>}
            {children}
          </div>
          {footer && <div className="flex flex-wrap items-center justify-end gap-2 px-6 pt-4 pb-5">{footer}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

type ConfirmDialogProps = Omit<DialogProps, 'footer' | 'children'> & {
  /** Names the action and its number or object: 「禁用「自残术」」, never 「确定」. */
  confirmLabel: string;
  isDestructive?: boolean;
  pending?: boolean;
  onConfirm: () => void;
  children?: ReactNode;
};

/** Asks for confirmation before an action that can't be undone. */
export function ConfirmDialog({ confirmLabel, isDestructive, pending, onConfirm, ...dialog }: ConfirmDialogProps) {
  const footer = (
    <>
      <Button variant="text" onClick={() => dialog.onOpenChange(false)}>
        返回
      </Button>
      <Button variant={isDestructive ? 'danger-fill' : 'primary'} pending={pending ?? false} onClick={onConfirm}>
        {confirmLabel}
      </Button>
    </>
  );
  return <Dialog {...dialog} footer={footer} />;
}
