import { CARD_FILE_MAX_BYTES, CARD_FILE_REFUSALS, cardsApi } from '@pailei/contracts/cards';
import { CircleAlert, FileUp, Globe } from 'lucide-react';
import { useRef, useState, type SyntheticEvent } from 'react';

import { errorsOfAnswer, errorsOfCheck, type FieldErrors } from '../../../shared/api/field-errors.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { TextField } from '../../../shared/ui/Field.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { useImport } from './catalogue.api.ts';

/** A file from this machine, or an address that the server fetches. */
export function ImportForm() {
  const [url, setUrl] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const start = useImport();
  const send = (given: Parameters<typeof start.mutate>[0], field: string) =>
    start.mutate(given, {
      onSuccess() {
        toast.success('已开始导入');
        setErrors({});
        setUrl('');
      },
      onError: (error) => setErrors(errorsOfAnswer(error, field)),
    });
  const sendUrl = (event: SyntheticEvent) => {
    event.preventDefault();
    const checked = cardsApi.importUrl.body.safeParse({ url: url.trim() });
    if (checked.success) send(checked.data, 'url');
    else setErrors(errorsOfCheck(checked.error));
  };
  return (
    <div className="ac-import">
      <FileChoice
        isSending={start.isPending}
        error={errors['file']}
        onChoose={(file) =>
          file.size > CARD_FILE_MAX_BYTES ? setErrors({ file: CARD_FILE_REFUSALS.too_large }) : send({ file }, 'file')
        }
      />
      <form noValidate onSubmit={sendUrl} className="ac-url">
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
        <Button type="submit" pending={start.isPending}>
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
    <div className="fld">
      <span className="fld__l">从文件导入</span>
      <Button variant="primary" icon={<FileUp size={16} />} pending={isSending} onClick={() => input.current?.click()}>
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
      {error && (
        <span className="fld__e" role="alert">
          <CircleAlert size={14} />
          {error}
        </span>
      )}
    </div>
  );
}
