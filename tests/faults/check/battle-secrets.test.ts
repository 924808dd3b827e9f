import { buildSettings } from '@pailei/domain/battles/testing/battle.builder';
import { finish, lock, openTable, type BattleTable } from '@pailei/domain/battles/testing/battle.table';
import type { LiveEvent } from '@pailei/live/feed-client';
import { expect, test } from 'vitest';
import type { PublicRecord } from '../load/record-battles.ts';
import { findLeaks } from './battle-secrets.ts';

const FORMAT = { code: 'winner_stays', size: 3, order: 'fixed', revival: false } as const;

/** The holder's second opponent stands on the board; the third is still hidden. */
function runningTable(): BattleTable {
  const table = openTable(buildSettings(FORMAT));
  for (const side of ['a', 'b'] as const) lock(table, side);
  for (let passed = 0; passed < 2; passed += 1) table.runOut();
  finish(table, 1, 'a');
  return table;
}

const logOf = ({ events }: BattleTable): LiveEvent[] =>
  events.map(({ type, payload }, index) => ({ v: index + 1, t: type, p: payload, at: payload.at }));

const kept = (table: BattleTable) => ({ events: logOf(table), secrets: table.secrets });
const sent = (table: BattleTable): PublicRecord[] =>
  logOf(table).map((value) => ({ battle_id: 'battle-1', version: value.v, kind: 'event', value }));

/** The record with an event of this type replaced. */
const withSaid = (table: BattleTable, t: string, said: object): PublicRecord[] =>
  sent(table).map((record) =>
    Reflect.get(record.value, 't') === t
      ? { ...record, value: { ...record.value, p: { ...Reflect.get(record.value, 'p'), ...said } } }
      : record,
  );

test('what the engine says of a battle tells nothing before its time', () => {
  const table = runningTable();
  expect(table.state.boards).toHaveLength(2);
  expect(findLeaks(sent(table), kept(table))).toEqual([]);
});

test('a player who is told too soon is found, in an event and in a whole state', () => {
  const table = runningTable();
  const early = withSaid(table, 'line_up_locked', { first: 'b2' });
  expect(findLeaks(early, kept(table)).length).toBeGreaterThan(0);
  const state = { info: {}, battle: { ...table.state, next: 'b3' } };
  const snapshot: PublicRecord = {
    battle_id: 'battle-1',
    version: table.events.length,
    kind: 'snapshot',
    value: state,
  };
  expect(findLeaks([snapshot], kept(table))).toEqual([
    expect.stringContaining(`the snapshot at ${table.events.length} shows`),
  ]);
});

test('whoever checks in may be seen', () => {
  const table = runningTable();
  const checkedIn = logOf(table).map((event) => ({ ...event }));
  const value = { v: 3, t: 'member_checked_in', p: { side: 'b', account_id: 'b3' }, at: '' };
  const record: PublicRecord = { battle_id: 'battle-1', version: 3, kind: 'event', value };
  expect(findLeaks([record], { events: checkedIn, secrets: table.secrets })).toEqual([]);
});

test('a deck is nobody’s business, before the reveal and after', () => {
  const table = runningTable();
  const [lineUp] = table.secrets.flatMap((secret) => (secret.kind === 'line_up' ? [secret.line_up] : []));
  const deck_id = lineUp?.players[0]?.decks[0]?.deck_id ?? '';
  expect(findLeaks(withSaid(table, 'boards_opened', { deck_id }), kept(table))).toContainEqual(
    expect.stringContaining(`deck ${deck_id}`),
  );
});

test('a name that is given away while the other captain still chooses is found', () => {
  const table = runningTable();
  const secrets = [...table.secrets, { kind: 'player', side: 'b', board_number: 3, account_id: 'b3' } as const];
  const said = { board_number: 3, side: 'b', account_id: 'b3' };
  const record: PublicRecord = {
    battle_id: 'battle-1',
    version: 99,
    kind: 'event',
    value: { v: 99, t: 'player_locked', p: said, at: '' },
  };
  expect(findLeaks([record], { events: kept(table).events, secrets })).toContainEqual(
    expect.stringContaining('who was named for board 3'),
  );
});
