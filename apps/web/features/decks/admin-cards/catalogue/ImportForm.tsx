import { CARD_FILE_MAX_BYTES, CARD_FILE_REFUSALS, importUrlBody } from '@pailei/contracts/decks/cards/cards.api';
import { FileUp, Globe } from 'lucide-react';
import { useRef, useState, type SyntheticEvent } from 'react';

import { errorsOfAnswer, errorsOfCheck, type FieldErrors } from '../../../../shared/api/field-errors.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { FieldGroup, TextField } from '../../../../shared/ui/forms/Field.tsx';
import { toast } from '../../../../shared/ui/feedback/toast.ts';
import { useImport } from './catalogue.api.ts';

/** A file from this machine, or an address that the server fetches. */
export function ImportForm() {
  const [url, setUrl] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const start = useImport();
  const send = (source: Parameters<typeof start.mutate>[0], field: string) =>
    start.mutate(source, {
      onSuccess() {
        toast.success('已开始导入');
        setErrors({});
        setUrl('');
      },
      onError: (error) => setErrors(errorsOfAnswer(error, field)),
    });
  const sendUrl = (event: SyntheticEvent) => {
    event.preventDefault();
    const checked = importUrlBody.safeParse({ url: url.trim() });
    if (checked.success) send(checked.data, 'url');
    else setErrors(errorsOfCheck(checked.error));
  };
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-8 gap-y-4 max-tablet:grid-cols-1">
      <FileChoice
        isSending={start.isPending}
        error={errors['file']}
        onChoose={(file) =>
          file.size > CARD_FILE_MAX_BYTES ? setErrors({ file: CARD_FILE_REFUSALS.too_large }) : send({ file }, 'file')
        }
      />
      <form
        noValidate
        onSubmit={sendUrl}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3 max-tablet:grid-cols-1"
      >
        <TextField
          label="从网址导入"
          placeholder="https://"
          inputMode="url"
          autoComplete="off"
          maxLength={500}
          icon={<Globe size={16} />}
          value={url}
          error={errors['url']}
          onChange={(event) => setUrl(event.target.value)}
        />
        {/* level with the field's box, below its label */}
        <Button type="submit" className="mt-7 max-tablet:mt-0 max-tablet:justify-self-start" pending={start.isPending}>
          从网址导入
        </Button>
      </form>
    </div>
  );
}

type FileChoiceProps = { isSending: boolean; error: string | undefined; onChoose: (file: File) => void };

function FileChoice({ isSending, error, onChoose }: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <FieldGroup label="从文件导入" error={error}>
      <Button
        variant="primary"
        className="self-start"
        icon={<FileUp size={16} />}
        pending={isSending}
        onClick={() => input.current?.click()}
      >
        选择文件
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label="选择卡牌目录文件"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onChoose(file);
          // the same file can be chosen again
          target.value = '';
        }}
      />
    </FieldGroup>
  );
}
