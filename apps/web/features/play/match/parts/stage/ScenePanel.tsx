import type { MatchInfo } from '@pailei/contracts/play/matches/matches.api';
import type { SeriesState } from '@pailei/domain/series/types';
import type { ReactNode } from 'react';
import { LiveConnection } from '../../../../../shared/live/LiveConnection.tsx';
import { useNow } from '../../../../../shared/ui/time/Countdown.tsx';
import { Seal } from '../../../../../shared/ui/marks/Seal.tsx';
import { agoText, clockText } from '../../../../../shared/ui/time/time.format.ts';
import { Section } from '../Section.tsx';

type ScenePanelProps = { info: MatchInfo; series: SeriesState; updatedAt: string };

/** What a viewer may want to know about the table itself. */
export function ScenePanel({ info, series, updatedAt }: ScenePanelProps) {
  const referees = [...new Set(series.rulings.map((ruling) => ruling.by.name))];
  return (
    <Section title="现场">
      <dl className="grid gap-2 text-13">
        <Fact name="连接">
          <LiveConnection />
        </Fact>
        <Fact name="上次更新">
          <Ago at={updatedAt} />
        </Fact>
        {info.delay_seconds > 0 && <Fact name="直播延迟">{info.delay_seconds} 秒</Fact>}
        <Fact name="开始时间">
          <Digits>{series.check_in_at ? clockText(series.check_in_at) : '—'}</Digits>
        </Fact>
        <Fact name="裁判">
          {referees.length > 0 && <Seal mark="裁" />}
          {referees.join('、') || '—'}
        </Fact>
        <Fact name="桌号">
          <Digits>{info.table}</Digits>
        </Fact>
      </dl>
    </Section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-6 items-center justify-between gap-4">
      <dt className="text-text-3">{name}</dt>
      <dd className="flex min-w-0 items-center gap-2 text-right">{children}</dd>
    </div>
  );
}

function Digits({ children }: { children: ReactNode }) {
  return <span className="font-num text-[15px] font-semibold">{children}</span>;
}

function Ago({ at }: { at: string }) {
  return agoText(at, useNow());
}
