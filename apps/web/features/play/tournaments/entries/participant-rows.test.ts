import { expect, test } from 'vitest';

import { draft, played, withEntrants } from '../../../../shared/tournaments/tournament.fixture.ts';
import { participantRows } from './participant-rows.ts';

const full = withEntrants({ ...draft(), capacity: 2 }, 4);
const names = (state: Parameters<typeof participantRows>[1]) => participantRows(full, state).map(({ name }) => name);

test('who waits stands last, in the order of the waitlist', () => {
  const moved = played(full, { type: 'move_on_waitlist', participant_id: 'p4', before: 'p3', reason: '调整' });
  expect(participantRows(moved, { state: 'in', search: '' }).map(({ id }) => id)).toEqual(['p1', 'p2', 'p4', 'p3']);
});

test('a status and a part of the name choose among them', () => {
  expect(names({ state: 'waitlisted', search: '' })).toEqual(['选手3', '选手4']);
  expect(names({ state: 'in', search: '手2' })).toEqual(['选手2']);
});

test('a team is found by its captain, and by whoever plays for it or has left it', () => {
  const player = (name: string) => ({ account_id: name, name, added_at: '2026-11-20T12:00:00.000Z' });
  const roster = [player('青石'), { ...player('白鹭'), left_at: '2026-11-20T13:00:00.000Z' }];
  const entry = { ...full.participants['p1']!, roster };
  const event = { ...full, participants: { ...full.participants, p1: entry } };
  const captains = new Map([['p1', '墨白']]);
  const found = (search: string) => participantRows(event, { state: 'in', search, captains }).map(({ id }) => id);
  for (const search of ['青石', '白鹭', '墨白']) expect(found(search)).toEqual(['p1']);
  expect(found('无名')).toEqual([]);
});
