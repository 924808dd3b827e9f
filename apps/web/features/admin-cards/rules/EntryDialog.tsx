import type { ReactNode, SyntheticEvent } from 'react';

import { Button } from '../../../shared/ui/Button.tsx';
import { Dialog } from '../../../shared/ui/Dialog.tsx';
import { Note } from '../../../shared/ui/Note.tsx';

const FORM_ID = 'deck-rules-entry';

type EntryDialogProps = {
  title: string;
  saveLabel: string;
  error: string | undefined;
  isSaving: boolean;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** The frame of the forms for a class and for a format. */
export function EntryDialog({ title, saveLabel, error, isSaving, onSave, onClose, children }: EntryDialogProps) {
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSave();
  };
  const footer = (
    <>
      <Button variant="text" onClick={onClose}>
        返回
      </Button>
      <Button type="submit" form={FORM_ID} variant="primary" pending={isSaving}>
        {saveLabel}
      </Button>
    </>
  );
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} footer={footer}>
      <form id={FORM_ID} className="stack stack--s" noValidate onSubmit={submit}>
        {error !== undefined && <Note tone="yan">{error}</Note>}
        {children}
      </form>
    </Dialog>
  );
}
