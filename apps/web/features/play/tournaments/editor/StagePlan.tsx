import { stageSummary } from '@pailei/contracts/play/stages/stage-texts';

import { forecastLine, groupsText, lengthText } from '../model/forecast-text.ts';
import { StageDiagram } from './diagram/StageDiagram.tsx';
import type { FormForecast } from './model/form-forecast.ts';

/** `32 → 4 组 × 8 → 8 强`, drawn, and each stage with what is played in it. */
export function StagePlan({ stages, forecast }: FormForecast) {
  const isShort = forecast.stages.length < stages.length;
  return (
    <div className="my-3.5 rounded-panel bg-surface-1 p-5 shadow-panel" role="group" aria-label="赛程图">
      <p className="mb-4 flex flex-wrap items-baseline gap-x-3">
        <strong className="font-num text-24 font-semibold">{forecastLine(stages, forecast)}</strong>
        <span className="ml-auto text-13 text-text-3">{`共 ${forecast.matches} 场，${lengthText(forecast.minutes)}`}</span>
      </p>
      <StageDiagram stages={stages} forecast={forecast} />
      <ol className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,240px),1fr))] gap-3">
        {forecast.stages.map((stage, place) => {
          const own = stages[stage.stage];
          return (
            <li key={stage.stage} className="min-w-0 rounded-control border border-line-2 px-3.5 py-2.5 text-13">
              <b className="block font-semibold">
                <span className="mr-1.5 font-num">{place + 1}</span>
                {own && stageSummary(own)}
              </b>
              <span className="block text-text-2">
                {stage.groups ? groupsText(stage.groups) : `${stage.is_estimate ? '约 ' : ''}${stage.entrants} 人`}
                {` · ${stage.rounds} 轮 · ${stage.matches} 场`}
              </span>
            </li>
          );
        })}
      </ol>
      {isShort && <p className="mt-2 text-13 text-huang-text">晋级不足 2 人，赛事到此结束。</p>}
    </div>
  );
}
