import type { MaintenanceWindow } from '@pailei/contracts/maintenance';

import { Elapsed, useNow } from '../../shared/ui/Countdown.tsx';
import { endText } from './model/words.ts';

type MaintenanceFactsProps = {
  window: MaintenanceWindow | undefined;
  /** Milliseconds, by the server's clock. */
  nextCheckAt: number;
};

/** When it will be over, for how long it has lasted, when the page asks next. */
export function MaintenanceFacts({ window, nextCheckAt }: MaintenanceFactsProps) {
  const nowMs = useNow();
  const seconds = Math.max(0, Math.ceil((nextCheckAt - nowMs) / 1_000));
  return (
    <>
      <dl>
        {window && (
          <>
            <div>
              <dt>预计恢复</dt>
              <dd>{endOf(window, nowMs)}</dd>
            </div>
            <div>
              <dt>已维护</dt>
              <dd>
                <Elapsed since={window.starts_at} />
              </dd>
            </div>
          </>
        )}
        <div>
          <dt>下次检查</dt>
          <dd>
            <span className="num">{seconds}</span>
            <small>秒</small>
          </dd>
        </div>
      </dl>
      {window && <Share window={window} nowMs={nowMs} />}
    </>
  );
}

function endOf({ planned_end }: MaintenanceWindow, nowMs: number) {
  if (planned_end === null) return '待定';
  return Date.parse(planned_end) <= nowMs ? '即将' : <span className="num">{endText(planned_end, nowMs)}</span>;
}

/** How much of the planned time has passed. */
function Share({ window, nowMs }: { window: MaintenanceWindow; nowMs: number }) {
  if (window.planned_end === null) return null;
  const startsAt = Date.parse(window.starts_at);
  const share = (nowMs - startsAt) / (Date.parse(window.planned_end) - startsAt);
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div
      className="mt__b"
      role="progressbar"
      aria-label="维护进度"
      aria-valuemin={0}
      aria-valuenow={percent}
      aria-valuemax={100}
    >
      <i style={{ width: `${percent}%` }} />
    </div>
  );
}
