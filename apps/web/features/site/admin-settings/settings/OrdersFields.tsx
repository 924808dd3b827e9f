import { SETTING_TEXTS } from '@pailei/contracts/site/settings/settings.api';

import type { Section } from './useSettingsForm.ts';
import { WholeNumberFields } from './WholeNumberFields.tsx';

const KINDS = {
  max_quantity: { unit: '件', digits: 3 },
  orders_per_minute: { unit: '次', digits: 3 },
};

export function OrdersFields(section: Section<'orders'>) {
  return <WholeNumberFields {...section} texts={SETTING_TEXTS.orders.fields} kinds={KINDS} />;
}
