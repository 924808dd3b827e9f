import { REASON_MAX } from '@pailei/domain/text-limits/text-limits';
import { useState, type ReactNode } from 'react';

import { messageOf } from '../../api/error-text.ts';
import { Button, type ButtonVariant } from '../actions/Button.tsx';
import { Dialog } from './Dialog.tsx';
import { TextAreaField } from '../forms/Field.tsx';

type ReasonDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  label: string;
  confirmLabel: string;
  variant?: ButtonVariant;
  pending: boolean;
  /** While it asks for something else that is missing. */
  disabled?: boolean;
  /** What the last attempt was answered, if it failed. */
  error: unknown;
  /** Maximum length of the text. */
  maxLength?: number;
  /** What else the dialog asks for. */
  children?: ReactNode;
  onConfirm: (text: string) => void;
};

/** An action that needs a reason; errors are shown at its field. */
export function ReasonDialog(props: ReasonDialogProps) {
  const {
    open,
    onOpenChange,
    title,
    description,
    label,
    confirmLabel,
    variant = 'primary',
    pending,
    disabled = false,
    error,
    maxLength = REASON_MAX,
    children,
    onConfirm,
  } = props;
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const isMissing = isTried && text.trim() === '';
  const confirm = () => {
    setTried(true);
    if (text.trim() !== '') onConfirm(text.trim());
  };
  const footer = (
    <>
      <Button variant="text" onClick={() => onOpenChange(false)}>
        返回
      </Button>
      <Button variant={variant} pending={pending} disabled={disabled} onClick={confirm}>
        {confirmLabel}
      </Button>
    </>
  );
  const message = isMissing ? `请填写${label}` : error ? messageOf(error) : undefined;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} description={description} footer={footer}>
      <div className="mt-4 flex min-w-0 flex-col gap-4">
        {children}
        <TextAreaField
          label={label}
          error={message}
          rows={3}
          maxLength={maxLength}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
