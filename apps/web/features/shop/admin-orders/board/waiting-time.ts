const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 1_440;

/** How long something has waited, by its two largest units: `[[2, '天'], [3, '时']]`. */
export function waitingTime(sinceIso: string, nowMs: number): [count: number, unit: string][] {
  const minutes = Math.max(0, Math.floor((nowMs - Date.parse(sinceIso)) / MINUTE_MS));
  const [days, hours] = [Math.floor(minutes / DAY_MINUTES), Math.floor((minutes % DAY_MINUTES) / HOUR_MINUTES)];
  const rest = minutes % HOUR_MINUTES;
  if (days > 0) return [[days, '天'], ...withUnit(hours, '时')];
  if (hours > 0) return [[hours, '时'], ...withUnit(rest, '分')];
  return [[rest, '分']];
}

const withUnit = (count: number, unit: string): [number, string][] => (count > 0 ? [[count, unit]] : []);
