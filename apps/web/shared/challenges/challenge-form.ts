import { USUAL_SERIES_TIMERS } from '@pailei/contracts/site/settings/series-timers';
import {
  DEFAULT_BATTLE_TIMERS,
  DEFAULT_SUBSTITUTIONS,
  type BattleFormat,
  type BattleFormatCode,
  type BattleSettings,
  type ClassScope,
  type FormatParameters,
  type TeamSize,
} from '@pailei/domain/battles/settings';
import { formatWith, parametersOf, termsOf, USUAL_FORMAT } from '@pailei/domain/battles/formats/format-terms';
import { substitutionsOf } from '@pailei/domain/battles/seats/substitutions';
import { offeredBestOf, offeredSettings } from '@pailei/domain/battles/challenge/offered-settings';
import type { BanCount, BestOf, SeriesFormat } from '@pailei/domain/series/settings';

import { sentMoment, toLocalInput } from '../ui/time/local-time.ts';
import type { Offer } from './challenges.api.ts';

/** What the form of a challenge holds: every parameter of every format, so that a change of the format loses none. */
export type ChallengeForm = Omit<FormatParameters, 'size'> & {
  code: BattleFormatCode;
  size: TeamSize;
  best_of: BestOf;
  series_format: SeriesFormat;
  bans: BanCount;
  distinct_classes: ClassScope;
  check_in_members: number;
  substitutions: number;
  delay_seconds: number;
  timers: { line_up: number; check_in: number; naming: number };
  series_timers: typeof USUAL_SERIES_TIMERS;
  /** Local times as `datetime-local` gives them; empty: not chosen yet. */
  slots: string[];
};

/** A part of the form. `errors`: by the name that the contract gives a field. */
export type FormProps = {
  form: ChallengeForm;
  errors: Readonly<Record<string, string>>;
  onChange: (form: ChallengeForm) => void;
};

export const NEW_FORM: ChallengeForm = {
  code: USUAL_FORMAT.code,
  size: 5,
  decided: 'majority',
  tie: 'games_then_ace',
  order: 'fixed',
  revival: false,
  decider: 'board',
  best_of: 3,
  series_format: 'conquest',
  bans: 0,
  distinct_classes: 'player',
  check_in_members: 1,
  substitutions: DEFAULT_SUBSTITUTIONS,
  delay_seconds: 0,
  timers: { ...DEFAULT_BATTLE_TIMERS },
  series_timers: USUAL_SERIES_TIMERS,
  slots: [''],
};

/** The form filled with what was offered last. */
export function formOf({ settings, slots }: { settings: BattleSettings; slots: readonly string[] }): ChallengeForm {
  const { format, series, distinct_classes, check_in_members, delay_seconds, timers } = settings;
  const { check_in, reminders, ...steps } = series.timers;
  return {
    ...NEW_FORM,
    ...parametersOf(format),
    code: format.code,
    best_of: series.best_of,
    series_format: termsOf(format).series.format === null ? series.format : NEW_FORM.series_format,
    bans: series.bans,
    distinct_classes,
    check_in_members,
    substitutions: substitutionsOf(settings),
    delay_seconds,
    timers: { ...timers },
    series_timers: { ...steps, check_in: [...check_in], reminders: [...reminders] },
    slots: slots.map(toLocalInput),
  };
}

export const formatOf = (form: ChallengeForm): BattleFormat => formatWith(form.code, form);

/** Times that are not chosen are left out. */
export function offerOf(form: ChallengeForm): Offer {
  return { ...offeredOf(form), slots: form.slots.flatMap((slot) => sentMoment(slot) ?? []) };
}

/** As the battle would be played, so that it can be compared with what was offered. */
export const settingsOf = (form: ChallengeForm): BattleSettings => offeredSettings(offeredOf(form));

/** What a form offers, but for the times. */
function offeredOf(form: ChallengeForm) {
  const { best_of, series_format, bans, distinct_classes, check_in_members, substitutions } = form;
  const { delay_seconds, timers, series_timers } = form;
  return {
    format: formatOf(form),
    best_of,
    series_format,
    bans,
    distinct_classes,
    check_in_members,
    substitutions,
    delay_seconds,
    timers,
    series_timers,
  };
}

/** With another format, whose series may have other lengths. */
export function withFormat(form: ChallengeForm, code: BattleFormatCode): ChallengeForm {
  const offered = offeredBestOf(code);
  const best_of = offered.includes(form.best_of) ? form.best_of : (offered.find((one) => one === 3) ?? offered[0]);
  return { ...form, code, best_of: best_of ?? form.best_of };
}

/** The error of a field, or of a part of it: `slots` also has that of `slots.2`. */
export function errorAt(errors: Readonly<Record<string, string>>, field: string): string | undefined {
  return Object.entries(errors).find(([name]) => name === field || name.startsWith(`${field}.`))?.[1];
}
