import { describe, expect, test } from 'vitest';
import { checkLineup, checkSeriesSettings, createSeries } from './create.ts';
import { buildLineup, buildSettings, START } from './testing/series.table.ts';
import { DEFAULT_SERIES_TIMERS, noShowSteps, requiredDecks, winsNeeded } from './settings.ts';
import type { SeriesDeck } from './types.ts';

function lineup(...classes: SeriesDeck['class'][]): readonly SeriesDeck[] {
  return classes.map((name, slot) => ({ slot, class: name, name }));
}

describe('the settings of a series', () => {
  test.each([
    [1, 1],
    [3, 2],
    [5, 3],
    [7, 4],
    [9, 5],
    [11, 6],
  ])('best of %i needs %i wins', (bestOf, wins) => expect(winsNeeded(bestOf)).toBe(wins));

  test('conquest and last hero standing bring one deck for each win and each ban', () => {
    expect(requiredDecks(buildSettings({ best_of: 5, bans: 1 }))).toBe(4);
    expect(requiredDecks(buildSettings({ format: 'last_hero_standing', best_of: 3, bans: 2 }))).toBe(4);
  });

  test('conquest with shield brings four decks to a best of 3 with one ban', () => {
    expect(requiredDecks(buildSettings({ bans: 1, shield: true }))).toBe(4);
  });

  test('a relay of teams is a last hero standing as long as a best of 11: six wins, two bans, eight decks', () => {
    const relay = buildSettings({ format: 'last_hero_standing', best_of: 11, bans: 2 });
    expect(checkSeriesSettings(relay)).toBeNull();
    expect(requiredDecks(relay)).toBe(8);
    expect(noShowSteps(9, DEFAULT_SERIES_TIMERS)).toEqual(noShowSteps(7, DEFAULT_SERIES_TIMERS));
    expect(noShowSteps(11, DEFAULT_SERIES_TIMERS)).toEqual([300, 600, 900]);
  });

  test('specialist brings three, free at least one that is not banned', () => {
    expect(requiredDecks(buildSettings({ format: 'specialist', best_of: 7 }))).toBe(3);
    expect(requiredDecks(buildSettings({ format: 'free', best_of: 7, bans: 2 }))).toBe(3);
  });

  test('a shield without bans, bans in specialist and timers that do not rise are refused', () => {
    expect(checkSeriesSettings(buildSettings({ shield: true }))).toEqual({
      violation: 'invalid_settings',
      field: 'shield',
    });
    expect(checkSeriesSettings(buildSettings({ format: 'specialist', bans: 1 }))).not.toBeNull();
    const timers = { ...DEFAULT_SERIES_TIMERS, reminders: [360, 120] as const };
    expect(checkSeriesSettings(buildSettings({ timers }))).not.toBeNull();
    expect(checkSeriesSettings(buildSettings({ timers: { ...DEFAULT_SERIES_TIMERS, pick: 0 } }))).not.toBeNull();
    expect(checkSeriesSettings(buildSettings())).toBeNull();
  });
});

describe('a lineup', () => {
  const conquest = buildSettings();
  const specialist = buildSettings({ format: 'specialist' });

  test('has the number of decks that the format asks for', () => {
    expect(checkLineup(conquest, lineup('mage'))).toEqual({
      violation: 'wrong_deck_count',
      required: 2,
      most: 2,
      given: 1,
    });
    expect(checkLineup(conquest, lineup('mage', 'priest', 'druid'))).toMatchObject({ violation: 'wrong_deck_count' });
    expect(checkLineup(buildSettings({ format: 'free' }), lineup('mage', 'mage', 'druid'))).toBeNull();
  });

  test('has distinct classes, but one class in specialist', () => {
    expect(checkLineup(conquest, lineup('mage', 'mage'))).toEqual({ violation: 'duplicate_class' });
    expect(checkLineup(conquest, lineup('mage', 'dk'))).toBeNull();
    expect(checkLineup(specialist, lineup('mage', 'mage', 'dk'))).toEqual({ violation: 'class_mismatch' });
    expect(checkLineup(specialist, lineup('mage', 'mage', 'mage'))).toBeNull();
  });

  test('is refused with the side it belongs to', () => {
    const decks = buildLineup(conquest);
    const sides = {
      a: { participant_id: 'pa', name: '甲', decks },
      b: { participant_id: 'pb', name: '乙', decks: decks.slice(1) },
    };
    const input = { series_id: 's', settings: conquest, sides };
    expect(createSeries(input, START)).toMatchObject({ violation: 'wrong_deck_count', side: 'b' });
    const turned = { ...sides, b: { ...sides.b, decks: decks.toReversed() } };
    expect(createSeries({ ...input, sides: turned }, START)).toMatchObject({ violation: 'illegal_deck', side: 'b' });
  });
});
