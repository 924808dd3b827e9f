import { expect, test } from 'vitest';

import { buildLineUp, buildSettings, captain } from '../testing/battle.builder.ts';
import { accepted, lock, openTable, startedTable } from '../testing/battle.table.ts';
import { nameablePlayers, substitutionOptions } from './captain-options.ts';

const STAYS = buildSettings({ code: 'winner_stays', size: 3, order: 'fixed', revival: false });
const ids = (players: readonly { account_id: string }[] | undefined) => players?.map(({ account_id }) => account_id);
const line = buildLineUp(STAYS, 'a');

test('who has had a board, or is named for the next one, stays; the others may leave for somebody of the bench', () => {
  const table = startedTable(STAYS);
  const options = substitutionOptions(table.state, 'a', { lineUp: line, named: 'a3' });
  expect(ids(options?.leaving)).toEqual(['a2']);
  expect(ids(options?.coming)).toEqual(ids(line.bench));
});

test('what the options name is what a captain may do, once', () => {
  const table = startedTable(STAYS);
  const options = substitutionOptions(table.state, 'a', { lineUp: line, named: null });
  const [out, player] = [options?.leaving[0]?.account_id ?? '', options?.coming[0]?.account_id ?? ''];
  accepted(table.send(captain('a'), { type: 'substitute', out, player }));
  expect(substitutionOptions(table.state, 'a', { lineUp: line, named: null })).toBeNull();
});

test('in a relay nobody is replaced once its only board is open', () => {
  const settings = buildSettings({ code: 'relay', size: 3 });
  const lineUp = buildLineUp(settings, 'a');
  const table = openTable(settings);
  lock(table, 'a', lineUp);
  lock(table, 'b');
  expect(substitutionOptions(table.state, 'a', { lineUp, named: null })).not.toBeNull();
  expect(substitutionOptions(startedTable(settings).state, 'a', { lineUp, named: null })).toBeNull();
});

test('whoever is left out can not be named, but somebody always can', () => {
  const seat = { kind: 'named', naming: 'next_player', from: 'line_up', without: ['a1'] } as const;
  expect(ids(nameablePlayers(line, seat, ['a2']))).toEqual(['a3']);
  expect(ids(nameablePlayers(line, seat, ['a2', 'a3']))).toEqual(['a2']);
  expect(ids(nameablePlayers(line, { ...seat, from: 'team' }, []))).toContain(line.bench[0]?.account_id);
});
