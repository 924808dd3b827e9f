import { SCOPE_TEXTS } from '@pailei/contracts/site/maintenance/maintenance-texts';
import type { MaintenanceWindow } from '@pailei/contracts/site/maintenance/maintenance.api';

import { clockText, monthDayText } from '../ui/time/time.format.ts';

const DAY_MS = 86_400_000;
const EVENING_HOUR = 18;

/** `今晚 23:00`, `明天 02:00`, `11 月 23 日 05:00`; in the visitor's zone. */
export function momentText(iso: string, nowMs: number): string {
  const date = new Date(iso);
  return `${dayText(date, new Date(nowMs))} ${clockText(date)}`;
}

/** `05:00` while it is the same day, else with the day. */
export function endText(iso: string, nowMs: number): string {
  const date = new Date(iso);
  return daysBetween(new Date(nowMs), date) === 0 ? clockText(date) : momentText(iso, nowMs);
}

/** What players want to know while they cannot act; null where no clock is stopped. */
export function clocksText({ scope }: Pick<MaintenanceWindow, 'scope'>): string | null {
  return scope === 'shop' ? null : '期间场次、签到和报名的时限停表，恢复后顺延，不会因此判负';
}

/** `今晚 23:00 起全站维护，预计 05:00 恢复` */
export function plannedText({ scope, starts_at, planned_end }: MaintenanceWindow, nowMs: number): string {
  const end = planned_end === null ? '' : `，预计 ${endText(planned_end, Date.parse(starts_at))} 恢复`;
  return `${momentText(starts_at, nowMs)} 起${SCOPE_TEXTS[scope]}维护${end}`;
}

function dayText(date: Date, now: Date): string {
  switch (daysBetween(now, date)) {
    case 0:
      return date.getHours() >= EVENING_HOUR ? '今晚' : '今天';
    case 1:
      return '明天';
    default:
      return monthDayText(date);
  }
}

/** Midnights between two moments, in the visitor's zone. */
function daysBetween(from: Date, to: Date): number {
  const midnight = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
  return Math.round((midnight(to) - midnight(from)) / DAY_MS);
}
