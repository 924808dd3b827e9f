import type { Announcement } from '@pailei/contracts/site/announcements/announcements.api';

/** The page's clock shows whole seconds: what begins within the present one is on already. */
const SECOND_MS = 1_000;

/** Those that are shown now; they come and go by their own times. */
export function currentAnnouncements(announcements: readonly Announcement[], nowMs: number): Announcement[] {
  return announcements.filter(
    ({ starts_at, ends_at }) =>
      Date.parse(starts_at) < nowMs + SECOND_MS && (ends_at === null || Date.parse(ends_at) > nowMs),
  );
}

/** Important ones that the visitor has not put away. */
export function bannersOf(
  announcements: readonly Announcement[],
  { dismissed, nowMs }: { dismissed: readonly string[]; nowMs: number },
): Announcement[] {
  return currentAnnouncements(announcements, nowMs).filter(
    ({ id, level }) => level === 'important' && !dismissed.includes(id),
  );
}
