import { stageSummary } from '@pailei/contracts/play/stages/stage-texts';
import { forecastStages } from '@pailei/domain/tournament/stages/graph/forecast';
import type { TournamentSettings } from '@pailei/domain/tournament/types';

import { forecastLine, lengthText } from './model/forecast-text.ts';

type ForecastTableProps = {
  settings: Pick<TournamentSettings, 'stages' | 'timers'>;
  entrants: number;
  /** For whom it is: the places, or the entries so far. */
  label: string;
  /** ISO, UTC; null: no start is set. */
  startsAt?: string | null;
};

const MINUTE_MS = 60_000;

/** What a field becomes: who is in each stage, its rounds and matches, and about how long it takes. */
export function ForecastTable({ settings, entrants, label, startsAt = null }: ForecastTableProps) {
  const forecast = forecastStages(settings, entrants);
  const end = startsAt === null ? null : new Date(Date.parse(startsAt) + forecast.minutes * MINUTE_MS);
  const short = forecast.stages.length < settings.stages.length;
  return (
    <div className="grid gap-1" role="group" aria-label={label}>
      <p className="m-0 flex flex-wrap items-baseline gap-x-3">
        <span className="text-13 text-text-3">{label}</span>
        <strong className="font-num">{forecastLine(settings.stages, forecast)}</strong>
      </p>
      <table className="w-full border-collapse text-13 [&_td]:py-1 [&_td]:text-right [&_th]:py-1 [&_th]:text-right [&_th]:font-normal [&_th]:text-text-3">
        <thead>
          <tr>
            <th className="text-left!">阶段</th>
            <th>人数</th>
            <th>轮数</th>
            <th>场次</th>
            <th>用时</th>
          </tr>
        </thead>
        <tbody className="font-num">
          {forecast.stages.map((stage) => {
            const own = settings.stages[stage.stage];
            return (
              <tr key={stage.stage} className="border-t border-t-line-1">
                <td className="text-left!">{own && stageSummary(own)}</td>
                <td>
                  {stage.is_estimate ? `约 ${stage.entrants}` : stage.entrants}
                  {stage.planned !== null && ` / ${stage.planned}`}
                </td>
                <td>{stage.rounds}</td>
                <td>{stage.matches}</td>
                <td>{lengthText(stage.minutes)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="m-0 text-13 text-text-3">
        {`共 ${forecast.matches} 场，${lengthText(forecast.minutes)}`}
        {end && `，预计 ${TIME.format(end)} 结束`}
        {short && '；晋级不足 2 人，赛事到此结束'}
      </p>
    </div>
  );
}

const TIME = new Intl.DateTimeFormat('zh-CN', {
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});
