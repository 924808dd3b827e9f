import { Button } from '../../../../shared/ui/actions/Button.tsx';

type SaveBarProps = { count: number; isSaving: boolean; onDiscard: () => void };

/** Sticks to the bottom as long as something is changed. */
export function SaveBar({ count, isSaving, onDiscard }: SaveBarProps) {
  if (count === 0) return null;
  return (
    <div
      className="sticky bottom-4 z-batch mt-5 flex flex-wrap items-center justify-end gap-x-6 gap-y-3 rounded-dialog bg-surface-pop py-3 pr-4 pl-5 shadow-3 ring-1 ring-line-2"
      role="region"
      aria-label="未保存的更改"
    >
      <span className="leading-[18px] whitespace-nowrap max-tablet:w-full" aria-live="polite">
        <b className="font-num text-20">{count}</b> 项更改未保存
      </span>
      <span className="flex flex-wrap items-center gap-2 max-tablet:flex-1">
        <Button variant="text" disabled={isSaving} onClick={onDiscard}>
          放弃更改
        </Button>
        <Button type="submit" variant="primary" className="max-tablet:flex-1" pending={isSaving}>
          {`保存 ${count} 项更改`}
        </Button>
      </span>
    </div>
  );
}
