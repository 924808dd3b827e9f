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
