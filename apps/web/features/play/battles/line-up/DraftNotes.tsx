import { RotateCcw } from 'lucide-react';

import { messageOf } from '../../../../shared/api/error-text.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { Note } from '../../../../shared/ui/feedback/Note.tsx';
import { clockText } from '../../../../shared/ui/time/time.format.ts';
import type { LineUpDraftState } from './useLineUpDraft.ts';

/** Whether the draft is kept, in the line of the title. */
export function savedText({ isSaving, savedAt, saveError }: LineUpDraftState): string {
  if (saveError !== null) return '没有保存';
  if (isSaving) return '正在保存';
  return savedAt === null ? '改动会自动保存' : `已自动保存 ${clockText(savedAt)}`;
}

/** Another captain has changed the line-up meanwhile, or it could not be kept. Its place is there from the beginning. */
export function DraftNotes({ draft }: { draft: LineUpDraftState }) {
  const { foreign, saveError } = draft;
  if (saveError !== null) {
    return (
      <Note
        tone="yan"
        wraps
        className="mb-3"
        action={
          <Button size="sm" variant="ghost" icon={<RotateCcw size={14} />} onClick={draft.retry}>
            重试
          </Button>
        }
      >
        <span role="alert">草稿没有保存：{messageOf(saveError)}</span>
      </Note>
    );
  }
  if (foreign === null) return null;
  return (
    <Note
      tone="qing"
      wraps
      className="mb-3"
      action={
        !foreign.is_taken && (
          <Button size="sm" variant="ghost" onClick={draft.takeForeign}>
            改用对方的
          </Button>
        )
      }
    >
      <span role="status">
        {foreign.name} {clockText(foreign.at)} 修改了名单
        {foreign.is_taken ? '，下面是最新的一份。' : '，你刚才的改动保留，保存后以你的为准。'}
      </span>
    </Note>
  );
}
