import { expect, test } from 'vitest';
import { teamEventsApi } from '@pailei/contracts/play/team-events/team-events.api';
import { BATTLE_FORMATS } from '@pailei/domain/battles/settings';
import type { TournamentSettings } from '@pailei/domain/tournament/types';
import { readOptions } from '../options.ts';
import { longestBoard, newTeamEvent } from './team-event-plan.ts';

const planOf = (battle: string, speed = '20', stages = 'groups:2x4') => {
  const options = readOptions([
    '--team-event',
    '--battle',
    battle,
    '--boards',
    '3',
    '--stages',
    stages,
    '--speed',
    speed,
  ]);
  const [plan] = options.battles;
  if (!plan) throw new Error('no battle is planned');
  return {
    name: '团体赛',
    capacity: 8,
    format: options.format,
    battle: plan.format,
    stages: options.stages,
    speed: Number(speed),
  };
};

test.each(BATTLE_FORMATS)('an event of %s is one that the site takes', (format) => {
  expect(teamEventsApi.create.body.safeParse(newTeamEvent(planOf(format))).error).toBeUndefined();
});

test('what may not be played so is refused: a bracket of battles that may be tied', () => {
  const plan = {
    ...planOf('boards', '20', 'single'),
    battle: { code: 'boards', size: 3, decided: 'majority', tie: 'draw' } as const,
  };
  expect(teamEventsApi.create.body.safeParse(newTeamEvent(plan)).success).toBe(false);
});

test('however fast it is played, captains have the time that they need', () => {
  const { team } = newTeamEvent(planOf('boards', '1000')).settings;
  expect(team).toMatchObject({ lead_seconds: 5, battle_timers: { line_up: 4, check_in: 2 }, check_in_members: 2 });
});

test('each player brings as many decks as the longest board asks for', () => {
  const settings = newTeamEvent(planOf('relay')).settings as TournamentSettings;
  expect(longestBoard(settings)).toMatchObject({ format: 'last_hero_standing', best_of: 11 });
});
