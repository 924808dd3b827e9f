import { type Incident, addNoteBody } from '@pailei/contracts/site/status/status.api';
import { NOTE_MAX } from '@pailei/domain/text-limits/text-limits';
import { useState } from 'react';

import { errorsOfAnswer, errorsOfCheck, type FieldErrors } from '../../../../shared/api/field-errors.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { Dialog } from '../../../../shared/ui/feedback/Dialog.tsx';
import { TextAreaField } from '../../../../shared/ui/forms/Field.tsx';
import { toast } from '../../../../shared/ui/feedback/toast.ts';
import { useAddNote } from '../status.api.ts';

export function NoteForm({ incident, onClose }: { incident: Incident; onClose: () => void }) {
  const add = useAddNote(incident.id);
  const [note, setNote] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const submit = () => {
    const checked = addNoteBody.safeParse({ note });
    if (!checked.success) return setErrors(errorsOfCheck(checked.error));
    add.mutate(note, {
      onSuccess: () => {
        toast.success('进展已添加');
        onClose();
      },
      onError: (error) => setErrors(errorsOfAnswer(error)),
    });
  };
  const footer = (
    <>
      <Button variant="text" onClick={onClose}>
        返回
      </Button>
      <Button variant="primary" pending={add.isPending} onClick={submit}>
        添加进展
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="添加进展"
      description={`「${incident.title}」，所有访客都能看到。`}
      footer={footer}
    >
      <div className="mt-4">
        <TextAreaField
          label="说明"
          error={errors['note'] ?? errors['root']}
          rows={3}
          maxLength={NOTE_MAX}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
