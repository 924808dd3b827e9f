import { eventTemplateBody } from '@pailei/contracts/play/event-templates/event-templates.api';
import { DEFAULT_SETTINGS } from '@pailei/contracts/site/settings/settings.api';
import { EVENT_TEMPLATE_NAME_MAX } from '@pailei/domain/event-series/event-series';
import { useState, type SyntheticEvent } from 'react';

import { errorsOfAnswer, errorsOfCheck, type FieldErrors } from '../../../../../shared/api/field-errors.ts';
import { useSystem } from '../../../../../shared/live/useTopics.ts';
import { Button } from '../../../../../shared/ui/actions/Button.tsx';
import { Dialog } from '../../../../../shared/ui/feedback/Dialog.tsx';
import { Note } from '../../../../../shared/ui/feedback/Note.tsx';
import { toast } from '../../../../../shared/ui/feedback/toast.ts';
import { TextField } from '../../../../../shared/ui/forms/Field.tsx';
import { useSaveTemplate, useTemplates } from '../editor.api.ts';
import { eventBody } from '../model/event-body.ts';
import type { EventForm } from '../model/event-form.ts';
import { planOf } from '../model/event-plan.ts';

const FORM_ID = 'save-template';

/** Keeps the form under a name; under one that is taken it takes that template's place. */
export function SaveTemplateDialog({ form, onClose }: { form: EventForm; onClose: () => void }) {
  const [name, setName] = useState(form.name.trim());
  const [errors, setErrors] = useState<FieldErrors>({});
  const timers = useSystem().state?.series ?? DEFAULT_SETTINGS.series;
  const templates = useTemplates().data?.items ?? [];
  const save = useSaveTemplate();
  const taken = templates.find((template) => template.name.toLowerCase() === name.trim().toLowerCase());
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const body = { name: name.trim(), plan: planOf(eventBody(form, timers), form.timing) };
    const checked = eventTemplateBody.safeParse(body);
    setErrors(checked.success ? {} : errorsOfCheck(checked.error));
    if (!checked.success) return;
    save.mutate(
      { id: taken?.id ?? null, body },
      {
        onSuccess() {
          toast.success(`模板「${body.name}」已保存`);
          onClose();
        },
        onError: (error) => setErrors(errorsOfAnswer(error)),
      },
    );
  };
  const others = Object.entries(errors).filter(([field]) => field !== 'name');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="存为模板"
      description="保存全部设置；时间存成开赛前多久，新赛事选好开赛时间就会填上。"
      footer={
        <>
          <Button variant="text" onClick={onClose}>
            返回
          </Button>
          <Button type="submit" form={FORM_ID} variant="primary" pending={save.isPending}>
            {taken ? '更新模板' : '保存模板'}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} className="mt-4 grid gap-4" onSubmit={submit} noValidate>
        {others.length > 0 && <Note tone="yan">{`赛事的设置还不完整：${others[0]?.[1]}`}</Note>}
        <TextField
          label="模板名称"
          maxLength={EVENT_TEMPLATE_NAME_MAX}
          value={name}
          error={errors['name']}
          hint={taken && '已有同名的模板，保存后替换它的内容。'}
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
