import { trimRows } from '@pailei/db/trim';
import { CHINA_DAYS, slotAt } from '@pailei/domain/status/slots';
import { sql } from 'kysely';

const PROBES_KEPT_SLOTS = 2 * 5_760;
const DAYS_KEPT = 92;

/** Trims probes that no bar shows any more. */
export const trimProbes = trimRows('status_probe', (now) => sql`slot < ${slotAt(Date.parse(now)) - PROBES_KEPT_SLOTS}`);

/** Trims days that no bar shows any more. */
export const trimDays = trimRows(
  'status_day',
  (now) => sql`day < ${CHINA_DAYS.indexOf(slotAt(Date.parse(now))) - DAYS_KEPT}`,
);
