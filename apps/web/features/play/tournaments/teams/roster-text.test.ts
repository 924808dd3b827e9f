import { DEFAULT_TEAM_SETTINGS } from '@pailei/domain/tournament/teams/team-settings';
import { expect, test } from 'vitest';

import { draft, withEntrants } from '../../../../shared/tournaments/tournament.fixture.ts';
import { rosterText, shortText } from './roster-text.ts';

const player = (name: string, more: object = {}) => ({
  account_id: name,
  name,
  added_at: '2026-11-20T12:00:00.000Z',
  ...more,
});
const roster = [
  player('青石'),
  player('白鹭', { left_at: '2026-11-21T12:00:00.000Z' }),
  player('墨白', { is_late: true }),
];

test('says who came after the lock and who has left', () => {
  expect(rosterText({ roster })).toBe('青石、墨白（增补）；已离开：白鹭');
  expect(rosterText({ roster: [player('青石')] })).toBe('青石');
});

test('a team with fewer players than the event asks for is named as such', () => {
  const event = { settings: { ...draft().settings, team: DEFAULT_TEAM_SETTINGS } };
  const entry = { ...withEntrants(draft(), 1).participants['p1']!, roster };
  expect(shortText(event, entry)).toContain('名单只有 2 人，少于规定的 3 人');
  expect(shortText(event, { ...entry, roster: [...roster, player('无名')] })).toBeNull();
});
