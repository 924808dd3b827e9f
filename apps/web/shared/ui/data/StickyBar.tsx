import type { ReactNode } from 'react';

type StickyBarProps = {
  label: string;
  /** Beside the count while something runs. */
  progress?: ReactNode;
  count: number;
  /** What is counted: 「条已选」. */
  countLabel: string;
  /** What it adds up to. */
  total?: ReactNode;
  /** The destructive ones last. On phones they share the line. */
  actions: ReactNode;
  /** After the actions: the cross. */
  end?: ReactNode;
};

/** Floats above the bottom of the window as long as a list or a form has something to act on. */
export function StickyBar({ label, progress, count, countLabel, total, actions, end }: StickyBarProps) {
  return (
    <div
      className="sticky bottom-4 z-batch mt-5 flex items-center gap-x-6 gap-y-3 rounded-dialog bg-surface-pop py-3 pr-4 pl-5 shadow-[var(--pl-shadow-3),0_0_0_1px_var(--pl-line-2)] max-wide:flex-wrap print:hidden"
      role="region"
      aria-label={label}
    >
      {progress && <div className="max-w-80 min-w-45 flex-1 max-wide:max-w-none max-wide:basis-full">{progress}</div>}
      <span className="ml-auto leading-4.5 whitespace-nowrap max-tablet:ml-0 max-tablet:basis-full" aria-live="polite">
        <b className="font-num text-[20px] font-semibold">{count}</b> {countLabel}
        {total && <small className="flex gap-1 text-text-3 max-tablet:ml-3 max-tablet:inline-flex">合计 {total}</small>}
      </span>
      <span className="flex items-center gap-2 max-tablet:flex-1">
        <span className="flex items-center gap-2 max-tablet:flex-1 max-tablet:flex-wrap max-tablet:*:grow">
          {actions}
        </span>
        {end}
      </span>
    </div>
  );
}
