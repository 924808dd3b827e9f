import type { MatchInfo } from '@pailei/contracts/matches';
import type { SeriesState } from '@pailei/domain/series';
import { LiveConnection } from '../../../shared/live/LiveConnection.tsx';
import { useNow } from '../../../shared/ui/Countdown.tsx';
import { Seal } from '../../../shared/ui/Seal.tsx';
import { agoText, clockText } from '../model/time-text.ts';
import { Section } from './Section.tsx';

type ScenePanelProps = { info: MatchInfo; series: SeriesState; updatedAt: string };

/** What a viewer may want to know about the table itself. */
export function ScenePanel({ info, series, updatedAt }: ScenePanelProps) {
  const referees = [...new Set(series.rulings.map((ruling) => ruling.by.name))];
  return (
    <Section title="现场">
      <dl className="kv">
        <dt>连接</dt>
        <dd className="kv__c">
          <LiveConnection />
        </dd>
        <dt>上次更新</dt>
        <dd>
          <Ago at={updatedAt} />
        </dd>
        {info.delay_seconds > 0 && (
          <>
            <dt>直播延迟</dt>
            <dd>{info.delay_seconds} 秒</dd>
          </>
        )}
        <dt>开始时间</dt>
        <dd className="num">{series.check_in_at ? clockText(series.check_in_at) : '—'}</dd>
        {referees.length > 0 && (
          <>
            <dt>裁判</dt>
            <dd className="kv__c">
              <Seal mark="裁" />
              {referees.join('、')}
            </dd>
          </>
        )}
        <dt>桌号</dt>
        <dd className="num">{info.table}</dd>
      </dl>
    </Section>
  );
}

function Ago({ at }: { at: string }) {
  return agoText(at, useNow());
}
