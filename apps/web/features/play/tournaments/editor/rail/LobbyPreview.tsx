import { numberFrom } from '@pailei/domain/typed-text/width';
import { FORMAT_NAMES } from '@pailei/contracts/play/matches/series-names';
import { imageOf } from '@pailei/contracts/site/uploads/image-address';

import { fromLocalInput } from '../../../../../shared/ui/time/local-time.ts';
import { timeText } from '../../../../../shared/ui/time/day-text.ts';
import { Points } from '../../../../../shared/ui/marks/Points.tsx';
import { bansText } from '../../../../../shared/tournaments/event-labels.ts';
import { forecastLine } from '../../model/forecast-text.ts';
import type { EventForm } from '../model/event-form.ts';
import type { FormForecast } from '../model/form-forecast.ts';
import { RailTitle } from './RailTitle.tsx';

type LobbyPreviewProps = { form: EventForm; forecast: FormForecast | null };

/** The event as its card says it. */
export function LobbyPreview({ form, forecast }: LobbyPreviewProps) {
  const fee = numberFrom(form.entry_fee);
  const start = fromLocalInput(form.starts_at);
  const opens = fromLocalInput(form.registration_opens_at);
  return (
    <section>
      <RailTitle title="大厅里的样子" meta="随改随变" />
      <div className="overflow-hidden rounded-panel bg-surface-1 shadow-panel">
        {form.banner !== null && (
          <img className="aspect-[4/1] w-full object-cover" src={imageOf(form.banner, 'card')} alt="" />
        )}
        <div className="grid gap-1 p-5">
          <span className="text-12 text-text-3">{opens === null ? '手动开放报名' : `${timeText(opens)} 开放报名`}</span>
          <b className="text-18 wrap-anywhere">{form.name.trim() === '' ? '还没有名称' : form.name}</b>
          <span className="text-13 text-text-2">
            {`${FORMAT_NAMES[form.format]} ${bansText(form.bans)} · ${start === null ? '开赛待定' : timeText(start)}`}
          </span>
          {forecast && (
            <span className="my-2 font-num text-18 font-semibold">
              {forecastLine(forecast.stages, forecast.forecast)}
            </span>
          )}
          <span className="flex items-center justify-between border-t border-t-line-1 pt-2 text-13 text-text-2">
            <span>{`${form.capacity} 人`}</span>
            <span className="flex items-center gap-1">
              参赛费
              {fee > 0 ? <Points value={fee} tone="quiet" /> : ' 免费'}
            </span>
          </span>
        </div>
      </div>
    </section>
  );
}
