import { COMPONENT_NAMES, type ComponentStatus, type Status } from '@pailei/contracts/site/status/status.api';
import { measuredUntil, shareText, stretches, uptime, type Stretch } from '@pailei/domain/status/uptime';
import { slotAt } from '@pailei/domain/status/slots';
import { useMemo } from 'react';

import {
  currentState,
  measureText,
  newestSlot,
  STATE_LABELS,
  type CurrentState,
} from '../../../shared/status/status-labels.ts';
import { StateBar } from './StateBar.tsx';
import { StateCell } from './StateCell.tsx';
import { StateLabel } from '../../../shared/status/StateLabel.tsx';
import { useUnpausedNow } from '../../../shared/status/useUnpausedNow.ts';

const LEGEND = ['up', 'degraded', 'down', 'missing', 'none'] as const;

export function Components({ status }: { status: Status }) {
  const now = useUnpausedNow();
  return (
    <>
      <ol className="border-t border-t-line-2">
        {status.components.map((part) => (
          <ComponentRow
            key={part.component}
            part={part}
            state={currentState(part, now)}
            since={part.measured_since ?? Infinity}
            until={measuredUntil(slotAt(now), newestSlot(status))}
          />
        ))}
      </ol>
      <p className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-12 text-text-2">
        {LEGEND.map((state) => (
          <span key={state} className="flex items-center gap-1">
            <StateCell state={state} className="h-3.5 w-2" />
            {STATE_LABELS[state]}
          </span>
        ))}
      </p>
      <p className="mt-1 text-12 text-text-3">未测量的时间按中断计入可用率；性能下降不计入中断。日期按北京时间。</p>
    </>
  );
}

type RowProps = { part: ComponentStatus; state: CurrentState; since: number; until: number };

function ComponentRow({ part, state, since, until }: RowProps) {
  const { history } = part;
  const { cells, days } = useMemo(() => stretches(history, { since, until }), [history, since, until]);
  const [name, about] = COMPONENT_NAMES[part.component];
  return (
    <li className="border-b border-b-line-1 pt-4 pb-3.5">
      <div className="flex items-center gap-2 justify-between">
        <h3 className="text-16 leading-[22px] font-medium">
          {name} <small className="ml-1 font-normal text-text-3 max-tablet:hidden">{about}</small>
        </h3>
        <span className="flex items-center gap-4">
          <span className="font-num font-semibold text-text-2">{state === 'missing' ? '—' : measureText(part)}</span>
          <StateLabel state={state} />
        </span>
      </div>
      <StateBar kind="cells" row={cells} />
      <Caption from="24 小时前" row={cells} to="现在" />
      <StateBar kind="days" row={days} />
      <Caption from="90 天前" row={days} to="今天" />
    </li>
  );
}

function Caption({ from, row, to }: { from: string; row: readonly Stretch[]; to: string }) {
  return (
    <p className="mt-1 flex justify-between text-12 text-text-3" aria-hidden="true">
      <span>{from}</span>
      <b className="font-num text-14 leading-[18px] text-text-2">{shareText(uptime(row)) ?? '—'}</b>
      <span>{to}</span>
    </p>
  );
}
