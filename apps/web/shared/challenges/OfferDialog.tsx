import type { ReactNode } from 'react';

import { Button } from '../ui/actions/Button.tsx';
import { Dialog } from '../ui/feedback/Dialog.tsx';
import { Note } from '../ui/feedback/Note.tsx';
import { BoardFields } from './BoardFields.tsx';
import type { FormProps } from './challenge-form.ts';
import { FormatFields } from './FormatFields.tsx';
import { SlotFields } from './SlotFields.tsx';
import { TimerFields } from './TimerFields.tsx';

type OfferDialogProps = FormProps & {
  title: string;
  description: string;
  submitLabel: string;
  pending: boolean;
  onSubmit: () => void;
  onClose: () => void;
  /** Before the fields: whom it goes to, or what it answers. */
  children?: ReactNode;
};

/** What a captain offers: the times first, then how to play, then the clocks. */
export function OfferDialog(props: OfferDialogProps) {
  const { title, description, submitLabel, pending, onSubmit, onClose, children, ...fields } = props;
  const footer = (
    <>
      <Button variant="text" onClick={onClose}>
        返回
      </Button>
      <Button variant="primary" pending={pending} onClick={onSubmit}>
        {submitLabel}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={description}
      size="large"
      isPhoneSheet
      footer={footer}
    >
      <div className="mt-4 grid gap-5">
        {fields.errors['root'] !== undefined && (
          <Note tone="yan">
            <span role="alert">{fields.errors['root']}</span>
          </Note>
        )}
        {children}
        <SlotFields {...fields} />
        <FormatFields {...fields} />
        <BoardFields {...fields} />
        <TimerFields {...fields} />
      </div>
    </Dialog>
  );
}
