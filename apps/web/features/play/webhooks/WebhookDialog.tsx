import { WEBHOOK_TYPE_TEXTS } from '@pailei/contracts/play/webhooks/webhook-texts';
import { webhookBody, type Webhook } from '@pailei/contracts/play/webhooks/webhooks.api';
import { WEBHOOK_TYPES, type WebhookType } from '@pailei/domain/webhooks/webhooks';
import { useState, type SyntheticEvent } from 'react';

import { errorsOfAnswer, errorsOfCheck, type FieldErrors } from '../../../shared/api/field-errors.ts';
import { Button } from '../../../shared/ui/actions/Button.tsx';
import { Dialog } from '../../../shared/ui/feedback/Dialog.tsx';
import { Note } from '../../../shared/ui/feedback/Note.tsx';
import { toast } from '../../../shared/ui/feedback/toast.ts';
import { FieldGroup, TextField } from '../../../shared/ui/forms/Field.tsx';
import { Select } from '../../../shared/ui/forms/Select.tsx';
import { Switch } from '../../../shared/ui/forms/Switch.tsx';
import { useOpenEvents, useSaveWebhook, type WebhookFacts } from './webhooks.api.ts';

const FORM_ID = 'webhook';
const NEW: WebhookFacts = { name: '', url: 'https://', types: [...WEBHOOK_TYPES], tournament_id: null };

type WebhookDialogProps = { known: Webhook | null; onSecret: (secret: string) => void; onClose: () => void };

/** A new target, or a change of `known`. */
export function WebhookDialog({ known, onSecret, onClose }: WebhookDialogProps) {
  const [form, setForm] = useState(() => (known ? factsOf(known) : NEW));
  const [errors, setErrors] = useState<FieldErrors>({});
  const save = useSaveWebhook(known);
  const change = (changes: Partial<WebhookFacts>) => setForm((now) => ({ ...now, ...changes }));
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const checked = webhookBody.safeParse(form);
    setErrors(checked.success ? {} : errorsOfCheck(checked.error));
    if (!checked.success) return;
    save.mutate(checked.data, {
      onSuccess({ secret }) {
        if (secret === null) toast.success('Webhook 已修改');
        else onSecret(secret);
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
      <Button type="submit" form={FORM_ID} variant="primary" pending={save.isPending}>
        {known ? '保存修改' : '新增 Webhook'}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={known ? '修改 Webhook' : '新增 Webhook'}
      footer={footer}
    >
      <form id={FORM_ID} className="flex min-w-0 flex-col gap-4" onSubmit={submit} noValidate>
        {errors['root'] && <Note tone="yan">{errors['root']}</Note>}
        <TextField
          label="名称"
          maxLength={60}
          value={form.name}
          error={errors['name']}
          onChange={(event) => change({ name: event.target.value })}
        />
        <TextField
          label="地址"
          type="url"
          isCode
          hint="公网上的 https 地址，10 秒内回应 2xx 算送达"
          maxLength={500}
          value={form.url}
          error={errors['url']}
          onChange={(event) => change({ url: event.target.value })}
        />
        <EventChoice known={known} value={form.tournament_id} onChange={(tournament_id) => change({ tournament_id })} />
        <TypeChoice value={form.types} error={errors['types']} onChange={(types) => change({ types })} />
      </form>
    </Dialog>
  );
}

function factsOf({ name, url, types, tournament }: Webhook): WebhookFacts {
  return { name, url, types, tournament_id: tournament?.id ?? null };
}

type EventChoiceProps = { known: Webhook | null; value: string | null; onChange: (id: string | null) => void };

function EventChoice({ known, value, onChange }: EventChoiceProps) {
  const open = useOpenEvents().data?.items ?? [];
  const bound = known?.tournament;
  const events = bound && !open.some(({ id }) => id === bound.id) ? [bound, ...open] : open;
  const options = [{ value: '', label: '所有赛事' }, ...events.map(({ id, name }) => ({ value: id, label: name }))];
  return (
    <Select
      label="赛事"
      options={options}
      value={value ?? ''}
      onChange={(id) => onChange(id === '' ? null : id)}
      className="max-w-full"
    />
  );
}

type TypeChoiceProps = {
  value: readonly WebhookType[];
  error: string | undefined;
  onChange: (types: WebhookType[]) => void;
};

function TypeChoice({ value, error, onChange }: TypeChoiceProps) {
  const toggle = (type: WebhookType, isOn: boolean) =>
    onChange(WEBHOOK_TYPES.filter((one) => (one === type ? isOn : value.includes(one))));
  return (
    <FieldGroup label="事件" error={error}>
      <div className="grid grid-cols-2 gap-x-6 gap-y-1">
        {WEBHOOK_TYPES.map((type) => (
          <Switch key={type} checked={value.includes(type)} onChange={(isOn) => toggle(type, isOn)}>
            {WEBHOOK_TYPE_TEXTS[type]}
          </Switch>
        ))}
      </div>
    </FieldGroup>
  );
}
