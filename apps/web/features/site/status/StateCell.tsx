import type { StretchState } from '@pailei/domain/status/uptime';

import { cx } from '../../../shared/ui/layout/cx.ts';

const LOOKS: Record<StretchState, string> = {
  up: 'bg-lv-fill opacity-85',
  degraded: 'bg-[linear-gradient(to_top,var(--pl-huang-fill)_62%,var(--pl-huang-line)_62%)]',
  down: 'bg-yan-text',
  missing: 'shadow-[inset_0_0_0_1.5px_var(--pl-line-control)]',
  none: 'bg-line-1',
};

type StateCellProps = { state: StretchState; title?: string; className?: string };

/** One stretch of time by how the service was in it. */
export function StateCell({ state, title, className }: StateCellProps) {
  return <i className={cx('rounded-[1px]', LOOKS[state], className)} title={title} />;
}
