import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { Note } from '../../../../shared/ui/feedback/Note.tsx';
import { FORM_NAMES } from './model/form-names.ts';
import type { EventForm } from './model/event-form.ts';

type StaleNoteProps = { isStale: boolean; conflicts: readonly (keyof EventForm)[]; onMerge: () => void };

/** Somebody else has saved meanwhile: nothing is overwritten unseen, and nothing that was typed is lost. */
export function StaleNote({ isStale, conflicts, onMerge }: StaleNoteProps) {
  if (isStale)
    return (
      <Note tone="huang" className="mb-6">
        <span className="flex flex-wrap items-center gap-3">
          其他管理员刚刚保存了这场赛事。先合并，再保存你的更改。
          <Button size="sm" variant="ghost" onClick={onMerge}>
            合并最新设置
          </Button>
        </span>
      </Note>
    );
  if (conflicts.length === 0) return null;
  return (
    <Note tone="huang" className="mb-6">
      {`双方都改了：${conflicts.map((field) => FORM_NAMES[field]).join('、')}。表单里是你的填写，请核对后再保存。`}
    </Note>
  );
}
