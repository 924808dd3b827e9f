import { IMPORT_MAX, IMPORT_TEXT_MAX } from '@pailei/contracts/decks/decks/decks.api';
import { useId, useState, type ClipboardEvent, type DragEvent, type Ref } from 'react';

import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { FieldError } from '../../../../shared/ui/forms/FieldBox.tsx';
import { cx } from '../../../../shared/ui/layout/cx.ts';
import { textProblem } from './import.model.ts';

type PasteFieldProps = { ref: Ref<HTMLTextAreaElement>; text: string; onChange: (text: string) => void };

/** Where decks are pasted, typed, or dropped as a text file. What is far too long does not come in at all. */
export function PasteField({ ref, text, onChange }: PasteFieldProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const problem = refusal ?? textProblem(text);
  const change = (next: string) => {
    setRefusal(null);
    onChange(next);
  };
  const paste = (event: ClipboardEvent) => {
    const tooLong = textProblem(event.clipboardData.getData('text'));
    // megabytes in a text area would stop the page for seconds
    if (tooLong !== null) event.preventDefault();
    setRefusal(tooLong);
  };
  const dragOver = (event: DragEvent) => {
    setOver(true);
    // a text field accepts dropped text by default, a file only with a handler
    if (event.dataTransfer.types.includes('Files')) event.preventDefault();
  };
  const drop = async (event: DragEvent) => {
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    const added = await readText(file);
    if (typeof added === 'string') change(joined(text, added));
    else setRefusal(added.refusal);
  };
  return (
    <div className="grid gap-2.5">
      <p className="text-13 text-text-2" id={`${id}-hint`}>
        一行一个卡组码，或整段粘贴分享文字，也可以把 .txt 文件拖进来。自动识别并跳过说明行，一次最多 {IMPORT_MAX} 副。
      </p>
      <textarea
        ref={ref}
        className={cx(
          'block h-39 min-h-24 w-full resize-y rounded-control border p-3 font-mono text-13 leading-[22px] whitespace-pre text-text-1 aria-invalid:border-yan-text',
          isOver ? 'border-zhu-text bg-zhu-wash' : 'border-line-control bg-surface-1',
        )}
        rows={6}
        wrap="off"
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        aria-label="卡组码"
        aria-describedby={`${id}-hint`}
        aria-invalid={problem !== null || undefined}
        value={text}
        onChange={(event) => change(event.target.value)}
        onPaste={paste}
        onDragOver={dragOver}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => void drop(event)}
      />
      <div className="-mt-1.5 flex min-h-7 items-center gap-2">
        {problem !== null && <FieldError>{problem}</FieldError>}
        {text !== '' && (
          <Button className="ml-auto" variant="text" size="sm" onClick={() => change('')}>
            清空
          </Button>
        )}
      </div>
    </div>
  );
}

const joined = (text: string, added: string) => (text.trim() === '' ? added : `${text.trimEnd()}\n${added}`);

/** A Chinese character has at most three bytes in UTF-8. */
const FILE_MAX_BYTES = IMPORT_TEXT_MAX * 3;

async function readText(file: File): Promise<string | { refusal: string }> {
  if (file.size > FILE_MAX_BYTES) return { refusal: `文件过大，最多 ${IMPORT_TEXT_MAX / 1_000} KB` };
  return file.text().catch(() => ({ refusal: '文件读取失败，请直接粘贴内容' }));
}
