import { apiKeyBody, API_SCOPE_TEXTS } from '@pailei/contracts/site/api-keys/api-keys.api';
import { API_SCOPES, type ApiScope } from '@pailei/domain/rights/scopes';
import { useState, type SyntheticEvent } from 'react';

import { errorsOfAnswer, errorsOfCheck, type FieldErrors } from '../../../shared/api/field-errors.ts';
import { Button } from '../../../shared/ui/actions/Button.tsx';
import { Dialog } from '../../../shared/ui/feedback/Dialog.tsx';
import { Note } from '../../../shared/ui/feedback/Note.tsx';
import { FieldGroup, TextField } from '../../../shared/ui/forms/Field.tsx';
import { Switch } from '../../../shared/ui/forms/Switch.tsx';
import { editedTime } from '../../../shared/ui/time/local-time.ts';
import { useCreateApiKey } from './api-keys.api.ts';

const FORM_ID = 'api-key';

type ApiKeyForm = { name: string; scopes: readonly ApiScope[]; expires: string };
const NEW: ApiKeyForm = { name: '', scopes: ['events:read'], expires: '' };

export function ApiKeyDialog({ onToken, onClose }: { onToken: (token: string) => void; onClose: () => void }) {
  const [form, setForm] = useState(NEW);
  const [errors, setErrors] = useState<FieldErrors>({});
  const create = useCreateApiKey();
  const change = (changes: Partial<ApiKeyForm>) => setForm((now) => ({ ...now, ...changes }));
  const toggle = (scope: ApiScope, isOn: boolean) =>
    change({ scopes: API_SCOPES.filter((one) => (one === scope ? isOn : form.scopes.includes(one))) });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const { name, scopes, expires } = form;
    const checked = apiKeyBody.safeParse({ name, scopes, expires_at: editedTime(expires, null) });
    setErrors(checked.success ? {} : errorsOfCheck(checked.error));
    if (!checked.success) return;
    create.mutate(checked.data, {
      onSuccess({ token }) {
        onToken(token);
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
      <Button type="submit" form={FORM_ID} variant="primary" pending={create.isPending}>
        新增 API 密钥
      </Button>
    </>
  );
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="新增 API 密钥" footer={footer}>
      <form id={FORM_ID} className="flex min-w-0 flex-col gap-4" onSubmit={submit} noValidate>
        {errors['root'] && <Note tone="yan">{errors['root']}</Note>}
        <TextField
          label="名称"
          hint="写明用在哪个程序里"
          maxLength={60}
          value={form.name}
          error={errors['name']}
          onChange={(event) => change({ name: event.target.value })}
        />
        <FieldGroup label="权限" error={errors['scopes']}>
          <div className="flex flex-col gap-1">
            {API_SCOPES.map((scope) => (
              <Switch key={scope} checked={form.scopes.includes(scope)} onChange={(isOn) => toggle(scope, isOn)}>
                {API_SCOPE_TEXTS[scope]}
              </Switch>
            ))}
          </div>
        </FieldGroup>
        <TextField
          type="datetime-local"
          label="有效期至"
          hint="不填则一直有效，直到撤销"
          value={form.expires}
          error={errors['expires_at']}
          onChange={(event) => change({ expires: event.target.value })}
        />
      </form>
    </Dialog>
  );
}
