import type { EventTiming } from '@pailei/domain/event-series/event-series';

import { fromLocalInput, toLocalInput } from '../../../../../shared/ui/time/local-time.ts';
import type { EventForm } from './event-form.ts';

const MINUTE_MS = 60_000;

/** The moment of the form that each part of a timing is about. */
const MOMENTS = {
  registration_opens: 'registration_opens_at',
  registration_closes: 'registration_closes_at',
  check_in_opens: 'check_in_opens_at',
} as const satisfies Record<keyof EventTiming, keyof EventForm>;

type Moments = Pick<EventForm, (typeof MOMENTS)[keyof EventTiming] | 'starts_at'>;

/**
 * The moments after another start was chosen: those that are set move with it, those that are not come as far before it as the
 * timing says. `isFree`: whether one of them may still change.
 */
export function withStart(
  form: EventForm,
  starts_at: string,
  isFree: (moment: keyof Moments) => boolean = () => true,
): Moments {
  const moments = Object.fromEntries(
    (Object.keys(MOMENTS) as (keyof EventTiming)[]).map((part) => {
      const field = MOMENTS[part];
      return [field, isFree(field) ? momentAt(form, part, starts_at) : form[field]];
    }),
  );
  return { ...moments, starts_at } as Moments;
}

function momentAt(form: EventForm, part: keyof EventTiming, startsAt: string): string {
  const [known, before] = [form[MOMENTS[part]], form.timing[part]];
  const start = msOf(startsAt);
  if (Number.isNaN(start)) return known;
  const apart = msOf(form.starts_at) - msOf(known);
  if (!Number.isNaN(apart)) return local(start - apart);
  if (known !== '' || before === null) return known;
  return local(start - before * MINUTE_MS);
}

const msOf = (text: string): number => Date.parse(fromLocalInput(text) ?? '');
const local = (ms: number): string => toLocalInput(new Date(ms).toISOString());
