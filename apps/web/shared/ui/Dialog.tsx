import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';

import { Button } from './Button.tsx';
import { cx } from './cx.ts';
import { IconButton } from './IconButton.tsx';

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  footer?: ReactNode;
  className?: string;
  /** What has the focus when it opens; the first control without. */
  initialFocus?: RefObject<HTMLElement | null>;
  children?: ReactNode;
};

/** Traps the focus, closes on Esc and outside click, and gives the focus back. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, footer, className, initialFocus, children } = props;
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className="veil" />
        <Base.Popup className={cx('dlg dlg--modal', className)} {...(initialFocus && { initialFocus })}>
          <div className="dlg__h">
            <Base.Title>{title}</Base.Title>
            <Base.Close render={<IconButton label="关闭" />}>
              <X size={18} />
            </Base.Close>
          </div>
          <div className="dlg__b">
            {description && <Base.Description className="t2">{description}</Base.Description>}
            {children}
          </div>
          {footer && <div className="dlg__f">{footer}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

type ConfirmDialogProps = Omit<DialogProps, 'footer' | 'children'> & {
  /** Names the deed and its number or object: 「禁用「自残术」」, never 「确定」. */
  confirmLabel: string;
  isDestructive?: boolean;
  pending?: boolean;
  onConfirm: () => void;
  children?: ReactNode;
};

/** Asks once before a deed that can't be taken back. */
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
