import { DETAIL_NAMES } from '@pailei/contracts/play/tournaments/details/detail-names';
import type { DetailField } from '@pailei/domain/tournament/details/freezes';

import type { FieldErrors } from '../../../../../shared/api/field-errors.ts';
import type { EventForm } from './event-form.ts';

export type FormErrors = Partial<Record<keyof EventForm | 'root', string>>;

const TABLE = 'rewards.table.';
const STAGES = 'settings.stages.';
const TIMERS = 'settings.timers.';

/** Settings with a field of the same name that shows what is wrong with it. */
const SHOWN = [
  'format',
  'bans',
  'shield',
  'team',
  'tiebreakers',
  'banned_cards',
  'deck_format',
  'entry_fee',
  'delay_seconds',
] as const;
const DETAILS = ['name', 'capacity', 'description', 'stream_url', 'banner', 'referee_ids'] as const;

/** Texts by field of the form, from texts by place in the body; what has no field of its own stands above the form. */
export function formErrors(errors: FieldErrors): FormErrors {
  const found: FormErrors = {};
  for (const [place, text] of Object.entries(errors)) {
    if ([TABLE, STAGES, TIMERS].some((start) => place.startsWith(start))) continue;
    const field = fieldAt(place);
    found[field] = field === 'root' ? rootText(place, text) : text;
  }
  return found;
}

function fieldAt(place: string): keyof EventForm | 'root' {
  const [first = '', second = ''] = place.split('.');
  if (first === 'times') return second as keyof EventForm;
  if (first === 'settings') return SHOWN.find((setting) => setting === second) ?? 'root';
  return DETAILS.find((detail) => detail === first) ?? 'root';
}

/** With the name of the setting, where it is one. */
function rootText(place: string, text: string): string {
  const setting = place.startsWith('settings.') ? place.slice('settings.'.length) : place;
  return setting in DETAIL_NAMES ? `${DETAIL_NAMES[setting as DetailField]}：${text}` : text;
}

/** Texts by place in the event's own table of rewards. */
export const rewardErrors = (errors: FieldErrors): FieldErrors => errorsUnder(TABLE, errors);

/** Texts by key of the timer. */
export const timerErrors = (errors: FieldErrors): FieldErrors => errorsUnder(TIMERS, errors);

/** For each stage of the form texts by field of its settings. */
export function stageErrors({ stages }: EventForm, errors: FieldErrors): FieldErrors[] {
  return stages.map((_, index) => errorsUnder(`${STAGES}${index}.`, errors));
}

function errorsUnder(start: string, errors: FieldErrors): FieldErrors {
  const under = Object.entries(errors).filter(([place]) => place.startsWith(start));
  return Object.fromEntries(under.map(([place, text]) => [place.slice(start.length), text]));
}
