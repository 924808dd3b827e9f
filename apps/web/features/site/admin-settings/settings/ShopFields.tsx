import { SETTING_TEXTS } from '@pailei/contracts/site/settings/settings.api';

import type { Section } from './useSettingsForm.ts';
import { WholeNumberFields } from './WholeNumberFields.tsx';

const KINDS = {
  low_stock_threshold: { unit: '件', digits: 7 },
  address_days: { unit: '天', digits: 4 },
};

export function ShopFields(section: Section<'shop'>) {
  return <WholeNumberFields {...section} texts={SETTING_TEXTS.shop.fields} kinds={KINDS} />;
}
