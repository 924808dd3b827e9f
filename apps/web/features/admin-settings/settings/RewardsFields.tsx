import { SETTING_TEXTS } from '@pailei/contracts/settings';

import { RewardFields } from '../../rewards/RewardFields.tsx';
import type { Section } from './useSettingsForm.ts';

const { bands, participation } = SETTING_TEXTS.rewards.fields;

export function RewardsFields({ value, errors, change }: Section<'rewards'>) {
  return (
    <div className="fld" role="group" aria-label={bands.label}>
      <span className="fld__l">{bands.label}</span>
      <RewardFields
        table={value}
        errors={errors}
        onChange={(table) => change({ bands: [...table.bands], participation: table.participation })}
      />
      <span className="fld__h">
        {bands.help}。{participation.label}：{participation.help}。
      </span>
    </div>
  );
}
