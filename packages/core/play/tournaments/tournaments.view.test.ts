import { createTournament } from '@pailei/domain/tournament/create';
import { DEFAULT_TOURNAMENT_SETTINGS } from '@pailei/domain/tournament/settings';
import { initialState } from '@pailei/domain/tournament/evolve';
import { isViolation } from '@pailei/domain/violation/violation';
import { expect, test } from 'vitest';

import { summaryOf } from './tournaments.view.ts';

const created = createTournament(
  {
    tournament_id: 't1',
    is_demo: false,
    name: '霜降杯',
    description: '',
    stream_url: null,
    capacity: 8,
    settings: DEFAULT_TOURNAMENT_SETTINGS,
    times: { registration_closes_at: null, check_in_opens_at: null, starts_at: null },
  },
  { now: '2026-11-20T12:00:00.000Z' },
);
if (isViolation(created)) throw new Error(created.violation);
const event = initialState(created[0]);
const participants = Object.fromEntries(
  ['北风', '墨染'].map((name, index) => [`p${index}`, { id: `p${index}`, name, status: 'active' }]),
) as unknown as typeof event.participants;

test('an event has a champion where one alone is first', () => {
  const places = (place_to: number) => [
    { participant_id: 'p0', place: 1, place_to },
    { participant_id: 'p1', place: place_to, place_to: 2 },
  ];
  const championOf = (place_to: number) =>
    summaryOf({ ...event, status: 'finished', participants, placements: places(place_to) }).champion;
  expect(championOf(1)).toBe('北风');
  expect(championOf(2)).toBeNull();
});
