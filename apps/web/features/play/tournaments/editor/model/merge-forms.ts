import { isSameRule } from '@pailei/domain/tournament/rule-sheet/rule-sheet';

import type { EventForm } from './event-form.ts';

export type MergedForm = {
  /** The newest, with what was typed here on top. */
  readonly form: EventForm;
  /** What both have changed, and not to the same: what was typed here stands in the form. */
  readonly conflicts: readonly (keyof EventForm)[];
};

/** What becomes of a form whose event somebody else has changed: nothing that was typed is lost, and nothing of theirs. */
export function mergeForms(base: EventForm, mine: EventForm, newest: EventForm): MergedForm {
  const fields = Object.keys(base) as (keyof EventForm)[];
  const isChanged = (form: EventForm, field: keyof EventForm) => !isSameRule(base[field], form[field]);
  const own = fields.filter((field) => isChanged(mine, field));
  return {
    form: { ...newest, ...Object.fromEntries(own.map((field) => [field, mine[field]])) },
    conflicts: own.filter((field) => isChanged(newest, field) && !isSameRule(mine[field], newest[field])),
  };
}
