import { stageSummary } from '@pailei/contracts/play/stages/stage-texts';
import { ChevronRight } from 'lucide-react';

import { forecastLine, groupsText, lengthText } from '../model/forecast-text.ts';
import type { FormForecast } from './model/form-forecast.ts';

/** `32 → 4 组 × 8 → 8 强`, and each stage with what is played in it. */
export function StagePlan({ stages, forecast }: FormForecast) {
  const isShort = forecast.stages.length < stages.length;
  return (
    <div className="my-3.5 rounded-panel bg-surface-1 p-5 shadow-panel" role="group" aria-label="赛程图">
      <p className="mb-3 flex flex-wrap items-baseline gap-x-3">
        <strong className="font-num text-24 font-semibold">{forecastLine(stages, forecast)}</strong>
        <span className="text-13 text-text-3">{`共 ${forecast.matches} 场，${lengthText(forecast.minutes)}`}</span>
      </p>
      <ol className="flex flex-wrap items-stretch gap-2">
        {forecast.stages.map((stage, place) => {
          const own = stages[stage.stage];
          return (
            <li key={stage.stage} className="flex min-w-0 items-center gap-2">
              {place > 0 && <ChevronRight size={16} className="flex-none text-text-3" aria-hidden="true" />}
              <span className="min-w-0 rounded-control border border-line-2 px-3 py-2 text-13">
                <b className="block font-semibold">{own && stageSummary(own)}</b>
                <span className="block text-text-2">
                  {stage.groups ? groupsText(stage.groups) : `${stage.is_estimate ? '约 ' : ''}${stage.entrants} 人`}
                  {` · ${stage.rounds} 轮 · ${stage.matches} 场`}
                </span>
              </span>
            </li>
          );
        })}
      </ol>
      {isShort && <p className="mt-2 text-13 text-huang-text">晋级不足 2 人，赛事到此结束。</p>}
    </div>
  );
}
