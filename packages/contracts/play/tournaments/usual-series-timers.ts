import { DEFAULT_SERIES_TIMERS } from '@pailei/domain/series';
import type { z } from 'zod';
import type { seriesTimersSchema } from './tournament-settings.ts';

const { check_in, reminders, ...steps } = DEFAULT_SERIES_TIMERS;

/** The usual seconds of a series, as a body holds them. */
export const USUAL_SERIES_TIMERS: z.output<typeof seriesTimersSchema> = {
  ...steps,
  check_in: [...check_in],
  reminders: [...reminders],
};
