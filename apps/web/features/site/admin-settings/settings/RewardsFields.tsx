import { SETTING_TEXTS } from '@pailei/contracts/site/settings/settings.api';

import { FieldGroup } from '../../../../shared/ui/forms/Field.tsx';
import { RewardFields } from '../../../../shared/rewards/RewardFields.tsx';
import type { Section } from './useSettingsForm.ts';

const { bands, participation } = SETTING_TEXTS.rewards.fields;

export function RewardsFields({ value, errors, change }: Section<'rewards'>) {
  return (
    <FieldGroup
      layout="beside"
      label={bands.label}
      hint={`${bands.help}。${participation.label}：${participation.help}。`}
    >
      <RewardFields
        table={value}
        errors={errors}
        onChange={(table) => change({ bands: [...table.bands], participation: table.participation })}
      />
    </FieldGroup>
  );
}
