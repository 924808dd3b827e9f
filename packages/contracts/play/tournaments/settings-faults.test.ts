import { DEFAULT_SERIES_TIMERS } from '@pailei/domain/series/settings';
import { DEFAULT_TOURNAMENT_SETTINGS } from '@pailei/domain/tournament/settings';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { SETTING_SCHEMAS } from '../../site/settings/settings.api.ts';
import { newChallengeBody } from '../challenges/challenges.api.ts';
import { eventSeriesBody } from '../event-series/event-series.api.ts';
import { eventPlanSchema, storedPlanSchema } from '../event-templates/event-plan.ts';
import { eventTemplateBody } from '../event-templates/event-templates.api.ts';
import { amendRulesBody } from '../rule-sheet/rule-sheet.api.ts';
import { tournamentChangesSchema, tournamentDetailsSchema } from './details/tournament-details.ts';
import { tournamentRefusal } from './details/frozen-errors.ts';

const times = { registration_closes_at: null, check_in_opens_at: null, starts_at: null };
const specialist = { ...DEFAULT_TOURNAMENT_SETTINGS, format: 'specialist', bans: 1 };
const timers = { ...DEFAULT_SERIES_TIMERS, reminders: [360, 120] };
const details = { name: '专精周赛', description: '', stream_url: null, capacity: 16, settings: specialist };
const plan = { details, timing: { registration_opens: null, registration_closes: null, check_in_opens: null } };

/** What is wrong with a body, by its place. */
function faultsOf(schema: z.ZodType, body: unknown): Record<string, string> {
  const issues = schema.safeParse(body).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

const BANS = '专精赛不能禁用卡组，禁用数应为 0';

test('bans in specialist are refused at their field by a new event, a change, a template and a series', () => {
  expect(faultsOf(tournamentDetailsSchema, { ...details, times })).toEqual({ 'settings.bans': BANS });
  expect(faultsOf(tournamentChangesSchema, { settings: specialist })).toEqual({ 'settings.bans': BANS });
  expect(faultsOf(eventTemplateBody, { name: '专精', plan })).toEqual({ 'plan.details.settings.bans': BANS });
  const series = { name: '专精周赛', plan, first_starts_at: '2027-01-01T12:00:00.000Z', weeks: 4, ahead_days: 7 };
  expect(faultsOf(eventSeriesBody, series)).toEqual({ 'plan.details.settings.bans': BANS });
});

test('a template and a series are refused a bracket with more places than the event has', () => {
  const cut = { type: 'single_elimination', size: 8, best_of: 3, final_best_of: null, third_place: false };
  const entry = { advance: { kind: 'top', places: 8 }, distribution: 'seed', carry: 'nothing' };
  const settings = {
    ...DEFAULT_TOURNAMENT_SETTINGS,
    stages: [
      { type: 'swiss', rounds: 3, best_of: 3 },
      { ...cut, entry },
    ],
  };
  const small = { ...plan, details: { ...details, settings, capacity: 4 } };
  expect(Object.keys(faultsOf(eventPlanSchema, small))).toEqual(['details.settings.stages.1.entry.advance']);
  expect(faultsOf(eventPlanSchema, { ...small, details: { ...small.details, capacity: 8 } })).toEqual({});
});

test('timers that do not rise are refused at their field by events, amendments, challenges and the site’s setting', () => {
  const text = '应晚于前一档';
  const settings = { ...DEFAULT_TOURNAMENT_SETTINGS, timers };
  expect(faultsOf(tournamentChangesSchema, { settings })).toEqual({ 'settings.timers.reminders.1': text });
  expect(faultsOf(amendRulesBody, { number: 1, changes: { timers }, reason: '更正时限' })).toEqual({
    'changes.timers.reminders.1': text,
  });
  expect(faultsOf(newChallengeBody, { series_timers: timers })).toMatchObject({ 'series_timers.reminders.1': text });
  expect(faultsOf(SETTING_SCHEMAS.series, timers)).toEqual({ 'reminders.1': text });
});

test('bans in specialist are refused to a challenge, but in a relay, which is never specialist', () => {
  const offer = {
    team_id: '01907f3e-0000-7000-8000-000000000001',
    best_of: 3,
    series_format: 'specialist',
    bans: 1,
    slots: ['2027-01-01T12:00:00.000Z'],
  };
  expect(faultsOf(newChallengeBody, { ...offer, format: { code: 'boards', size: 3 } })).toEqual({ bans: BANS });
  expect(faultsOf(newChallengeBody, { ...offer, best_of: 9, format: { code: 'relay', size: 3 } })).toEqual({});
});

test('a plan that was stored before stays readable', () => {
  expect(faultsOf(storedPlanSchema, plan)).toEqual({});
});

test('a refusal names the setting in its text and the field in its errors', () => {
  const refusal = { violation: 'invalid_tournament', field: 'bans', code: 'bans_in_specialist' } as const;
  expect(tournamentRefusal(refusal)).toMatchObject({
    status: 422,
    message: `赛事设置有误：禁用数：${BANS}`,
    errors: { 'settings.bans': BANS },
  });
  expect(tournamentRefusal({ violation: 'invalid_tournament', field: 'capacity', code: 'not_possible' })).toMatchObject(
    {
      errors: { capacity: expect.any(String) },
    },
  );
});
