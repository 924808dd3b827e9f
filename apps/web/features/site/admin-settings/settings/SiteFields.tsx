import { SETTING_TEXTS } from '@pailei/contracts/site/settings/settings.api';

import { TextField } from '../../../../shared/ui/forms/Field.tsx';
import { FlagField } from './FlagField.tsx';
import type { Section } from './useSettingsForm.ts';

const { name, is_beta, registration_open } = SETTING_TEXTS.site.fields;

export function SiteFields({ value, errors, change }: Section<'site'>) {
  return (
    <>
      <TextField
        layout="beside"
        label={name.label}
        hint={name.help}
        error={errors['name']}
        maxLength={20}
        value={value.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <FlagField text={is_beta} checked={value.is_beta} onChange={(flag) => change({ is_beta: flag })} />
      <FlagField
        text={registration_open}
        checked={value.registration_open}
        onChange={(flag) => change({ registration_open: flag })}
      />
    </>
  );
}
