import { describe, expect, test } from 'vitest';
import {
  buildDecks,
  buildLineUp,
  buildMember,
  buildPlayer,
  buildRoster,
  buildSeries,
  buildSettings,
} from '../testing/battle.builder.ts';
import { checkLineUp } from './check-line-up.ts';
import { defaultLineUp } from './default-line-up.ts';
import type { LineUp, LineUpPlayer } from './types.ts';

const SETTINGS = buildSettings({ code: 'boards', size: 3, decided: 'majority', tie: 'draw' });
const ROSTER = buildRoster(SETTINGS, 'a');
const LINE_UP = buildLineUp(SETTINGS, 'a');

function withFirst(change: Partial<LineUpPlayer>, lineUp: LineUp = LINE_UP): LineUp {
  const [first, ...others] = lineUp.players;
  return { ...lineUp, players: first ? [{ ...first, ...change }, ...others] : others };
}

const check = (lineUp: LineUp, settings = SETTINGS, roster = ROSTER) => checkLineUp(settings, roster, lineUp);

describe('a line-up', () => {
  test('names as many members as play, each with the decks that the series asks for', () => {
    expect(check(LINE_UP)).toEqual([]);
  });

  test('has neither more players nor fewer, unless the captain says that the team has no more', () => {
    const two = buildLineUp(SETTINGS, 'a', 2);
    expect(check(buildLineUp(SETTINGS, 'a', 4))).toEqual([
      { violation: 'wrong_player_count', least: 3, most: 3, given: 4 },
    ]);
    expect(check({ ...two, is_short: false })).toMatchObject([{ violation: 'wrong_player_count', given: 2 }]);
    expect(check(two)).toEqual([]);
    expect(check({ ...two, players: [] })).toMatchObject([{ violation: 'wrong_player_count', least: 1, given: 0 }]);
  });

  test('names nobody twice, neither in it nor on the bench', () => {
    expect(check(withFirst({ account_id: 'a2' }))).toEqual([{ violation: 'duplicate_player', account_id: 'a2' }]);
    expect(check({ ...LINE_UP, bench: [buildPlayer(SETTINGS, 'a1')] })).toMatchObject([
      { violation: 'duplicate_player', account_id: 'a1' },
    ]);
  });

  test('names no stranger, nobody who joined after the lock, nobody who plays in another battle', () => {
    expect(check(withFirst({ account_id: 'x1' }))).toEqual([{ violation: 'not_a_member', account_id: 'x1' }]);
    const members = [
      buildMember(SETTINGS, 'a1', { joined_at: '2026-02-02T00:00:00.000Z' }),
      buildMember(SETTINGS, 'a2', { is_playing_elsewhere: true }),
      buildMember(SETTINGS, 'a3'),
    ];
    const roster = { ...ROSTER, members, locked_at: '2026-02-01T00:00:00.000Z' };
    expect(check({ ...LINE_UP, bench: [] }, SETTINGS, roster)).toEqual([
      { violation: 'joined_after_lock', account_id: 'a1' },
      { violation: 'playing_elsewhere', account_id: 'a2' },
    ]);
  });

  test('gives each player the right number of decks, of distinct classes', () => {
    expect(check(withFirst({ decks: buildDecks(1) }))).toMatchObject([
      { violation: 'wrong_deck_count', account_id: 'a1', required: 2, given: 1 },
    ]);
    const [deck] = buildDecks(1);
    const same = deck ? [deck, deck] : [];
    expect(check(withFirst({ decks: same }))).toEqual([{ violation: 'duplicate_class', account_id: 'a1' }]);
  });

  test('tells everything that is wrong at once', () => {
    const broken = withFirst({ account_id: 'x1', decks: [] }, buildLineUp(SETTINGS, 'a', 4));
    expect(check(broken).map(({ violation }) => violation)).toEqual([
      'wrong_player_count',
      'not_a_member',
      'wrong_deck_count',
    ]);
  });

  test('has advisers in co-op alone', () => {
    const advisers = [{ account_id: 'a9', name: '' }];
    expect(check({ ...LINE_UP, advisers })).toEqual([{ violation: 'too_many_advisers', most: 0 }]);
  });
});

describe('distinct classes', () => {
  const free = buildSeries({ format: 'free' });
  const [mage, warrior] = buildDecks(2);
  const twice = mage ? [mage, mage] : [];

  test('within a player: also where the series would allow the same class twice', () => {
    const settings = { ...SETTINGS, series: free };
    expect(check(withFirst({ decks: twice }), settings)).toMatchObject([{ violation: 'duplicate_class' }]);
    expect(check(withFirst({ decks: twice }), { ...settings, distinct_classes: 'none' })).toEqual([]);
  });

  test('across the team: the later of two players has to change', () => {
    const settings = buildSettings(SETTINGS.format, { distinct_classes: 'team', series: buildSeries({ best_of: 1 }) });
    const one = (account_id: string, deck = mage) => ({ account_id, name: '', decks: deck ? [deck] : [] });
    const lineUp = { ...LINE_UP, players: [one('a1'), one('a2', warrior), one('a3')], bench: [] };
    expect(check(lineUp, settings)).toEqual([{ violation: 'class_taken', account_id: 'a3', class: 'mage', by: 'a1' }]);
  });

  test('in a specialist series every deck of a player is of one class anyway', () => {
    const settings = { ...SETTINGS, series: buildSeries({ format: 'specialist' }) };
    const three = mage ? [mage, mage, mage] : [];
    const players = LINE_UP.players.map((player) => ({ ...player, decks: three }));
    expect(check({ ...LINE_UP, players, bench: [] }, settings)).toEqual([]);
    expect(check({ ...LINE_UP, players, bench: [] }, { ...settings, distinct_classes: 'team' })).toHaveLength(6);
  });

  test('in a relay are those of the team’s pool; its players bring none', () => {
    const settings = buildSettings({ code: 'relay', size: 3 });
    const lineUp = buildLineUp(settings, 'a');
    expect(lineUp.pool).toHaveLength(7);
    expect(check(lineUp, settings, buildRoster(settings, 'a'))).toEqual([]);
    const doubled = { ...lineUp, pool: [...lineUp.pool.slice(1), ...buildDecks(1, 1)] };
    expect(check(doubled, settings)).toEqual([{ violation: 'duplicate_class' }]);
    expect(check({ ...lineUp, pool: [] }, settings)).toMatchObject([{ violation: 'wrong_deck_count', required: 7 }]);
    expect(check(withFirst({ decks: buildDecks(1) }, lineUp), settings)).toMatchObject([{ account_id: 'a1' }]);
  });
});

describe('the line-up of a team whose captain locked none', () => {
  test('is the saved draft before any other, if that is legal', () => {
    const draft = { ...LINE_UP, players: LINE_UP.players.toReversed() };
    const known = { ...ROSTER, draft, last_used: LINE_UP };
    expect(defaultLineUp(SETTINGS, known)).toBe(draft);
    expect(defaultLineUp(SETTINGS, { ...known, draft: withFirst({ account_id: 'x1' }) })).toBe(LINE_UP);
    expect(defaultLineUp(SETTINGS, { ...known, draft: { ...draft, players: draft.players.slice(1) } })).toBe(LINE_UP);
  });

  test('is the last one that it used, if that is still legal', () => {
    const last_used = { ...LINE_UP, players: LINE_UP.players.toReversed() };
    expect(defaultLineUp(SETTINGS, { ...ROSTER, last_used })).toBe(last_used);
    const stranger = withFirst({ account_id: 'x1' });
    expect(idsOf(defaultLineUp(SETTINGS, { ...ROSTER, last_used: stranger }))).toEqual(['a1', 'a2', 'a3']);
  });

  test('is otherwise the first members in roster order who can play', () => {
    const members = [
      buildMember(SETTINGS, 'a1', { decks: [] }),
      buildMember(SETTINGS, 'a2'),
      buildMember(SETTINGS, 'a3', { is_playing_elsewhere: true }),
      buildMember(SETTINGS, 'a4'),
      buildMember(SETTINGS, 'a5'),
      buildMember(SETTINGS, 'a6'),
    ];
    const lineUp = defaultLineUp(SETTINGS, { ...ROSTER, members });
    expect(idsOf(lineUp)).toEqual(['a2', 'a4', 'a5']);
    expect(checkLineUp(SETTINGS, { ...ROSTER, members }, lineUp)).toEqual([]);
  });

  test('is short, even empty, where the team has no more', () => {
    const members = [buildMember(SETTINGS, 'a1')];
    expect(defaultLineUp(SETTINGS, { ...ROSTER, members })).toMatchObject({
      is_short: true,
      players: [{ account_id: 'a1' }],
    });
    expect(idsOf(defaultLineUp(SETTINGS, { ...ROSTER, members: [] }))).toEqual([]);
  });

  test('keeps classes apart where they have to be distinct across the team', () => {
    const settings = { ...SETTINGS, distinct_classes: 'team' as const };
    expect(idsOf(defaultLineUp(settings, ROSTER))).toEqual(['a1']);
  });
});

function idsOf({ players }: LineUp): readonly string[] {
  return players.map(({ account_id }) => account_id);
}
