import type { ReactNode } from 'react';

type EditorSaveBarProps = { title: string; note: string; children: ReactNode };

/** Sticks to the bottom of the window: what is to be saved, and the buttons that do. */
export function EditorSaveBar({ title, note, children }: EditorSaveBarProps) {
  return (
    <div
      className="sticky bottom-4 z-batch flex flex-wrap items-center gap-x-6 gap-y-3 rounded-dialog bg-surface-pop py-3 pr-4 pl-5 shadow-3 ring-1 ring-line-2"
      role="region"
      aria-label="保存"
    >
      <p className="min-w-0 flex-1 leading-5 max-tablet:basis-full" aria-live="polite">
        <b className="block font-semibold">{title}</b>
        <small className="text-12 text-text-3">{note}</small>
      </p>
      <span className="flex flex-wrap items-center gap-2 max-tablet:flex-1 max-tablet:*:grow">{children}</span>
    </div>
  );
}
