import { DECKS_MAX } from '@pailei/contracts/decks/decks/decks.api';
import { CircleAlert } from 'lucide-react';
import { useRef, useState } from 'react';

import { messageOf } from '../../../../shared/api/error-text.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { Dialog } from '../../../../shared/ui/feedback/Dialog.tsx';
import { Note } from '../../../../shared/ui/feedback/Note.tsx';
import { toast } from '../../../../shared/ui/feedback/toast.ts';
import { useImportDecks, useImportPreview } from '../decks.api.ts';
import {
  importRows,
  lineSpan,
  restOfText,
  textProblem,
  type Choices,
  type Classes,
  type ImportRow,
} from './import.model.ts';
import { ImportResult } from './ImportResult.tsx';
import { PasteField } from './PasteField.tsx';
import { useImportText } from './useImportText.ts';

/** Paste, look at what was read, choose, import. Closing it loses nothing. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { text, setText, debounced } = useImportText();
  const [choices, setChoices] = useState<Choices>({});
  const [classes, setClasses] = useState<Classes>({});
  const area = useRef<HTMLTextAreaElement>(null);
  const canPreview = debounced.trim() !== '' && textProblem(debounced) === null;
  const preview = useImportPreview(canPreview ? debounced : null);
  const send = useImportDecks();

  const read = canPreview ? preview.data : undefined;
  const rows = importRows(read?.items ?? [], choices, classes);
  const chosen = rows.filter(({ isChosen }) => isChosen);
  const room = read?.room ?? DECKS_MAX;
  const isUpToDate = text === debounced && !preview.isFetching;

  const importChosen = () =>
    send.mutate(
      { decks: chosen.map(importedDeck) },
      {
        onSuccess: ({ decks }) => {
          toast.success(`已导入 ${decks.length} 副卡组`);
          const rest = restOfText(text, read?.items ?? [], read?.left_over ?? 0);
          setText(rest);
          if ((read?.left_over ?? 0) === 0) onClose();
        },
      },
    );

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<span className="font-song font-black">导入卡组</span>}
      size="large"
      isPhoneSheet
      initialFocus={area}
      footer={
        <>
          <span className="mr-auto flex items-center gap-1.5 text-13 text-text-3 max-tablet:hidden">
            <CircleAlert size={14} /> 无效行不会影响其他卡组
          </span>
          <Button variant="ghost" onClick={onClose}>
            取消
          </Button>
          <Button
            variant="primary"
            className="max-tablet:flex-1"
            pending={send.isPending}
            disabled={!isUpToDate || chosen.length === 0 || chosen.length > room}
            onClick={importChosen}
          >
            {chosen.length === 0 ? '导入' : `导入 ${chosen.length} 副`}
          </Button>
        </>
      }
    >
      <PasteField ref={area} text={text} onChange={setText} />
      {preview.error && canPreview && <Note tone="yan">{messageOf(preview.error)}</Note>}
      {send.error && <Note tone="yan">{messageOf(send.error)}</Note>}
      {read && (
        <ImportResult
          read={read}
          rows={rows}
          onChoose={(key, isChosen) => setChoices({ ...choices, [key]: isChosen })}
          onClass={(key, heroClass) => setClasses({ ...classes, [key]: heroClass })}
          onShowLine={(line) => updatePublicSummary(area.current, text, line)}
        />
      )}
    </Dialog>
  );
}

/** The class is sent with a deck only where the visitor had to choose it. */
function importedDeck({ name, code, state, class: heroClass }: ImportRow) {
  return { name, code, ...(state === 'ask' && heroClass !== null && { class: heroClass }) };
}

/** In px; the field's lines never wrap. */
const LINE_HEIGHT = 22;

function updatePublicSummary(area: HTMLTextAreaElement | null, text: string, line: number): void {
  if (!area) return;
  const [start, end] = lineSpan(text, line);
  area.focus();
  area.setSelectionRange(start, end);
  area.scrollTop = Math.max(0, (line - 2) * LINE_HEIGHT);
  area.scrollLeft = 0;
}
