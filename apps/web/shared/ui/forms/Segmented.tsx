import { cx } from '../layout/cx.ts';

export type SegmentedOption<T extends string> = {
  value: T;
  label: string;
  count?: number;
  /** What is chosen elsewhere excludes it. */
  disabled?: boolean;
};

type SegmentedProps<T extends string> = {
  label: string;
  options: readonly SegmentedOption<T>[];
  /** Null: nothing is chosen yet. */
  value: T | null;
  /** On phones the options share the whole line. */
  fillsPhone?: boolean;
  /** For long labels: they break, and the options take several lines. */
  wraps?: boolean;
  onChange: (value: T) => void;
};

/** One choice of a few, all visible. */
export function Segmented<T extends string>(props: SegmentedProps<T>) {
  const { label, options, value, fillsPhone = false, wraps = false, onChange } = props;
  return (
    <div
      className={cx(
        'inline-flex max-w-full gap-0.5 rounded-[8px] bg-sunken p-[3px]',
        wraps ? 'flex-wrap' : '[scrollbar-width:none] overflow-x-auto',
        fillsPhone && 'max-tablet:flex max-tablet:w-full',
      )}
      role="group"
      aria-label={label}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={cx(
            'inline-flex cursor-pointer items-center gap-1.5 rounded-control border-0 px-3.5 text-13',
            wraps
              ? 'min-h-[30px] max-w-full wrap-anywhere max-tablet:min-h-10'
              : 'h-[30px] whitespace-nowrap max-tablet:h-10',
            fillsPhone && 'max-tablet:flex-1 max-tablet:justify-center max-tablet:px-2.5',
            option.value === value
              ? 'bg-surface-3 font-medium text-text-1 shadow-1 in-data-[theme=light]:bg-surface-1'
              : 'bg-transparent text-text-2',
            'disabled:cursor-not-allowed disabled:text-text-off',
          )}
          aria-pressed={option.value === value}
          disabled={option.disabled}
          onClick={() => onChange(option.value)}
        >
          {option.label}
          {option.count !== undefined && (
            <span className="font-num text-12 leading-none font-semibold text-text-3">{option.count}</span>
          )}
        </button>
      ))}
    </div>
  );
}
