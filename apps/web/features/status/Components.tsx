import { COMPONENT_NAMES, type ComponentStatus, type Status } from '@pailei/contracts/status';
import { measuredUntil, shareText, slotAt, stretches, uptime, type Stretch } from '@pailei/domain/status';
import { useMemo } from 'react';

import { currentState, measureText, newestSlot, STATE_WORDS, type CurrentState } from './model/status-words.ts';
import { StateBar } from './StateBar.tsx';
import { StateWord } from './StateWord.tsx';
import { useNow } from './useNow.ts';

const LEGEND = ['up', 'degraded', 'down', 'missing', 'none'] as const;

export function Components({ status }: { status: Status }) {
  const now = useNow();
  return (
    <>
      <ol className="sts-l">
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
      <p className="sts-k">
        {LEGEND.map((state) => (
          <span key={state} className="row g4">
            <i className={`sts-c sts-c--${state}`} aria-hidden="true" />
            {STATE_WORDS[state]}
          </span>
        ))}
      </p>
      <p className="sts-f">未测量的时间按中断计入可用率；性能下降不计入中断。日期按北京时间。</p>
    </>
  );
}

type RowProps = { part: ComponentStatus; state: CurrentState; since: number; until: number };

function ComponentRow({ part, state, since, until }: RowProps) {
  const { history } = part;
  const { cells, days } = useMemo(() => stretches(history, { since, until }), [history, since, until]);
  const [name, about] = COMPONENT_NAMES[part.component];
  return (
    <li className="sts-r">
      <div className="row row--sb">
        <h3>
          {name} <small>{about}</small>
        </h3>
        <span className="row g16">
          <span className="num t2">{state === 'missing' ? '—' : measureText(part)}</span>
          <StateWord state={state} />
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
    <p className="sts-a" aria-hidden="true">
      <span>{from}</span>
      <b className="num">{shareText(uptime(row)) ?? '—'}</b>
      <span>{to}</span>
    </p>
  );
}
