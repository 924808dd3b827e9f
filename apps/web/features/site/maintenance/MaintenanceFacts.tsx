import type { MaintenanceWindow } from '@pailei/contracts/site/maintenance/maintenance.api';
import type { ReactNode } from 'react';

import { Elapsed, useNow } from '../../../shared/ui/time/Countdown.tsx';
import { endText } from '../../../shared/maintenance/maintenance-labels.ts';

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
      <dl className="mt-9 mb-5 flex justify-center gap-12 max-[601px]:gap-6">
        {window && (
          <>
            <Fact label="预计恢复">{endOf(window, nowMs)}</Fact>
            <Fact label="已维护">
              <Elapsed since={window.starts_at} />
            </Fact>
          </>
        )}
        <Fact label="下次检查">
          <span className="font-num font-semibold">{seconds}</span>
          <small className="ml-0.5 text-14">秒</small>
        </Fact>
      </dl>
      {window && <Share window={window} nowMs={nowMs} />}
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-12 text-text-3">{label}</dt>
      <dd className="text-[34px] leading-10 max-[601px]:text-[26px]">{children}</dd>
    </div>
  );
}

function endOf({ planned_end }: MaintenanceWindow, nowMs: number) {
  if (planned_end === null) return '待定';
  return Date.parse(planned_end) <= nowMs ? (
    '即将'
  ) : (
    <span className="font-num font-semibold">{endText(planned_end, nowMs)}</span>
  );
}

/** How much of the planned time has passed. */
function Share({ window, nowMs }: { window: MaintenanceWindow; nowMs: number }) {
  if (window.planned_end === null) return null;
  const startsAt = Date.parse(window.starts_at);
  const share = (nowMs - startsAt) / (Date.parse(window.planned_end) - startsAt);
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div
      className="mx-auto h-1 w-[min(320px,100%)] overflow-hidden rounded-full bg-line-2"
      role="progressbar"
      aria-label="维护进度"
      aria-valuemin={0}
      aria-valuenow={percent}
      aria-valuemax={100}
    >
      <i className="block h-full bg-huang-fill" style={{ width: `${percent}%` }} />
    </div>
  );
}
