import { expect, test } from 'vitest';

import { buildLineUp, buildSettings, captain } from '../testing/battle.builder.ts';
import { accepted, lock, openTable, startedTable } from '../testing/battle.table.ts';
import { nameablePlayers, substitutionOptions } from './captain-options.ts';

const STAYS = buildSettings({ code: 'winner_stays', size: 3, order: 'fixed', revival: false });
const ids = (players: readonly { account_id: string }[] | undefined) => players?.map(({ account_id }) => account_id);
const line = buildLineUp(STAYS, 'a');
const open_board = () => ({ is_ready: { a: false, b: false }, games: 0 });
const optionsOf = (...[state, side, facts]: Parameters<typeof substitutionOptions>) => {
  const options = substitutionOptions(state, side, facts);
  return 'none' in options ? options.none : { leaving: ids(options.leaving), coming: ids(options.coming) };
};

test('who has had a board, or is named for the next one, stays; the others may leave for somebody of the bench', () => {
  const table = startedTable(STAYS);
  const options = optionsOf(table.state, 'a', { lineUp: line, named: 'a3', open_board });
  expect(options).toEqual({ leaving: ['a2'], coming: ids(line.bench) });
});

test('what the options name is what a captain may do, once', () => {
  const table = startedTable(STAYS);
  const facts = { lineUp: line, named: null, open_board };
  const options = optionsOf(table.state, 'a', facts);
  const [out, player] = typeof options === 'string' ? [] : [options.leaving?.[0], options.coming?.[0]];
  accepted(table.send(captain('a'), { type: 'substitute', out: out ?? '', player: player ?? '' }));
  expect(optionsOf(table.state, 'a', facts)).toBe('already_substituted');
});

test('where all boards are open an absent player comes first, and without one the reason is named', () => {
  const settings = buildSettings({ code: 'boards', size: 3, decided: 'all_played', tie: 'draw' });
  const { state } = startedTable(settings);
  const lineUp = buildLineUp(settings, 'a');
  const open = (isReady: (matchId: string) => boolean, games = 0) => ({
    lineUp,
    named: null,
    open_board: (id: string) => ({ is_ready: { a: isReady(id), b: false }, games }),
  });
  expect(
    optionsOf(
      state,
      'a',
      open((id) => id !== 'match-2'),
    ),
  ).toMatchObject({ leaving: ['a2'] });
  expect(
    optionsOf(
      state,
      'a',
      open(() => true),
    ),
  ).toBe('player_is_here');
  expect(
    optionsOf(
      state,
      'a',
      open(() => false, 1),
    ),
  ).toBe('game_reported');
  expect(optionsOf(state, 'a', { ...open(() => false), lineUp: { ...lineUp, bench: [] } })).toBe('not_on_bench');
});

test('in a relay nobody is replaced once its only board is open', () => {
  const settings = buildSettings({ code: 'relay', size: 3 });
  const lineUp = buildLineUp(settings, 'a');
  const table = openTable(settings);
  lock(table, 'a', lineUp);
  lock(table, 'b');
  expect(optionsOf(table.state, 'a', { lineUp, named: null, open_board })).toHaveProperty('leaving');
  expect(optionsOf(startedTable(settings).state, 'a', { lineUp, named: null, open_board })).toBe('player_has_board');
});

test('whoever is left out can not be named, but somebody always can', () => {
  const seat = { kind: 'named', naming: 'next_player', from: 'line_up', without: ['a1'] } as const;
  expect(ids(nameablePlayers(line, seat, ['a2']))).toEqual(['a3']);
  expect(ids(nameablePlayers(line, seat, ['a2', 'a3']))).toEqual(['a2']);
  expect(ids(nameablePlayers(line, { ...seat, from: 'team' }, []))).toContain(line.bench[0]?.account_id);
});
