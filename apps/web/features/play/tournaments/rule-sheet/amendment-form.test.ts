import { describe, expect, test } from 'vitest';
import { DEFAULT_TOURNAMENT_SETTINGS } from '@pailei/domain/tournament/settings';
import type { TournamentState } from '@pailei/domain/tournament/types';

import { TIMER_FIELDS } from '../model/timer-fields.ts';
import { amendmentForm, amendmentOf } from './amendment-form.ts';

const tournament = { settings: DEFAULT_TOURNAMENT_SETTINGS } as TournamentState;

describe('the form of an amendment', () => {
  test('holds every timer', () => {
    const { timers } = DEFAULT_TOURNAMENT_SETTINGS;
    expect(TIMER_FIELDS).toHaveLength(Object.values(timers).flat().length);
    expect(amendmentForm(tournament).timers).toMatchObject({ 'check_in.1': '600', ban: '90', 'reminders.0': '120' });
  });

  test('asks for nothing while nothing was changed', () => {
    expect(amendmentOf(tournament, amendmentForm(tournament), '原因')).toEqual({
      number: 0,
      changes: {},
      reason: '原因',
    });
  });

  test('asks for what was changed, and for nothing else', () => {
    const form = { ...amendmentForm(tournament), tiebreakers: ['gw' as const], best_of: [3, 5] as const };
    const { changes } = amendmentOf(tournament, form, '原因');
    expect(Object.keys(changes)).toEqual(['stages', 'tiebreakers']);
    expect(changes.stages?.map(({ best_of }) => best_of)).toEqual([3, 5]);
  });
});
