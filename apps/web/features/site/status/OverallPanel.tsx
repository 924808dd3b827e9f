import type { Status } from '@pailei/contracts/site/status/status.api';
import { CircleCheck, CircleHelp, OctagonAlert, TriangleAlert, type LucideIcon } from 'lucide-react';

import { currentState, newestSlot, overall, type CurrentState } from '../../../shared/status/status-labels.ts';
import { useUnpausedNow } from '../../../shared/status/useUnpausedNow.ts';
import { cx } from '../../../shared/ui/layout/cx.ts';

const ICONS: Record<CurrentState, LucideIcon> = {
  up: CircleCheck,
  degraded: TriangleAlert,
  down: OctagonAlert,
  missing: CircleHelp,
};

const PANELS: Record<CurrentState, string> = {
  up: 'bg-lv-wash shadow-[inset_3px_0_0_var(--pl-lv-fill)]',
  degraded: 'bg-huang-wash shadow-[inset_3px_0_0_var(--pl-huang-fill)]',
  down: 'bg-yan-wash shadow-[inset_3px_0_0_var(--pl-yan-text)]',
  missing: 'bg-surface-2 shadow-[inset_3px_0_0_var(--pl-line-control)]',
};
const ICON_COLORS: Record<CurrentState, string> = {
  up: 'text-lv-text',
  degraded: 'text-huang-text',
  down: 'text-yan-text',
  missing: 'text-text-3',
};

/** The whole site in one sentence, and how old that is. */
export function OverallPanel({ status }: { status: Status }) {
  const now = useUnpausedNow();
  const { state, title, text } = overall(status.components.map((part) => [part.component, currentState(part, now)]));
  const Icon = ICONS[state];
  return (
    <section
      className={cx(
        'mb-10 flex items-center gap-x-5 gap-y-3 rounded-panel px-6 py-5 max-tablet:flex-wrap max-tablet:gap-x-4 max-tablet:p-4',
        PANELS[state],
      )}
      aria-label="总体状态"
    >
      <Icon size={26} className={ICON_COLORS[state]} aria-hidden="true" />
      <div role="status" className="min-w-0 flex-1">
        <h2 className="text-20 font-semibold">{title}</h2>
        <p className="text-text-2">{text}</p>
      </div>
      <small className="ml-auto font-num text-14 font-semibold whitespace-nowrap text-text-2 max-tablet:w-full">
        {measuredText(status, now)}
      </small>
    </section>
  );
}

function measuredText(status: Status, now: number): string {
  const newest = status.components.find((part) => part.newest && part.newest.slot === newestSlot(status))?.newest;
  if (!newest) return '尚未测量';
  const seconds = Math.max(0, Math.round((now - Date.parse(newest.at)) / 1_000));
  if (seconds < 120) return `${seconds} 秒前测量`;
  return seconds < 7_200 ? `${Math.floor(seconds / 60)} 分钟前测量` : `${Math.floor(seconds / 3_600)} 小时前测量`;
}
