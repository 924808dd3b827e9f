import type { MatchSide } from '@pailei/contracts/play/matches/matches.api';
import { foldMatchSide } from '@pailei/contracts/play/matches/match-side.fold';
import { DEFAULT_SETTINGS } from '@pailei/contracts/site/settings/settings.api';
import { tournamentDetailsSchema } from '@pailei/contracts/play/tournaments/details/tournament-details';
import { describe, expect, test } from 'vitest';

import { chosenSlots } from '../../../../shared/match-room/match-side.ts';
import { choose, confirmText, randomChoice } from '../../../../shared/match-room/deck-choice.ts';
import { readDeckText } from '../mine/decks/deck-text.ts';
import { EMPTY_TOURNAMENT, formErrors, newTournamentBody, rewardErrors, stageErrors } from './new-tournament.ts';
import type { FormStage } from '../stages/stage-forms.ts';
import { presetStages, STAGE_PRESETS } from '../stages/stage-presets.ts';
import { ruleSummary } from './rules.ts';
import { draft } from '../../../../shared/tournaments/tournament.fixture.ts';

const TIMERS = { ...DEFAULT_SETTINGS.series, ban: 45 };

describe('a pasted deck', () => {
  test('gives its name and its code', () => {
    const text = '### 快攻法\r\n# 职业：法师\r\n#\r\n# 2x (1) 法术飞弹\r\nAAECAf0EBA==\r\n# 想要使用这副套牌\r\n';
    expect(readDeckText(text)).toEqual({ name: '快攻法', code: 'AAECAf0EBA==' });
    const skin = 'AAEBAZCaBgABCAAA';
    expect(readDeckText(`### 冰法\n# 职业：法师\n${skin}`)).toEqual({ name: '冰法', code: skin, heroClass: 'mage' });
  });

  test('may be a code alone, or nothing', () => {
    expect(readDeckText('AAECAf0EBA==')).toEqual({ name: null, code: 'AAECAf0EBA==' });
    expect(readDeckText('# 只有注释')).toEqual({ name: null, code: '' });
  });
});

describe('a choice of decks', () => {
  const decks = [0, 1, 2].map((slot) => ({ slot, class: 'mage' as const, name: `卡组${slot}` }));

  test('of one takes the place of the last; of several the first gives way', () => {
    expect(choose([0], 2, 1)).toEqual([2]);
    expect(choose([0, 1], 2, 2)).toEqual([1, 2]);
    expect(choose([0, 1], 1, 2)).toEqual([0]);
  });

  test('at random is legal and without repetition', () => {
    expect(randomChoice([1, 2], 2, () => 0.99)).toEqual([2, 1]);
    expect(randomChoice([1], 2, () => 0)).toEqual([1]);
  });

  test('is confirmed by name', () => {
    expect(confirmText('禁用', decks, [1], 1)).toBe('禁用「卡组1」');
    expect(confirmText('禁用', decks, [1], 2)).toBe('选择 2 副');
  });

  test('is known to its own side once it is locked, the newest one counting', () => {
    const event = (t: string, p: object) => ({ v: 1, t, p, at: '2026-11-20T12:00:00.000Z' });
    const empty: MatchSide = { side: 'a', decks: [], choices: [], opponent_game_id: null };
    const locked = [1, 2].reduce(
      (side, slot) => foldMatchSide(side, event('choice_locked', { kind: 'ban', game_number: 0, slots: [slot] })),
      empty,
    );
    expect(chosenSlots(locked, 'ban')).toEqual([2]);
    expect(chosenSlots(locked, 'pick', 1)).toEqual([]);
    expect(foldMatchSide(locked, event('another_event', {}))).toBe(locked);
  });
});

describe('a new tournament', () => {
  test.each(STAGE_PRESETS.map((preset) => ({ preset, name: preset.name })))(
    'of the preset $name is one that the server takes',
    ({ preset }) => {
      const stages = presetStages(preset);
      const body = newTournamentBody(
        { ...EMPTY_TOURNAMENT, name: '霜降杯', stages, starts_at: '2026-11-22T19:00' },
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
    const [first, second] = EMPTY_TOURNAMENT.stages as [FormStage, FormStage];
    const { swiss } = first.values;
    const stages = [
      { ...first, values: { ...first.values, swiss: { ...swiss, rounds: '99' } } },
      { ...second, entry: { ...second.entry, places: '1' } },
    ];
    const form = { ...EMPTY_TOURNAMENT, name: '', capacity: 'x', stages };
    const { error } = tournamentDetailsSchema.safeParse(newTournamentBody(form, TIMERS));
    const errors = Object.fromEntries(error!.issues.map(({ path, message }) => [path.join('.'), message]));
    expect(Object.keys(formErrors(errors)).toSorted()).toEqual(['capacity', 'name']);
    expect(stageErrors(form, errors)).toEqual([
      { rounds: '最多 20 轮' },
      { size: '至少 2 人', 'entry.advance': '晋级人数不足：至少要有 2 人进入这个阶段' },
    ]);
  });

  test('says up to which round players come in late, and what counts of those who leave a group', () => {
    const settingsOf = (form: Partial<typeof EMPTY_TOURNAMENT>) =>
      tournamentDetailsSchema.parse(newTournamentBody({ ...EMPTY_TOURNAMENT, name: '霜降杯', ...form }, TIMERS))
        .settings;
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
    const form = { ...EMPTY_TOURNAMENT, name: '霜降杯', stages };
    const { error } = tournamentDetailsSchema.safeParse(newTournamentBody(form, TIMERS));
    const errors = Object.fromEntries(error!.issues.map(({ path, message }) => [path.join('.'), message]));
    expect(stageErrors(form, errors)).toEqual([{ grand_final: '胜者组先得一局时，总决赛至少 BO3' }]);
  });

  test('pays by the site’s table, by its own, or nothing', () => {
    const reward_table = { bands: [{ place_to: 1, points: 80 }], participation: 8 };
    const rewardsOf = (form: Partial<typeof EMPTY_TOURNAMENT>) => {
      const body = newTournamentBody({ ...EMPTY_TOURNAMENT, name: '霜降杯', ...form }, TIMERS);
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
      ...EMPTY_TOURNAMENT,
      name: '霜降杯',
      rewards: 'own',
      reward_table: { bands, participation: 0 },
    } as const;
    const { error } = tournamentDetailsSchema.safeParse(newTournamentBody(form, TIMERS));
    const errors = Object.fromEntries(error!.issues.map(({ path, message }) => [path.join('.'), message]));
    expect(rewardErrors(errors)).toEqual({ 'bands.1.points': '积分不能多于上一档' });
    expect(formErrors(errors)).toEqual({});
  });
});

test('the rules name every number of the settings', () => {
  const texts = ruleSummary(draft().settings).map(({ title, text }) => `${title} ${text}`);
  expect(texts.some((text) => text.includes('各禁对手 1 副') && text.includes('90 秒'))).toBe(true);
  expect(texts.some((text) => text.startsWith('保护'))).toBe(false);
  expect(ruleSummary({ ...draft().settings, bans: 0 }).some(({ title }) => title === '禁用')).toBe(false);
});
