import { cx } from '../ui/layout/cx.ts';

type RulingChoiceProps<T extends string> = {
  label: string;
  options: readonly { value: T; label: string }[];
  /** Null: nothing is chosen yet. */
  value: T | null;
  onChange: (value: T) => void;
};

/** One choice of a few whose labels hold names: they wrap, for no choice may be out of sight. */
export function RulingChoice<T extends string>({ label, options, value, onChange }: RulingChoiceProps<T>) {
  return (
    <div
      className="flex max-w-full flex-wrap gap-0.5 self-start rounded-[8px] bg-sunken p-[3px]"
      role="group"
      aria-label={label}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={cx(
            'min-h-[30px] max-w-full cursor-pointer rounded-control border-0 px-3.5 text-13 wrap-anywhere max-tablet:min-h-10',
            option.value === value
              ? 'bg-surface-3 font-medium text-text-1 in-[[data-theme=light]]:bg-surface-1'
              : 'bg-transparent text-text-2',
          )}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
