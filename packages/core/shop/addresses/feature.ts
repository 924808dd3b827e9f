import type { Feature } from '../../ground/features/feature.ts';
import { createAddressesService } from './index.ts';

export const addressesFeature = {
  name: 'addresses',
  services: { addresses: createAddressesService },
} as const satisfies Feature;
