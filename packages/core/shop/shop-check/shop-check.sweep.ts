import { trimAfterDays } from '@pailei/db/trim';

export const trimChecks = trimAfterDays('shop_check', 'checked_at', 90);
