import { Countdown } from '../../../shared/ui/Countdown.tsx';
import { cx } from '../../../shared/ui/cx.ts';

/** What is left, large; in gamboge where the visitor is the one who has to act. */
export function DueClock({ label, dueAt, isUrgent }: { label: string; dueAt: string; isUrgent: boolean }) {
  return (
    <span className={cx('cd', !isUrgent && 'cd--calm')}>
      <small>{label}</small>
      <Countdown dueAt={dueAt} />
    </span>
  );
}
