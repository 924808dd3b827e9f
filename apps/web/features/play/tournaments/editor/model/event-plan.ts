import { timingOf } from '@pailei/domain/event-series/event-series';

import type { EventBody, TemplateBody } from '../editor.api.ts';

type Plan = TemplateBody['plan'];

/** An event without its moments: these become minutes before the start, where it has one. */
export function planOf({ times, ...details }: EventBody, timing: Plan['timing']): Plan {
  return { details, timing: times.starts_at === null ? timing : timingOf(times) };
}
