import { cardSourceBody } from '@pailei/contracts/decks/cards/cards.api';
import { useState, type SyntheticEvent } from 'react';

import { errorsOfAnswer, errorsOfCheck, type FieldErrors } from '../../../../shared/api/field-errors.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { TextField } from '../../../../shared/ui/forms/Field.tsx';
import { Time } from '../../../../shared/ui/time/Time.tsx';
import { toast } from '../../../../shared/ui/feedback/toast.ts';
import { useSaveSource } from './catalogue.api.ts';

/** Where the catalogue is fetched from every night. */
export function SourceForm({ saved, refreshedAt }: { saved: string; refreshedAt: string | null }) {
  const [url, setUrl] = useState(saved);
  const [errors, setErrors] = useState<FieldErrors>({});
  const save = useSaveSource();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const checked = cardSourceBody.safeParse({ refresh_url: url.trim() });
    setErrors(checked.success ? {} : errorsOfCheck(checked.error));
    if (!checked.success) return;
    save.mutate(checked.data.refresh_url, {
      onSuccess: () => toast.success(checked.data.refresh_url === '' ? '每日导入已关闭' : '地址已保存'),
      onError: (error) => setErrors(errorsOfAnswer(error, 'refresh_url')),
    });
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label="目录地址"
        hint="保存后取一次，之后每天凌晨 4 点；留空则关闭"
        placeholder="https://"
        inputMode="url"
        autoComplete="off"
        maxLength={500}
        value={url}
        error={errors['refresh_url']}
        onChange={(event) => setUrl(event.target.value)}
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="text-12 text-text-3">{refreshedAt !== null && <>上次 {<Time iso={refreshedAt} />}</>}</span>
        <Button type="submit" size="sm" pending={save.isPending} disabled={url.trim() === saved}>
          保存地址
        </Button>
      </div>
    </form>
  );
}
