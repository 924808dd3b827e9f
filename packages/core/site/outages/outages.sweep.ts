import { trimAfterDays } from '@pailei/db/trim';

/** Trims outages whose time was given back; what the records say of them remains. */
export const trimOutages = trimAfterDays('outage', 'settled_at', 90);
