import { trimAfterDays } from '@pailei/db/trim';

export const trimDeliveries = trimAfterDays('webhook_delivery', 'created_at', 30);
