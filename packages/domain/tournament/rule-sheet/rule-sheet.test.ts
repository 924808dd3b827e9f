import { createHash, webcrypto } from 'node:crypto';
import { expect, describe, test } from 'vitest';
import { DEFAULT_TOURNAMENT_SETTINGS } from '../settings.ts';
import { createRandom } from '../../random/seeded.ts';
import { running, cut, swiss, playOpen, advance } from '../testing/running.arbitrary.ts';
import { canonicalJson } from './canonical-json.ts';
import { currentRules, freezeSheet, ruleSettingsOf, ruleSheetHashOf } from './rule-sheet.ts';
import { SETTING_ROLES } from './setting-roles.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const BY = { user_id: 'r', name: '裁判' };
const amend = (number: number, changes: object, reason = '场地断电') =>
  ({ type: 'amend_rules', number, changes, reason, by: BY }) as const;

describe('the canonical text', () => {
  test('has sorted keys and no spaces, and says nothing of what is undefined', () => {
    expect(canonicalJson({ b: [1, null, '中'], a: { d: true, c: 0.5 }, e: undefined })).toBe(
      '{"a":{"c":0.5,"d":true},"b":[1,null,"中"]}',
    );
  });

  test('is the same for every order of the keys', () => {
    const text = canonicalJson(DEFAULT_TOURNAMENT_SETTINGS);
    const random = createRandom(1);
    for (let time = 0; time < 200; time++) {
      const shuffled = shuffleKeys(DEFAULT_TOURNAMENT_SETTINGS, (keys) => random.shuffle(keys));
      expect(canonicalJson(shuffled)).toBe(text);
    }
  });

  test('has the same hash in a browser', async () => {
    const sheet = {
      tournament_id: 't',
      number: 1,
      settings: ruleSettingsOf(DEFAULT_TOURNAMENT_SETTINGS),
      rewards: null,
    };
    const digest = await webcrypto.subtle.digest('SHA-256', new TextEncoder().encode(canonicalJson(sheet)));
    expect(Buffer.from(digest).toString('hex')).toBe(freezeSheet(sheet, sha256).hash);
  });
});

describe('the sheet', () => {
  test('holds every setting but what only the staff work with', () => {
    const { advance: _, delay_seconds: __, pairing: ___, ...rules } = DEFAULT_TOURNAMENT_SETTINGS;
    expect(ruleSettingsOf(DEFAULT_TOURNAMENT_SETTINGS)).toEqual(rules);
    expect(Object.keys(SETTING_ROLES)).toEqual(expect.arrayContaining(Object.keys(DEFAULT_TOURNAMENT_SETTINGS)));
  });

  test('is frozen by the start, with the rewards of the day', () => {
    const table = { bands: [{ place_to: 1, points: 9 }], participation: 1 };
    const { state } = running(4, [swiss(2)], {}, { site_rewards: table });
    const rules = currentRules(state);
    expect(rules?.sheet).toMatchObject({ number: 1, rewards: table, settings: { stages: [swiss(2)] } });
    expect(rules).toMatchObject({ at: state.started_at, reason: null, by: null });
    expect(ruleSheetHashOf(state)).toBe(sha256(canonicalJson(rules?.sheet)));
  });
});

describe('an amendment', () => {
  test('leaves both versions, the reason and who made it', () => {
    const driver = running(4, [swiss(2)]);
    const timers = { ...driver.state.settings.timers, ban: 120 };
    expect(driver.run(amend(1, { timers }))).toBeNull();
    expect(driver.state.settings.timers.ban).toBe(120);
    expect(
      driver.state.rule_versions?.map(({ sheet, reason, by }) => [sheet.number, sheet.settings.timers.ban, reason, by]),
    ).toEqual([
      [1, 90, null, null],
      [2, 120, '场地断电', BY],
    ]);
    const [first, second] = driver.state.rule_versions ?? [];
    expect(first?.hash).not.toBe(second?.hash);
  });

  test.each([
    ['without a reason', amend(1, { byes_in_opponent_rates: false }, ' '), 'reason_required'],
    ['of rules that are not in force', amend(0, { byes_in_opponent_rates: false }), 'stale_rules'],
    ['that changes nothing', amend(1, { byes_in_opponent_rates: true }), 'same_rules'],
    ['that cannot be so', amend(1, { tiebreakers: ['omw', 'omw'] }), 'invalid_tournament'],
    ['of a stage that has begun', amend(1, { stages: [swiss(3), cut(4)] }), 'stage_rules_begun'],
    ['that takes a stage away', amend(1, { stages: [swiss(2)] }), 'stage_rules_begun'],
    ['that puts another stage in the place of one', amend(1, { stages: [swiss(2), swiss(2)] }), 'stage_rules_begun'],
    [
      'that asks for more decks than were handed in',
      amend(1, { stages: [swiss(2), { ...cut(4), final_best_of: 7 }] }),
      'amendment_needs_decks',
    ],
  ])('%s is refused', (_, command, refusal) => {
    const driver = running(4, [swiss(2), cut(4)]);
    expect(driver.run(command)).toBe(refusal);
    expect(driver.state.rule_versions).toHaveLength(1);
  });

  test('of a stage that waits is possible', () => {
    const driver = running(4, [swiss(2), cut(4)]);
    expect(driver.run(amend(1, { stages: [swiss(2), cut(2)] }))).toBeNull();
    expect(driver.state.settings.stages[1]).toEqual(cut(2));
  });

  test('leaves the order of those who are equal once a stage was ranked by it', () => {
    const driver = running(4, [swiss(1), cut(2)]);
    playOpen(driver);
    advance(driver);
    expect(driver.run(amend(1, { tiebreakers: ['gw'] }))).toBe('rules_already_used');
    expect(driver.run(amend(1, { timers: { ...driver.state.settings.timers, pick: 90 } }))).toBeNull();
  });

  test('is for a running event', () => {
    const driver = running(2, [swiss(1)]);
    playOpen(driver);
    advance(driver);
    expect(driver.state.status).toBe('finished');
    expect(driver.run(amend(1, { byes_in_opponent_rates: false }))).toBe('wrong_tournament_status');
  });

  test('is the only way to other rules once the event runs; what the staff work with changes as before', () => {
    const driver = running(4, [swiss(2)]);
    const { settings } = driver.state;
    const timers = { ...settings.timers, ban: 120 };
    expect(driver.run({ type: 'update', changes: { settings: { ...settings, timers } } })).toBe('amendment_required');
    expect(driver.run({ type: 'update', changes: { settings: { ...settings, advance: 'manual' } } })).toBeNull();
    expect(driver.state.rule_versions).toHaveLength(1);
  });
});

function shuffleKeys(value: unknown, shuffle: (keys: string[]) => string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => shuffleKeys(item, shuffle));
  if (typeof value !== 'object' || value === null) return value;
  const fields = new Map<string, unknown>(Object.entries(value));
  return Object.fromEntries(shuffle([...fields.keys()]).map((key) => [key, shuffleKeys(fields.get(key), shuffle)]));
}
