export type SegmentedOption<T extends string> = { value: T; label: string; count?: number };

type SegmentedProps<T extends string> = {
  label: string;
  options: readonly SegmentedOption<T>[];
  /** Null: nothing is chosen yet. */
  value: T | null;
  onChange: (value: T) => void;
};

/** One choice of a few, all visible. */
export function Segmented<T extends string>({ label, options, value, onChange }: SegmentedProps<T>) {
  return (
    <div className="seg" role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={option.value === value ? 'is-on' : ''}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
          {option.count !== undefined && <em>{option.count}</em>}
        </button>
      ))}
    </div>
  );
}
