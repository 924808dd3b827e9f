import { SETTING_TEXTS } from '@pailei/contracts/site/settings/settings.api';

import { TextAreaField } from '../../../../shared/ui/forms/Field.tsx';
import { linesOf } from '../model/lines.ts';
import { FlagField } from './FlagField.tsx';
import type { Section } from './useSettingsForm.ts';

const { staff_second_factor, reserved_names } = SETTING_TEXTS.accounts.fields;

export function AccountsFields({ value, errors, change }: Section<'accounts'>) {
  const nameError = Object.entries(errors).find(([field]) => field.startsWith('reserved_names'))?.[1];
  return (
    <>
      <FlagField
        text={staff_second_factor}
        checked={value.staff_second_factor}
        error={errors['staff_second_factor']}
        onChange={(flag) => change({ staff_second_factor: flag })}
      />
      <TextAreaField
        layout="beside"
        label={reserved_names.label}
        hint={reserved_names.help}
        error={nameError}
        rows={6}
        value={value.reserved_names.join('\n')}
        onChange={(event) => change({ reserved_names: linesOf(event.target.value) })}
        onBlur={() => change({ reserved_names: value.reserved_names.filter((name) => name.trim() !== '') })}
      />
    </>
  );
}
