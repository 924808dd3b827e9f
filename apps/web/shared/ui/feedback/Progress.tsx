import { cx } from '../layout/cx.ts';

type ProgressTone = 'plain' | 'zhu' | 'jin' | 'lv';

const FILLS: Record<ProgressTone, string> = {
  plain: 'bg-text-2',
  zhu: 'bg-zhu-bright',
  jin: 'bg-jin-fill',
  lv: 'bg-lv-fill',
};

type ProgressProps = {
  /** Null where the text beside it says the same. */
  label: string | null;
  value: number;
  max: number;
  tone?: ProgressTone;
  /** Its place only. */
  className?: string;
};

export function Progress({ label, value, max, tone = 'plain', className }: ProgressProps) {
  const percent = max > 0 ? Math.min(100, (value / max) * 100) : 0;
  const meaning =
    label === null
      ? { 'aria-hidden': true }
      : {
          role: 'progressbar',
          'aria-label': label,
          'aria-valuenow': value,
          'aria-valuemin': 0,
          'aria-valuemax': max,
        };
  return (
    <span
      {...meaning}
      className={cx('block h-1 overflow-hidden rounded-full bg-surface-3 in-data-[theme=light]:bg-line-1', className)}
    >
      <i className={cx('block h-full rounded-full', FILLS[tone])} style={{ width: `${percent}%` }} />
    </span>
  );
}
