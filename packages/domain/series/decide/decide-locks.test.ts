import { describe, expect, test } from 'vitest';
import { deckStatus, legalBans, legalPicks } from './legal.ts';
import { actorOf, openReadyTable, openTable, pick, playGame, REFEREE, SYSTEM } from '../testing/series.table.ts';

const A = actorOf('a');
const B = actorOf('b');

describe('shields', () => {
  test('are revealed together, and keep the deck from being banned', () => {
    const table = openReadyTable({ bans: 1, shield: true });
    table.news();
    expect(table.send(A, { type: 'lock_shield', slot: 2 })).toBeNull();
    expect(table.news()).toEqual(['shield_locked']);
    expect(table.state.sides.a.shield).toEqual({ locked: true, by_system: false, revealed: null });
    expect(table.secrets).toEqual([{ side: 'a', kind: 'shield', game_number: 0, slots: [2] }]);
    expect(table.send(B, { type: 'lock_shield', slot: 0 })).toBeNull();
    expect(table.news()).toEqual(['shield_locked', 'shields_revealed', 'step_started']);
    expect(table.state).toMatchObject({ step: 'ban', sides: { a: { shield: { revealed: 2 } } } });
    expect(deckStatus(table.state, 'a', 2)).toBe('shielded');
    expect(legalBans(table.state, 'b')).toEqual([0, 1, 3]);
    expect(table.send(B, { type: 'lock_bans', slots: [2] })).toBe('deck_protected');
  });

  test('are refused out of their step, twice, and for a foreign slot', () => {
    const table = openReadyTable({ bans: 1, shield: true });
    expect(table.send(A, { type: 'lock_bans', slots: [0] })).toBe('not_in_ban');
    expect(table.send(A, { type: 'lock_shield', slot: 4 })).toBe('illegal_deck');
    table.send(A, { type: 'lock_shield', slot: 3 });
    expect(table.send(A, { type: 'lock_shield', slot: 1 })).toBe('already_locked');
    expect(openReadyTable().send(A, { type: 'lock_shield', slot: 0 })).toBe('not_in_shield');
  });
});

describe('bans', () => {
  test('are secret until both sides have sent theirs', () => {
    const table = openReadyTable({ bans: 2 });
    table.send(A, { type: 'lock_bans', slots: [3, 1] });
    expect(JSON.stringify([table.events.slice(1), table.state.sides.a.bans])).not.toContain('[1,3]');
    expect(table.secrets).toEqual([{ side: 'a', kind: 'ban', game_number: 0, slots: [1, 3] }]);
    table.send(B, { type: 'lock_bans', slots: [0, 2] });
    expect(table.state.sides.a.bans.revealed).toEqual([1, 3]);
    expect(legalPicks(table.state, 'b')).toEqual([0, 2]);
    expect(legalPicks(table.state, 'a')).toEqual([1, 3]);
    expect(deckStatus(table.state, 'b', 1)).toBe('banned');
    expect(table.send(A, { type: 'lock_pick', game_number: 1, slot: 0 })).toBe('illegal_deck');
  });

  test('are exactly as many different decks of the opponent as the settings say, and can not be changed', () => {
    const table = openReadyTable({ bans: 2 });
    for (const slots of [[], [1], [1, 1], [0, 1, 2]]) {
      expect(table.send(A, { type: 'lock_bans', slots })).toBe('wrong_ban_count');
    }
    expect(table.send(A, { type: 'lock_bans', slots: [0, 9] })).toBe('illegal_deck');
    expect(table.send(REFEREE, { type: 'lock_bans', slots: [0, 1] })).toBe('not_allowed');
    table.send(A, { type: 'lock_bans', slots: [0, 1] });
    expect(table.send(A, { type: 'lock_bans', slots: [0, 2] })).toBe('already_locked');
  });
});

describe('picks', () => {
  test('are revealed together and start the game', () => {
    const table = openReadyTable();
    table.news();
    pick(table, { a: 1 });
    expect(table.news()).toEqual(['pick_locked']);
    expect(table.state.sides.a.pick).toEqual({ locked: true, by_system: false, revealed: null });
    expect(table.send(A, { type: 'lock_pick', game_number: 1, slot: 0 })).toBe('already_locked');
    pick(table, { b: 0 });
    expect(table.news()).toEqual(['pick_locked', 'picks_revealed', 'game_started']);
    expect(table.state).toMatchObject({ step: 'game', due_at: null, games: [{ number: 1, a_slot: 1, b_slot: 0 }] });
    expect(deckStatus(table.state, 'a', 1)).toBe('in_use');
    expect(table.send(A, { type: 'lock_pick', game_number: 1, slot: 0 })).toBe('not_in_pick');
  });

  test('name their game: one for another game is stale', () => {
    const table = openReadyTable();
    expect(table.send(A, { type: 'lock_pick', game_number: 2, slot: 0 })).toBe('stale_game');
    expect(table.send(SYSTEM, { type: 'lock_pick', game_number: 1, slot: 0 })).toBe('not_allowed');
    expect(openTable().send(A, { type: 'lock_pick', game_number: 1, slot: 0 })).toBe('not_in_pick');
  });
});

describe('conquest', () => {
  test('retires a deck that won; the loser keeps its choice', () => {
    const table = openReadyTable({ best_of: 5 });
    playGame(table, { a: 0, b: 0 }, 'a');
    expect(legalPicks(table.state, 'a')).toEqual([1, 2]);
    expect(legalPicks(table.state, 'b')).toEqual([0, 1, 2]);
    expect(deckStatus(table.state, 'a', 0)).toBe('won');
    expect(deckStatus(table.state, 'b', 0)).toBe('available');
    expect(table.send(A, { type: 'lock_pick', game_number: 2, slot: 0 })).toBe('illegal_deck');
  });

  test('picks the last remaining deck by the system at once, still hidden', () => {
    const table = openReadyTable();
    playGame(table, { a: 0, b: 0 }, 'a');
    expect(table.state.sides.a.pick).toEqual({ locked: true, by_system: true, revealed: null });
    playGame(table, { b: 0 }, 'b');
    expect(table.state.games).toHaveLength(3);
    expect(table.state).toMatchObject({ step: 'game', games: [{}, {}, { a_slot: 1, b_slot: 1 }] });
  });
});

describe('last hero standing', () => {
  test('keeps the winner on its deck and takes the lost deck out', () => {
    const table = openReadyTable({ format: 'last_hero_standing', best_of: 5 });
    playGame(table, { a: 2, b: 0 }, 'a');
    expect(legalPicks(table.state, 'a')).toEqual([2]);
    expect(table.state.sides.a.pick).toMatchObject({ locked: true, by_system: true });
    expect(legalPicks(table.state, 'b')).toEqual([1, 2]);
    expect(deckStatus(table.state, 'b', 0)).toBe('lost');
    playGame(table, { b: 1 }, 'b');
    expect(table.state.sides.b.pick.by_system).toBe(true);
    expect(legalPicks(table.state, 'a')).toEqual([0, 1]);
  });

  test('ends when a side has no living deck', () => {
    const table = openReadyTable({ format: 'last_hero_standing' });
    playGame(table, { a: 0, b: 0 }, 'a');
    playGame(table, {}, 'a');
    expect(table.state).toMatchObject({ status: 'finished', winner: 'a', end_cause: 'score' });
    expect(legalPicks(table.state, 'b')).toEqual([]);
  });
});

describe('specialist', () => {
  test('plays game 1 with both primary decks at once, then any of the three', () => {
    const table = openReadyTable({ format: 'specialist' });
    expect(table.state).toMatchObject({ step: 'game', games: [{ a_slot: 0, b_slot: 0 }] });
    playGame(table, {}, 'b');
    expect(legalPicks(table.state, 'a')).toEqual([0, 1, 2]);
    playGame(table, { a: 2, b: 0 }, 'b');
    expect(table.state).toMatchObject({ status: 'finished', winner: 'b' });
  });
});

describe('free', () => {
  test('puts no limit on the decks but the bans', () => {
    const table = openReadyTable({ format: 'free', best_of: 5, bans: 1 });
    table.send(A, { type: 'lock_bans', slots: [0] });
    table.send(B, { type: 'lock_bans', slots: [3] });
    for (const result of ['a', 'b', 'a', 'a'] as const) playGame(table, { a: 1, b: 1 }, result);
    expect(table.state).toMatchObject({ status: 'finished', winner: 'a' });
    expect(legalPicks(table.state, 'a')).toEqual([0, 1, 2]);
  });
});
