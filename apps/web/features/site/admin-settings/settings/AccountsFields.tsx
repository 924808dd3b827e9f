import { SETTING_TEXTS } from '@pailei/contracts/site/settings/settings.api';

import { FlagField } from './FlagField.tsx';
import { LinesField } from './LinesField.tsx';
import type { Section } from './useSettingsForm.ts';

const { staff_second_factor, reserved_names } = SETTING_TEXTS.accounts.fields;

export function AccountsFields({ value, errors, change }: Section<'accounts'>) {
  return (
    <>
      <FlagField
        text={staff_second_factor}
        checked={value.staff_second_factor}
        error={errors['staff_second_factor']}
        onChange={(flag) => change({ staff_second_factor: flag })}
      />
      <LinesField name="reserved_names" text={reserved_names} value={value} errors={errors} change={change} />
    </>
  );
}
