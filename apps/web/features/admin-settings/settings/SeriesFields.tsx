import { SETTING_TEXTS, type Setting } from '@pailei/contracts/settings';

import { Field, Input } from '../../../shared/ui/Field.tsx';
import type { Section } from './useSettingsForm.ts';

const TEXTS = SETTING_TEXTS.series.fields;

type Timers = Setting<'series'>;
type Single = 'shield' | 'ban' | 'pick' | 'grace' | 'confirm';

export function SeriesFields({ value, errors, change }: Section<'series'>) {
  const single = (name: Single) => (
    <SecondsField
      text={TEXTS[name]}
      values={[value[name]]}
      errors={errors}
      name={name}
      onChange={([seconds = Number.NaN]) => change({ [name]: seconds })}
    />
  );
  return (
    <>
      <SecondsField
        text={TEXTS.check_in}
        values={value.check_in}
        errors={errors}
        name="check_in"
        onChange={(seconds) => change({ check_in: seconds as Timers['check_in'] })}
      />
      {single('shield')}
      {single('ban')}
      {single('pick')}
      {single('grace')}
      <SecondsField
        text={TEXTS.reminders}
        values={value.reminders}
        errors={errors}
        name="reminders"
        onChange={(seconds) => change({ reminders: seconds as Timers['reminders'] })}
      />
      {single('confirm')}
    </>
  );
}

type SecondsFieldProps = {
  text: { label: string; help: string };
  name: string;
  values: readonly number[];
  errors: Readonly<Record<string, string>>;
  onChange: (values: number[]) => void;
};

/** One or more numbers of seconds; what is no number yet is NaN and refused at the field. */
function SecondsField({ text: { label, help }, name, values, errors, onChange }: SecondsFieldProps) {
  const error = Object.entries(errors).find(([field]) => field === name || field.startsWith(`${name}.`))?.[1];
  return (
    <Field label={label} hint={help} error={error}>
      {({ id, ...control }) => (
        <span className="sform__s">
          {values.map((seconds, index) => (
            <Input
              {...control}
              // the places of a timer are its identity
              key={index}
              {...(index === 0 ? { id } : { 'aria-label': `${label} 第 ${index + 1} 个` })}
              inputMode="numeric"
              trailing="秒"
              value={Number.isNaN(seconds) ? '' : String(seconds)}
              onChange={(event) => onChange(values.with(index, numberOf(event.target.value)))}
            />
          ))}
        </span>
      )}
    </Field>
  );
}

function numberOf(text: string): number {
  const digits = text.replaceAll(/\D/g, '').slice(0, 6);
  return digits === '' ? Number.NaN : Number(digits);
}
