import { SETTING_TEXTS, type Setting } from '@pailei/contracts/settings';

import { NumbersField } from './NumbersField.tsx';
import type { Section } from './useSettingsForm.ts';

const TEXTS = SETTING_TEXTS.shop.fields;
const KINDS = {
  low_stock_threshold: { unit: '件', digits: 7 },
  address_days: { unit: '天', digits: 4 },
} as const satisfies Record<keyof Setting<'shop'>, object>;

export function ShopFields({ value, errors, change }: Section<'shop'>) {
  const number = (name: keyof Setting<'shop'>) => (
    <NumbersField
      {...KINDS[name]}
      text={TEXTS[name]}
      values={[value[name]]}
      errors={errors}
      name={name}
      onChange={([typed = Number.NaN]) => change({ [name]: typed })}
    />
  );
  return (
    <>
      {number('low_stock_threshold')}
      {number('address_days')}
    </>
  );
}
