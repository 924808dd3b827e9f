import { DEFAULT_SETTINGS } from '@pailei/contracts/site/settings/settings.api';
import { tournamentDetailsSchema } from '@pailei/contracts/play/tournaments/details/tournament-details';
import { createTournament } from '@pailei/domain/tournament/create';
import { DEFAULT_TEAM_SETTINGS } from '@pailei/domain/tournament/teams/team-settings';
import { foldTournament } from '@pailei/domain/tournament/evolve';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { isViolation } from '@pailei/domain/violation/violation';
import { describe, expect, test } from 'vitest';

import type { FormStage } from '../../stages/stage-forms.ts';
import { presetStages, STAGE_PRESETS } from '../../stages/stage-presets.ts';
import { editedTime } from '../../../../../shared/ui/time/local-time.ts';
import { linesAbout } from '../sections/team-fields.ts';
import { eventBody } from './event-body.ts';
import { changeCount, eventChanges } from './event-changes.ts';
import { EMPTY_EVENT, type EventForm } from './event-form.ts';
import { withStart } from './event-moments.ts';
import { planOf } from './event-plan.ts';
import { EVENT_PRESETS, withPreset } from './event-presets.ts';
import { changedBans, changedFormat } from './format-choices.ts';
import { formErrors, rewardErrors, stageErrors, timerErrors } from './form-errors.ts';
import { formForecast } from './form-forecast.ts';
import { formOfClone, formOfEvent, formOfPlan } from './form-of-event.ts';
import { mergeForms } from './merge-forms.ts';

const TIMERS = { ...DEFAULT_SETTINGS.series, ban: 45 };

describe('the form of an event', () => {
  test.each(STAGE_PRESETS.map((preset) => ({ preset, name: preset.name })))(
    'of the preset $name is one that the server takes',
    ({ preset }) => {
      const stages = presetStages(preset);
      const body = eventBody(
        { ...EMPTY_EVENT, name: '霜降杯', stages, ...withStart(EMPTY_EVENT, '2026-11-22T19:00') },
        TIMERS,
      );
      expect(tournamentDetailsSchema.safeParse(body).error).toBeUndefined();
      expect(body.settings.stages.map(({ type }) => type)).toEqual(preset.stages.map(({ type }) => type));
      expect(body.settings.stages.map(({ entry }) => entry === undefined)).toEqual(
        stages.map((_, index) => index === 0),
      );
      expect(body.settings.timers).toEqual(TIMERS);
      expect(Date.parse(body.times.starts_at!) - Date.parse(body.times.check_in_opens_at!)).toBe(600_000);
    },
  );

  test('shows what is wrong at the field it was typed into', () => {
    const [first, second] = EMPTY_EVENT.stages as [FormStage, FormStage];
    const { swiss } = first.values;
    const stages = [
      { ...first, values: { ...first.values, swiss: { ...swiss, rounds: '99' } } },
      { ...second, entry: { ...second.entry, places: '1' } },
    ];
    const form = { ...EMPTY_EVENT, name: '', capacity: 'x', stages };
    const { error } = tournamentDetailsSchema.safeParse(eventBody(form, TIMERS));
    const errors = Object.fromEntries(error!.issues.map(({ path, message }) => [path.join('.'), message]));
    expect(Object.keys(formErrors(errors)).toSorted()).toEqual(['capacity', 'name']);
    expect(stageErrors(form, errors)).toEqual([
      { rounds: '最多 20 轮' },
      { size: '至少 2 人', 'entry.advance': '晋级人数不足：至少要有 2 人进入这个阶段' },
    ]);
  });

  test('says up to which round players come in late, and what counts of those who leave a group', () => {
    const settingsOf = (form: Partial<typeof EMPTY_EVENT>) =>
      tournamentDetailsSchema.parse(eventBody({ ...EMPTY_EVENT, name: '霜降杯', ...form }, TIMERS)).settings;
    expect(settingsOf({ late_until_round: 3, late_by_players: true }).late_entry).toEqual({
      until_round: 3,
      missed_rounds: 'losses',
      by_players: true,
    });
    expect(settingsOf({ late_until_round: 0, late_by_players: true }).late_entry).toMatchObject({ by_players: false });
    expect(settingsOf({ withdrawal: 'annul' }).withdrawal).toBe('by_share');
    const groups = STAGE_PRESETS.find(({ stages }) => stages[0]?.type === 'round_robin')!;
    const stages = presetStages(groups);
    expect(settingsOf({ stages, withdrawal: 'annul' }).withdrawal).toBe('annul');
  });

  test('a lead of one game asks for a final of three at least, at its field', () => {
    const double = STAGE_PRESETS.find(({ stages }) => stages.length === 1 && stages[0]?.type === 'double_elimination')!;
    const [stage] = presetStages(double) as [FormStage];
    const values = {
      ...stage.values.double_elimination,
      best_of: 1,
      final_best_of: 1,
      grand_final: 'game_lead',
    } as const;
    const stages = [{ ...stage, values: { ...stage.values, double_elimination: values } }];
    const form = { ...EMPTY_EVENT, name: '霜降杯', stages };
    const { error } = tournamentDetailsSchema.safeParse(eventBody(form, TIMERS));
    const errors = Object.fromEntries(error!.issues.map(({ path, message }) => [path.join('.'), message]));
    expect(stageErrors(form, errors)).toEqual([{ grand_final: '胜者组先得一局时，总决赛至少 BO3' }]);
  });

  test('of specialist has neither bans nor a shield, and the server takes it', () => {
    const chosen = changedFormat({ ...EMPTY_EVENT, shield: true }, 'specialist');
    const form = { ...EMPTY_EVENT, name: '霜降杯', ...chosen };
    expect(chosen).toEqual({ format: 'specialist', bans: 0, shield: false });
    expect(tournamentDetailsSchema.safeParse(eventBody(form, TIMERS)).error).toBeUndefined();
    expect(changedBans({ ...EMPTY_EVENT, shield: true }, 0)).toEqual({ format: 'conquest', bans: 0, shield: false });
  });

  test('shows bans that specialist cannot have at their field', () => {
    const form = { ...EMPTY_EVENT, name: '霜降杯', format: 'specialist' } as const;
    const { error } = tournamentDetailsSchema.safeParse(eventBody(form, TIMERS));
    const errors = Object.fromEntries(error!.issues.map(({ path, message }) => [path.join('.'), message]));
    expect(formErrors(errors)).toEqual({ bans: '专精赛不能禁用卡组，禁用数应为 0' });
  });

  test('pays by the site’s table, by its own, or nothing', () => {
    const reward_table = { bands: [{ place_to: 1, points: 80 }], participation: 8 };
    const rewardsOf = (form: Partial<typeof EMPTY_EVENT>) => {
      const body = eventBody({ ...EMPTY_EVENT, name: '霜降杯', ...form }, TIMERS);
      return tournamentDetailsSchema.parse(body).rewards;
    };
    expect(rewardsOf({ reward_table })).toEqual({ kind: 'site' });
    expect(rewardsOf({ rewards: 'own', reward_table })).toEqual({ kind: 'own', table: reward_table });
    expect(rewardsOf({ rewards: 'none', reward_table })).toEqual({ kind: 'none' });
  });

  test('shows what is wrong with its own table at its line', () => {
    const bands = [
      { place_to: 1, points: 80 },
      { place_to: 2, points: 90 },
    ];
    const form = {
      ...EMPTY_EVENT,
      name: '霜降杯',
      rewards: 'own',
      reward_table: { bands, participation: 0 },
    } as const;
    const { error } = tournamentDetailsSchema.safeParse(eventBody(form, TIMERS));
    const errors = Object.fromEntries(error!.issues.map(({ path, message }) => [path.join('.'), message]));
    expect(rewardErrors(errors)).toEqual({ 'bands.1.points': '积分不能多于上一档' });
    expect(formErrors(errors)).toEqual({});
  });
});

/** The event that the server makes of a form. */
function madeOf(form: EventForm): TournamentState {
  const body = tournamentDetailsSchema.parse(eventBody(form, TIMERS));
  const { referee_ids: _, ...details } = body;
  const created = createTournament(
    { ...details, tournament_id: 't', is_demo: false },
    { now: '2026-11-20T12:00:00.000Z' },
  );
  if (isViolation(created)) throw new Error(created.violation);
  return foldTournament(created);
}

const FULL: EventForm = {
  ...EMPTY_EVENT,
  name: '霜降杯',
  description: '# 说明',
  stream_url: 'https://live.example/1',
  banner: '01930000-0000-7000-8000-000000000001',
  capacity: '32',
  entry_fee: '50',
  delay_seconds: '60',
  shield: true,
  is_seeded: true,
  approval_required: true,
  waitlist: false,
  keeps_teams_apart: true,
  rewards: 'none',
  ...withStart({ ...EMPTY_EVENT, registration_closes_at: '' }, '2026-12-04T20:00'),
};

describe('an event in the form', () => {
  test.each([
    ...EVENT_PRESETS.map((preset) => ({ name: preset.name, form: withPreset(FULL, preset) })),
    ...STAGE_PRESETS.map((preset) => ({ name: preset.name, form: { ...FULL, stages: presetStages(preset) } })),
  ])('$name is the same when it is opened again, and changes nothing', ({ form }) => {
    const event = madeOf(form);
    const again = formOfEvent(event);
    expect(changeCount(eventBody(again, TIMERS), eventBody(form, TIMERS))).toBe(0);
    expect(eventChanges(event, eventBody(again, TIMERS), eventBody(again, TIMERS))).toEqual({});
  });

  test('sends what was changed alone, and keeps what the form has no field for', () => {
    const event = madeOf(FULL);
    const pairs = { same_team_rounds: 3, pairs: [['a', 'b']] as [string, string][] };
    const known = {
      ...event,
      settings: { ...event.settings, forbidden_pairs: pairs },
      times: { ...event.times, starts_at: '2026-12-04T12:00:31.500Z' },
    };
    const form = formOfEvent(known);
    const changes = eventChanges(known, eventBody(form, TIMERS), eventBody({ ...form, bans: 2 }, TIMERS));
    expect(changes).toEqual({ settings: { ...known.settings, bans: 2 } });
    const renamed = eventChanges(known, eventBody(form, TIMERS), eventBody({ ...form, name: '小雪杯' }, TIMERS));
    expect(renamed).toEqual({ name: '小雪杯' });
  });

  test('is copied without its moments, which come back with a start', () => {
    const event = madeOf({ ...FULL, registration_opens_at: '2026-11-30T20:00' });
    const clone = formOfClone(event);
    expect(clone).toMatchObject({ name: '霜降杯 副本', starts_at: '', registration_opens_at: '' });
    expect(withStart(clone, '2026-12-11T21:00')).toEqual({
      registration_opens_at: '2026-12-07T21:00',
      registration_closes_at: '',
      check_in_opens_at: '2026-12-11T20:50',
      starts_at: '2026-12-11T21:00',
    });
    expect(formOfClone({ ...event, name: '长'.repeat(40) }).name).toHaveLength(40);
  });

  test('is kept as a template and taken up again', () => {
    const plan = planOf(eventBody(FULL, TIMERS), FULL.timing);
    const again = formOfPlan(plan as Parameters<typeof formOfPlan>[0]);
    expect(planOf(eventBody(again, TIMERS), again.timing)).toEqual(plan);
    expect(plan.timing).toEqual({ registration_opens: null, registration_closes: null, check_in_opens: 10 });
  });
});

describe('the moments', () => {
  const form = {
    ...EMPTY_EVENT,
    registration_opens_at: '2026-12-01T12:00',
    check_in_opens_at: '2026-12-04T19:30',
    starts_at: '2026-12-04T20:00',
  };

  test('move with the start', () => {
    expect(withStart(form, '2026-12-05T21:00')).toMatchObject({
      registration_opens_at: '2026-12-02T13:00',
      registration_closes_at: '',
      check_in_opens_at: '2026-12-05T20:30',
    });
  });

  test('stay where they may not change any more', () => {
    const isFree = (moment: string) => moment !== 'registration_opens_at';
    expect(withStart(form, '2026-12-05T21:00', isFree).registration_opens_at).toBe('2026-12-01T12:00');
  });

  test('stay when the start is taken away', () => {
    expect(withStart(form, '')).toEqual({ ...withStart(form, '2026-12-04T20:00'), starts_at: '' });
  });

  test.each(['12026-12-05T21:00', '2026', '2026-02-30T21:00'])(
    'a half-typed lock of rosters %s is drawn as none',
    (typed) => {
      const team = { ...DEFAULT_TEAM_SETTINGS, roster_locks_at: editedTime(typed, null) };
      expect(linesAbout(team, ['参赛名单'])).toEqual(linesAbout({ ...team, roster_locks_at: null }, ['参赛名单']));
    },
  );

  test.each(['12026-12-05T21:00', '2026', '0002-12-05T21:00'])(
    'a half-typed start %s moves no other moment',
    (typed) => {
      const half = withStart(form, typed);
      expect(half).toEqual({ ...withStart(form, form.starts_at), starts_at: typed });
      expect(() => withStart({ ...form, ...half }, '2026-12-05T21:00')).not.toThrow();
      expect(eventBody({ ...form, ...half }, TIMERS).times.starts_at).toBe(typed);
    },
  );
});

describe('two who edit', () => {
  test('keep what each of them has changed, and see where both have', () => {
    const mine = { ...FULL, name: '我的名字', capacity: '64', description: '一样的' };
    const theirs = { ...FULL, name: '他的名字', bans: 2 as const, description: '一样的' };
    const { form, conflicts } = mergeForms(FULL, mine, theirs);
    expect(form).toMatchObject({ name: '我的名字', capacity: '64', bans: 2, description: '一样的' });
    expect(conflicts).toEqual(['name']);
  });
});

test('what is refused without a field of its own is named above the form', () => {
  const errors = {
    'settings.bans': '有选手提交卡组后不能再改',
    'settings.decklists': '有选手提交卡组后不能再改',
    'times.starts_at': '开赛时间应晚于签到开始',
    'settings.timers.check_in.1': '至少 1 秒',
    referee_ids: '所选账号不是裁判或已停用',
  };
  expect(formErrors(errors)).toEqual({
    root: '卡组公开：有选手提交卡组后不能再改',
    bans: '有选手提交卡组后不能再改',
    starts_at: '开赛时间应晚于签到开始',
    referee_ids: '所选账号不是裁判或已停用',
  });
  expect(timerErrors(errors)).toEqual({ 'check_in.1': '至少 1 秒' });
});

test('the forecast is there as soon as places and stages fit, and not before', () => {
  expect(formForecast(FULL, TIMERS)?.forecast.matches).toBeGreaterThan(0);
  expect(formForecast({ ...FULL, capacity: 'x' }, TIMERS)).toBeNull();
  expect(formForecast({ ...FULL, capacity: '4' }, TIMERS)).toBeNull();
  expect(formForecast({ ...FULL, timers: { ban: 'x' } }, TIMERS)).toBeNull();
});
