import type { Status } from '@pailei/contracts/status';
import { CircleCheck, CircleHelp, OctagonAlert, TriangleAlert, type LucideIcon } from 'lucide-react';

import { currentState, newestSlot, overall, type CurrentState } from './model/status-words.ts';
import { useNow } from './useNow.ts';

const ICONS: Record<CurrentState, LucideIcon> = {
  up: CircleCheck,
  degraded: TriangleAlert,
  down: OctagonAlert,
  missing: CircleHelp,
};

/** The whole site in one sentence, and how old that is. */
export function OverallPanel({ status }: { status: Status }) {
  const now = useNow();
  const { state, title, text } = overall(status.components.map((part) => [part.component, currentState(part, now)]));
  const Icon = ICONS[state];
  return (
    <section className={`sts-o sts-o--${state}`} aria-label="总体状态">
      <Icon size={26} aria-hidden="true" />
      <div role="status">
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <small className="num">{measuredText(status, now)}</small>
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
