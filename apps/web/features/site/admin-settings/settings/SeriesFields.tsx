import { SETTING_TEXTS, type Setting } from '@pailei/contracts/site/settings/settings.api';

import { NumbersField } from './NumbersField.tsx';
import type { Section } from './useSettingsForm.ts';

const TEXTS = SETTING_TEXTS.series.fields;

const SECONDS = { unit: '秒', digits: 6 };

type Timers = Setting<'series'>;
type Single = 'shield' | 'ban' | 'pick' | 'grace' | 'confirm';

export function SeriesFields({ value, errors, change }: Section<'series'>) {
  const single = (name: Single) => (
    <NumbersField
      {...SECONDS}
      text={TEXTS[name]}
      values={[value[name]]}
      errors={errors}
      name={name}
      onChange={([seconds = Number.NaN]) => change({ [name]: seconds })}
    />
  );
  return (
    <>
      <NumbersField
        {...SECONDS}
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
      <NumbersField
        {...SECONDS}
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
