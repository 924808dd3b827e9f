import { newIncidentBody, type Incident } from '@pailei/contracts/site/status/status.api';
import { useState, type SyntheticEvent } from 'react';

import { errorsOfAnswer, errorsOfCheck, type FieldErrors } from '../../../../shared/api/field-errors.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { Dialog } from '../../../../shared/ui/feedback/Dialog.tsx';
import { Note } from '../../../../shared/ui/feedback/Note.tsx';
import { toast } from '../../../../shared/ui/feedback/toast.ts';
import { useChangeIncident, useOpenIncident } from '../status.api.ts';
import { IncidentFields, type IncidentFormState } from './IncidentFields.tsx';

const FORM_ID = 'incident';
const changeSchema = newIncidentBody.omit({ note: true });

type IncidentFormProps = { incident?: Incident; onClose: () => void };

/** A new incident with its first note, or a change of an existing one. */
export function IncidentForm({ incident, onClose }: IncidentFormProps) {
  const open = useOpenIncident();
  const change = useChangeIncident(incident?.id ?? '');
  const [form, setForm] = useState<IncidentFormState>({
    title: '',
    components: [],
    severity: 'minor',
    ...incident,
    note: '',
  });
  const [errors, setErrors] = useState<FieldErrors>({});
  const done = { onSuccess: finish, onError: (error: unknown) => setErrors(errorsOfAnswer(error)) };

  function finish(): void {
    toast.success(incident ? '事件已修改' : '事件已发布');
    onClose();
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    const { title, components, severity, note } = form;
    const fields = { title, components, severity };
    const checked = incident ? changeSchema.safeParse(fields) : newIncidentBody.safeParse({ ...fields, note });
    if (!checked.success) return setErrors(errorsOfCheck(checked.error));
    setErrors({});
    if (!incident) return open.mutate({ ...fields, note }, done);
    change.mutate({ ...fields, is_resolved: incident.resolved_at !== null, updated_at: incident.updated_at }, done);
  }

  const footer = (
    <>
      <Button variant="text" onClick={onClose}>
        返回
      </Button>
      <Button type="submit" form={FORM_ID} variant="primary" pending={open.isPending || change.isPending}>
        {incident ? '保存修改' : '发布事件'}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={incident ? '修改事件' : '发布事件'}
      description="所有访客都能在系统状态页看到。"
      footer={footer}
    >
      <form id={FORM_ID} className="flex min-w-0 flex-col gap-4 mt-4" onSubmit={submit} noValidate>
        {errors['root'] && <Note tone="yan">{errors['root']}</Note>}
        <IncidentFields form={form} errors={errors} hasNote={!incident} onChange={setForm} />
      </form>
    </Dialog>
  );
}
