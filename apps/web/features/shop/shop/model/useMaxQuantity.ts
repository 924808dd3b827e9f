import { QUANTITY_MAX } from '@pailei/domain/orders/limits';

import { useSystem } from '../../../../shared/live/useTopics.ts';

/** Pieces that one order may have, as the settings now say. */
export const useMaxQuantity = (): number => useSystem().state?.orders.max_quantity ?? QUANTITY_MAX;
