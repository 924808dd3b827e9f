import type { ManagedSeason } from '@pailei/contracts/play/seasons/admin-seasons.api';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import type { z } from 'zod';

import { errorsOfAnswer, errorsOfCheck, type FieldErrors } from '../../../../shared/api/field-errors.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { Dialog } from '../../../../shared/ui/feedback/Dialog.tsx';
import { Note } from '../../../../shared/ui/feedback/Note.tsx';
import { toast } from '../../../../shared/ui/feedback/toast.ts';
import { useSeasonCall } from './admin-seasons.calls.ts';

type SeasonFormOptions<Form, Body> = {
  start: () => Form;
  bodyOf: (form: Form) => unknown;
  schema: z.ZodType<Body>;
  send: (body: Body) => Promise<ManagedSeason>;
  doneText: string;
  onDone: () => void;
};

/** What is typed of a season, with the errors of each field; it is checked here before it is sent. */
export function useSeasonForm<Form, Body>({
  start,
  bodyOf,
  schema,
  send,
  doneText,
  onDone,
}: SeasonFormOptions<Form, Body>) {
  const [form, setForm] = useState(start);
  const [errors, setErrors] = useState<FieldErrors>({});
  const save = useSeasonCall(send);
  const change = (changes: Partial<Form>) => setForm((before) => ({ ...before, ...changes }));
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const checked = schema.safeParse(bodyOf(form));
    setErrors(checked.success ? {} : errorsOfCheck(checked.error));
    if (!checked.success) return;
    save.mutate(checked.data, {
      onSuccess() {
        toast.success(doneText);
        onDone();
      },
      onError: (error) => setErrors(errorsOfAnswer(error)),
    });
  };
  return { form, errors, change, submit, isSaving: save.isPending };
}

type SeasonFormDialogProps = {
  id: string;
  title: string;
  submitLabel: string;
  isSaving: boolean;
  errors: FieldErrors;
  onSubmit: (event: SyntheticEvent) => void;
  onClose: () => void;
  children: ReactNode;
};

export function SeasonFormDialog(props: SeasonFormDialogProps) {
  const { id, title, submitLabel, isSaving, errors, onSubmit, onClose, children } = props;
  const footer = (
    <>
      <Button variant="text" onClick={onClose}>
        返回
      </Button>
      <Button type="submit" form={id} variant="primary" pending={isSaving}>
        {submitLabel}
      </Button>
    </>
  );
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} footer={footer}>
      <form id={id} className="flex min-w-0 flex-col gap-4" onSubmit={onSubmit} noValidate>
        {errors['root'] && <Note tone="yan">{errors['root']}</Note>}
        {children}
      </form>
    </Dialog>
  );
}
