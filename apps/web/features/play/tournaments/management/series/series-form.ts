import { numberFrom } from '@pailei/domain/typed-text/width';
import type { EventSeriesView } from '@pailei/contracts/play/event-series/event-series.api';

import { sentMoment, toLocalInput } from '../../../../../shared/ui/time/local-time.ts';
import type { SeriesBody } from '../../editor/editor.api.ts';

/** Numbers as typed. */
export type SeriesForm = {
  readonly name: string;
  readonly event_name: string;
  readonly first_starts_at: string;
  readonly weeks: string;
  readonly ahead_days: string;
};

export type SeriesPlan = SeriesBody['plan'];

const USUAL = { weeks: '8', ahead_days: '14' } as const;
const WEEK_MS = 7 * 86_400_000;

/** A new series of events like one: it begins a week after that, or where the organiser says. */
export function newSeriesForm(name: string, startsAt: string | null, now: string): SeriesForm {
  return { name, event_name: name, first_starts_at: toLocalInput(weekAfter(startsAt, now)), ...USUAL };
}

/** The same weekday and hour, in the future. */
function weekAfter(startsAt: string | null, now: string): string | null {
  if (startsAt === null) return null;
  let next = Date.parse(startsAt) + WEEK_MS;
  while (next <= Date.parse(now)) next += WEEK_MS;
  return new Date(next).toISOString();
}

export function seriesForm({ name, plan, first_starts_at, weeks, ahead_days }: EventSeriesView): SeriesForm {
  return {
    name,
    event_name: plan.details.name,
    first_starts_at: toLocalInput(first_starts_at),
    weeks: String(weeks),
    ahead_days: String(ahead_days),
  };
}

/** What is sent; a moment that was not typed anew keeps its seconds. */
export function seriesBody(form: SeriesForm, plan: SeriesPlan, known: string | null): SeriesBody {
  const isSame = known !== null && form.first_starts_at === toLocalInput(known);
  return {
    name: form.name.trim(),
    plan: { ...plan, details: { ...plan.details, name: form.event_name.trim() } },
    first_starts_at: isSame ? known : (sentMoment(form.first_starts_at) ?? ''),
    weeks: numberFrom(form.weeks),
    ahead_days: numberFrom(form.ahead_days),
  };
}

const WEEKDAY = new Intl.DateTimeFormat('zh-CN', {
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});

/** `每星期五 20:00`. */
export const rhythmText = (first: string): string => `每${WEEKDAY.format(new Date(first))}`;
