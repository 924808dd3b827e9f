import { cx } from './cx.ts';

type ProgressProps = { label: string; value: number; max: number; tone?: 'zhu' | 'jin' | 'lv' };

export function Progress({ label, value, max, tone }: ProgressProps) {
  const percent = max > 0 ? Math.min(100, (value / max) * 100) : 0;
  return (
    <span
      className={cx('bar', tone && `bar--${tone}`)}
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
    >
      <i style={{ width: `${percent}%` }} />
    </span>
  );
}
