import { stageSummary } from '@pailei/contracts/play/stages/stage-texts';

import { fromLocalInput } from '../../../../../shared/ui/time/local-time.ts';
import { timeText } from '../../../../../shared/ui/time/day-text.ts';
import { lengthText } from '../../model/forecast-text.ts';
import type { FormForecast } from '../model/form-forecast.ts';
import { RailTitle } from './RailTitle.tsx';

const MINUTE_MS = 60_000;

type EndEstimateProps = FormForecast & { startsAt: string };

/** When each stage begins and all is over, if every match takes its time. */
export function EndEstimate({ stages, forecast, startsAt }: EndEstimateProps) {
  const start = fromLocalInput(startsAt);
  const at = (minutes: number) =>
    start === null ? '' : timeText(new Date(Date.parse(start) + minutes * MINUTE_MS).toISOString());
  const minutesBefore = (index: number) =>
    forecast.stages.slice(0, index).reduce((sum, { minutes }) => sum + minutes, 0);
  return (
    <section>
      <RailTitle title="预计结束" meta="满员时，按时限推算" />
      <ol className="border-t border-t-line-2 text-13">
        {forecast.stages.map((stage, index) => {
          const own = stages[stage.stage];
          const begins = at(minutesBefore(index));
          return (
            <li key={stage.stage} className="flex min-h-9 items-center gap-2.5 border-b border-b-line-1">
              {begins && <span className="w-24 flex-none font-num text-text-2">{begins}</span>}
              <span className="min-w-0 flex-1 truncate">{own && stageSummary(own)}</span>
              <span className="text-text-3">{lengthText(stage.minutes)}</span>
            </li>
          );
        })}
        <li className="flex min-h-12 items-center gap-2.5 border-b border-b-line-1 font-semibold">
          {start !== null && <span className="w-24 flex-none font-num">{at(forecast.minutes)}</span>}
          <span className="flex-1">结束</span>
          <span className="font-normal text-text-3">{lengthText(forecast.minutes)}</span>
        </li>
      </ol>
    </section>
  );
}
