import type { TournamentTimes } from '../types.ts';

type TimeField = keyof TournamentTimes;

/** `field` does not lie as it has to: after `after`, or not later than `until`. */
export type TimeFault = { readonly field: TimeField } & ({ readonly after: TimeField } | { readonly until: TimeField });

/** Pairs of which the first has to come before the second. */
const ORDER = [
  ['registration_opens_at', 'registration_closes_at'],
  ['registration_opens_at', 'check_in_opens_at'],
  ['registration_opens_at', 'starts_at'],
  ['check_in_opens_at', 'starts_at'],
] as const;

/** What of a schedule is out of order. A registration may be open until the start itself. */
export function timeFaults(times: TournamentTimes): TimeFault[] {
  const msOf = (field: TimeField) => (times[field] ? Date.parse(times[field]) : null);
  const faults: TimeFault[] = ORDER.flatMap(([first, then]) => {
    const [earlier, later] = [msOf(first), msOf(then)];
    return earlier !== null && later !== null && earlier >= later ? [{ field: then, after: first }] : [];
  });
  const [closes, starts] = [msOf('registration_closes_at'), msOf('starts_at')];
  if (closes !== null && starts !== null && closes > starts)
    faults.push({ field: 'registration_closes_at', until: 'starts_at' });
  return faults;
}
