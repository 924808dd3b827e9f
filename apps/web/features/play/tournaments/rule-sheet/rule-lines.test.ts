import { createHash, webcrypto } from 'node:crypto';
import { STAGE_CONTRACTS } from '@pailei/contracts/play/stages/stage-contracts';
import { tournamentSettingsSchema } from '@pailei/contracts/play/tournaments/tournament-settings';
import { freezeSheet, ruleSettingsOf } from '@pailei/domain/tournament/rule-sheet/rule-sheet';
import { RULE_SETTINGS, SETTING_ROLES } from '@pailei/domain/tournament/rule-sheet/setting-roles';
import type { RuleSheet, TournamentSettings } from '@pailei/domain/tournament/types';
import { DEFAULT_LEAGUE_SETTINGS } from '@pailei/domain/battles/league/settings';
import { DEFAULT_TEAM_SETTINGS, type TeamEventSettings } from '@pailei/domain/tournament/teams/team-settings';
import { DEFAULT_TOURNAMENT_SETTINGS } from '@pailei/domain/tournament/settings';
import { expect, test } from 'vitest';

import { ruleDifferences } from './rule-differences.ts';
import { RULE_GROUPS, ruleGroups } from './rule-lines.ts';
import { checkSheet } from './sheet-hash.ts';
import { STAGE_LINES } from './stage-lines.ts';

const NAMES = { formatName: (id: string) => `模式 ${id}`, cardName: (dbfId: number) => `卡牌 ${dbfId}` };
const sheetOf = (settings: Partial<TournamentSettings> = {}, number = 1): RuleSheet => ({
  tournament_id: 't',
  number,
  settings: ruleSettingsOf({ ...DEFAULT_TOURNAMENT_SETTINGS, ...settings }),
  rewards: null,
});
const linesOf = (sheet: RuleSheet) => ruleGroups(sheet, NAMES).flatMap(({ lines }) => lines);

test('every setting that decides about play stands in one group', () => {
  const grouped = RULE_GROUPS.flatMap(({ settings }) => settings);
  expect(grouped.toSorted()).toEqual(RULE_SETTINGS.toSorted());
  expect(Object.keys(SETTING_ROLES).toSorted()).toEqual(Object.keys(tournamentSettingsSchema.shape).toSorted());
});

test('every setting of every stage type has its sentence', () => {
  const settings = Object.values(STAGE_CONTRACTS).flatMap((contract) => Object.keys(contract.settings.shape));
  expect(settings.length).toBeGreaterThan(5);
  expect(settings.filter((setting) => !Object.hasOwn(STAGE_LINES, setting))).toEqual([]);
});

test('a league says its days, what counts without an agreement, and what without a result', () => {
  const team = { ...DEFAULT_TEAM_SETTINGS, league: { ...DEFAULT_LEAGUE_SETTINGS, answer_days: 4 } };
  const textOf = (settings: Partial<TournamentSettings>) =>
    linesOf(sheetOf(settings)).find(({ label }) => label === '联赛周')?.text;
  expect(textOf({ team })).toMatch(
    /每轮 7 天.*第 4 天结束前约定.*第 2 天结束前最先提出.*星期日 20:00（北京时间）.*由裁判裁定/,
  );
  expect(textOf({ team: DEFAULT_TEAM_SETTINGS })).toBeUndefined();
});

test('a battle says how often a side may replace a player, also in an event from before there was a number', () => {
  const { substitutions: _, ...old } = DEFAULT_TEAM_SETTINGS;
  const textOf = (team: TeamEventSettings) => linesOf(sheetOf({ team })).find(({ label }) => label === '换人')?.text;
  expect([textOf(old), textOf({ ...old, substitutions: 2 }), textOf({ ...old, substitutions: 0 })]).toEqual([
    '双方各可换人 1 次。',
    '双方各可换人 2 次。',
    '队长不能换人。',
  ]);
});

test('every line is a sentence, and has a key of its own', () => {
  const lines = linesOf(sheetOf({ banned_cards: [7], deck_format: 'wild' }));
  expect(lines.length).toBeGreaterThan(20);
  expect(lines.filter(({ text }) => !/[一-鿿].*。$/.test(text)).map(({ label }) => label)).toEqual([]);
  expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
});

test('a ban of cards is read by their names', () => {
  const lines = linesOf(sheetOf({ banned_cards: [7, 8], deck_format: 'wild' }));
  expect(lines.find(({ label }) => label === '禁用卡牌')?.text).toBe('卡牌 7、卡牌 8。');
  expect(lines.find(({ label }) => label === '卡组模式')?.text).toBe('模式 wild。');
});

test('a difference stands rule by rule', () => {
  const timers = { ...DEFAULT_TOURNAMENT_SETTINGS.timers, ban: 120 };
  const differences = ruleDifferences(sheetOf(), sheetOf({ timers, tiebreakers: ['gw'] }, 2), NAMES);
  expect(differences.map(({ label, before, after }) => [label, before, after])).toEqual([
    [
      '同分排序',
      '积分相同时依次比较 对手胜率 → 局胜率 → 对手局胜率 → 相互战绩，仍相同时按开赛时抽定的顺序。',
      '积分相同时依次比较 局胜率，仍相同时按开赛时抽定的顺序。',
    ],
    ['选择禁用', '限时 1 分 30 秒。', '限时 2 分钟。'],
  ]);
});

test('every setting that an amendment may change shows in the difference', () => {
  const changed: Partial<TournamentSettings> = {
    byes_in_opponent_rates: false,
    stages: DEFAULT_TOURNAMENT_SETTINGS.stages.map((stage) => ({ ...stage, best_of: 1 as const })),
  };
  const labels = ruleDifferences(sheetOf(), sheetOf(changed, 2), NAMES).map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining(['轮空', '第 1 阶段 局数', '第 2 阶段 局数']));
});

test('a browser finds the hash of the log, and finds out a sheet that was changed', async () => {
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
  const frozen = freezeSheet(sheetOf(), sha256);
  const subtle = webcrypto.subtle as SubtleCrypto;
  expect(await checkSheet(frozen, subtle)).toBe('same');
  expect(await checkSheet({ ...frozen, sheet: sheetOf({ bans: 2 }) }, subtle)).toBe('different');
  expect(await checkSheet(frozen, undefined)).toBe('unchecked');
});
