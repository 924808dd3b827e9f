import { formatDate } from '../../../shared/ui/time/time.format.ts';

export type DayGroup<T> = { day: string; items: T[] };

/** Lines by the visitor's own days, in the order they come in: 今天, 昨天, then the date. */
export function groupByDay<T extends { created_at: string }>(items: readonly T[], nowMs: number): DayGroup<T>[] {
  const today = formatDate(new Date(nowMs).toISOString());
  const yesterday = formatDate(dayBefore(nowMs));
  const named = (day: string) => (day === today ? '今天' : day === yesterday ? '昨天' : day);
  const groups = Map.groupBy(items, ({ created_at }) => formatDate(created_at));
  return [...groups].map(([day, lines]) => ({ day: named(day), items: lines }));
}

/** Noon of the day before: an hour more or less, where the clocks change, stays the same day. */
function dayBefore(nowMs: number): string {
  const now = new Date(nowMs);
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1, 12).toISOString();
}
