import type { Announcement } from '@pailei/contracts/site/announcements/announcements.api';
import { expect, test } from 'vitest';

import { bannersOf, currentAnnouncements } from './current.ts';

const NOW = Date.parse('2026-11-20T12:00:00.000Z');
const at = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();
const announcement = (id: string, changes: Partial<Announcement> = {}): Announcement => ({
  id,
  title: '公告',
  body: '正文',
  level: 'important',
  is_pinned: false,
  starts_at: at(-10),
  ends_at: null,
  ...changes,
});
const idsOf = (announcements: readonly Announcement[]) => announcements.map(({ id }) => id);

test('announcements come and go by their own times', () => {
  const all = [
    announcement('endless'),
    announcement('now', { starts_at: at(0), ends_at: at(1) }),
    announcement('this second', { starts_at: new Date(NOW + 999).toISOString() }),
    announcement('later', { starts_at: at(1) }),
    announcement('over', { ends_at: at(0) }),
  ];
  expect(idsOf(currentAnnouncements(all, NOW))).toEqual(['endless', 'now', 'this second']);
  expect(idsOf(currentAnnouncements(all, NOW + 60_000))).toEqual(['endless', 'this second', 'later']);
});

test('a banner is for what is important and was not put away', () => {
  const all = [announcement('a'), announcement('b'), announcement('c', { level: 'info' })];
  expect(idsOf(bannersOf(all, { dismissed: ['a'], nowMs: NOW }))).toEqual(['b']);
});
