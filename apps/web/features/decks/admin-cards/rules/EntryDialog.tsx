import type { ReactNode, SyntheticEvent } from 'react';

import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { Dialog } from '../../../../shared/ui/feedback/Dialog.tsx';
import { Note } from '../../../../shared/ui/feedback/Note.tsx';

const FORM_ID = 'deck-rules-entry';

type EntryDialogProps = {
  kind: '职业' | '模式';
  /** Null: a new one. */
  known: { name: string } | null;
  error: string | undefined;
  isSaving: boolean;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** The frame of the forms for a class and for a format. */
export function EntryDialog({ kind, known, error, isSaving, onSave, onClose, children }: EntryDialogProps) {
  const addLabel = `添加${kind}`;
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
        {known ? '保存修改' : addLabel}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={known ? `修改「${known.name}」` : addLabel}
      footer={footer}
    >
      <form id={FORM_ID} className="flex flex-col gap-4" noValidate onSubmit={submit}>
        {error !== undefined && <Note tone="yan">{error}</Note>}
        {children}
      </form>
    </Dialog>
  );
}
