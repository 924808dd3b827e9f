import { trimAfterDays } from '@pailei/db/trim';

const KEPT_DAYS = 30;

/** Links that have long led nowhere. */
export const trimLinks = trimAfterDays('team_link', 'expires_at', KEPT_DAYS);
