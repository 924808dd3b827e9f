import { DEFAULT_SERIES_TIMERS } from '@pailei/domain/series/settings';
import { timerFaults } from '@pailei/domain/series/settings-faults';
import { z } from 'zod';
import { secondsField } from '../../http/seconds-field.ts';
import { SERIES_FAULT_TEXTS } from './series-fault-texts.ts';

export const seriesTimersSchema = z.strictObject({
  check_in: z.tuple([secondsField(7_200), secondsField(7_200), secondsField(7_200)]),
  shield: secondsField(600),
  ban: secondsField(600),
  pick: secondsField(600),
  grace: secondsField(120),
  reminders: z.tuple([secondsField(3_600), secondsField(3_600)]),
  confirm: secondsField(7_200),
});

/** Timers as a form sends them: each step that follows another is later. */
export const soundTimersSchema = seriesTimersSchema.superRefine((timers, context) => {
  for (const { field, code } of timerFaults(timers))
    context.addIssue({ code: 'custom', path: field.split('.').slice(1), message: SERIES_FAULT_TEXTS[code] });
});

const { check_in, reminders, ...steps } = DEFAULT_SERIES_TIMERS;

/** The usual seconds of a series, as a body holds them. */
export const USUAL_SERIES_TIMERS: z.output<typeof seriesTimersSchema> = {
  ...steps,
  check_in: [...check_in],
  reminders: [...reminders],
};
