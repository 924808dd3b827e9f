import type { Feature } from '../../ground/features/feature.ts';
import { createAddressesService } from './addresses.service.ts';
import { addressesCalls } from './addresses.calls.ts';

export const addressesFeature = {
  name: 'addresses',
  headings: { addresses: { name: '积分商城' } },
  calls: [addressesCalls],
  services: { addresses: createAddressesService },
} as const satisfies Feature;
