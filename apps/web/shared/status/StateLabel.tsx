import { cx } from '../ui/layout/cx.ts';
import { STATE_LABELS, type CurrentState } from './status-labels.ts';

const COLORS: Record<CurrentState, string> = {
  up: 'text-lv-text',
  degraded: 'text-huang-text',
  down: 'text-yan-text',
  missing: 'text-text-3',
};
const SHAPES: Record<CurrentState, string> = {
  up: 'rounded-full bg-current',
  degraded: 'rounded-[1px] bg-current',
  down: 'bg-current [clip-path:polygon(50%_0,100%_100%,0_100%)]',
  missing: 'rounded-full border-[1.5px] border-current',
};

/** Shape, label and colour. */
export function StateLabel({ state }: { state: CurrentState }) {
  return (
    <span
      className={cx('inline-flex min-w-18 items-center justify-end gap-1.5 text-13 whitespace-nowrap', COLORS[state])}
    >
      <i className={cx('size-2', SHAPES[state])} aria-hidden="true" />
      {STATE_LABELS[state]}
    </span>
  );
}
