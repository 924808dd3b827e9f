import { TextField } from '../../../../../shared/ui/forms/Field.tsx';
import { Select } from '../../../../../shared/ui/forms/Select.tsx';
import type { FieldErrors } from '../../../../../shared/api/field-errors.ts';
import { Note } from '../../../../../shared/ui/feedback/Note.tsx';
import type { EntryChoices } from '../model/stage-choices.ts';
import type { EntryValues } from '../../stages/stage-forms.ts';

type EntryFieldsProps = {
  values: EntryValues;
  choices: EntryChoices;
  /** By field of the stage's settings. */
  errors: FieldErrors;
  change: (changes: Partial<EntryValues>) => void;
};

const NUMBER_LABELS = { top: '晋级人数', top_of_group: '每组晋级', max_losses: '负场上限' } as const;

/** Who of the stage before comes in, where they stand, and what they bring along: only what fits is offered. */
export function EntryFields({ values, choices, errors, change }: EntryFieldsProps) {
  const { advances, distributions, carries } = choices;
  const field = values.advance === 'max_losses' ? 'losses' : 'places';
  // the best of all fill a type that has a size: what is wrong with that is wrong with their number
  const numberError = errors[`entry.advance.${field}`] ?? errors['size'];
  const others = ['entry.advance', 'entry.distribution', 'entry.carry'].flatMap((place) => errors[place] ?? []);
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-end gap-2">
        <Select label="晋级" options={advances} value={values.advance} onChange={(advance) => change({ advance })} />
        {distributions.length > 1 && (
          <Select
            label="编排"
            options={distributions}
            value={values.distribution}
            onChange={(distribution) => change({ distribution })}
          />
        )}
        {carries.length > 1 && (
          <Select label="带入" options={carries} value={values.carry} onChange={(carry) => change({ carry })} />
        )}
      </div>
      {values.advance !== 'all' && (
        <TextField
          label={NUMBER_LABELS[values.advance]}
          inputMode="numeric"
          value={values[field]}
          error={numberError}
          onChange={(event) => change({ [field]: event.target.value })}
        />
      )}
      {others.map((text) => (
        <Note key={text} tone="yan">
          {text}
        </Note>
      ))}
    </div>
  );
}
