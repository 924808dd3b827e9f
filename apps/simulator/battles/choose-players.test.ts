import { buildSettings } from '@pailei/domain/battles/testing/battle.builder';
import type { BattleFormat } from '@pailei/domain/battles/settings';
import { DEFAULT_SERIES_TIMERS, type SeriesSettings } from '@pailei/domain/series/settings';
import { expect, test } from 'vitest';
import { createPace } from '../connections/pace.ts';
import { chooseLineUp } from './choose-players.ts';

const PACE = createPace(1, 1);
const deck = (id: string, hero: string, is_legal = true) => ({
  id,
  name: id,
  class: hero,
  format: 'standard',
  is_legal,
});
const member = (name: string, is_playing_elsewhere = false) => ({
  account_id: name,
  name,
  joined_at: '2026-01-01T00:00:00.000Z',
  is_playing_elsewhere,
  decks: [deck(`${name}1`, 'mage'), deck(`${name}2`, 'mage'), deck(`${name}3`, 'priest'), deck(`${name}4`, 'rogue')],
});
const TEAM = ['u', 'v', 'w', 'x'].map((name) => member(name));

const SERIES = { format: 'conquest', best_of: 3, bans: 0, shield: false, timers: DEFAULT_SERIES_TIMERS } as const;

const lineUp = (format: BattleFormat, members = TEAM, series: SeriesSettings = SERIES) =>
  chooseLineUp(buildSettings(format, { series }), members, PACE);

test('everybody plays with as many decks of different classes as a board asks for, the last one sits on the bench', () => {
  const { players, bench, is_short } = lineUp({ code: 'boards', size: 3, decided: 'majority', tie: 'ace' });
  expect([players.length, bench.length, is_short]).toEqual([3, 1, false]);
  for (const { account_id, deck_ids } of [...players, ...bench])
    expect(deck_ids).toEqual([`${account_id}1`, `${account_id}3`]);
});

test('whoever plays in another battle is left out, and the team says that it is short', () => {
  const { players, bench, is_short } = lineUp({ code: 'scheveningen', size: 4 }, [...TEAM.slice(1), member('z', true)]);
  expect([players.length, bench.length, is_short]).toEqual([3, 0, true]);
});

test('a specialist brings decks of one class', () => {
  const series = { ...SERIES, format: 'specialist' } as const;
  const three = TEAM.map((one) => ({ ...one, decks: [...one.decks, deck(`${one.account_id}5`, 'mage')] }));
  const [first] = lineUp({ code: 'conquest_team', size: 3 }, three, series).players;
  const id = first?.account_id ?? '';
  expect(first?.deck_ids).toEqual([`${id}1`, `${id}2`, `${id}5`]);
});

test('in a relay the team has one pool; in co-op the others advise', () => {
  const relay = lineUp({ code: 'relay', size: 3 });
  expect(relay.players.every(({ deck_ids }) => deck_ids.length === 0)).toBe(true);
  expect(relay.pool).toEqual(['u1', 'u3']);
  const coOp = lineUp({ code: 'co_op', size: 1 });
  expect([coOp.players.length, coOp.bench, coOp.advisers.length]).toEqual([1, [], 2]);
});
