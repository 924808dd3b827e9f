import { buildSettings } from '@pailei/domain/battles/testing/battle.builder';
import { expect, test } from 'vitest';

import { beginSync, isUnsaved, syncDraft, type DraftContext, type DraftSync } from './draft-sync.ts';
import { bodyOf, editedOf, hasPool, rosterOrder, usualDecks, type OptionMember } from './edited-line-up.ts';
import { lineUpChecks, lineUpProblems } from './line-up-checks.ts';
import { editLineUp, moved, placeOf, type LineUpEdit } from './line-up-edits.ts';

const SETTINGS = buildSettings({ code: 'boards', size: 3, decided: 'majority', tie: 'ace' });
const CLASSES = ['mage', 'warrior', 'priest'];

/** A member with a deck of each class, `1-mage`, but for those that are left out. */
function member(account_id: string, change: Partial<OptionMember> = {}, illegal: readonly string[] = []): OptionMember {
  const decks = CLASSES.map((hero) => {
    const id = `${account_id}-${hero}`;
    return { id, name: `卡组 ${id}`, class: hero, format: 'standard', is_legal: !illegal.includes(hero) };
  });
  const joined_at = '2026-01-01T00:00:00.000Z';
  return { account_id, name: `队员 ${account_id}`, joined_at, is_playing_elsewhere: false, decks, ...change };
}

const MEMBERS = ['1', '2', '3', '4', '5'].map((id) => member(id));
const CONTEXT: DraftContext = { settings: SETTINGS, members: MEMBERS, accountId: '1' };
const begun = (members = MEMBERS) => editedOf(rosterOrder(SETTINGS, members), SETTINGS, members);
const edited = (...edits: readonly LineUpEdit[]) => edits.reduce(editLineUp, begun());
const codes = (line: ReturnType<typeof begun>, members = MEMBERS) =>
  lineUpProblems(line, SETTINGS, members).map(({ code, account_id }) => `${code} ${account_id ?? ''}`.trim());

test('a page without a draft begins with the members in order, those who can play on the bench', () => {
  const members = [member('1', { decks: [] }), ...MEMBERS.slice(1)];
  const line = begun(members);
  expect([line.players, line.bench]).toEqual([['2', '3', '4'], ['5']]);
  expect(placeOf(line, '1')).toBe('out');
  expect(codes(line, members)).toEqual([]);
});

test('the usual decks are the first legal ones, each of another class', () => {
  const { decks } = member('1', {}, ['mage']);
  expect(usualDecks(SETTINGS, [...decks, ...decks])).toEqual(['1-warrior', '1-priest']);
});

test('players change places, and nobody falls off an end', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b'], 7, 0)).toEqual(['a', 'b']);
  expect(edited({ type: 'move', account_id: '3', to: 0 }).players).toEqual(['3', '1', '2']);
});

test('who comes in takes the place of who leaves, and the other way round', () => {
  const line = edited({ type: 'exchange', out: '2', account_id: '4' });
  expect([line.players, line.bench]).toEqual([
    ['1', '4', '3'],
    ['5', '2'],
  ]);
  expect(edited({ type: 'exchange', out: '2', account_id: '3' }).players).toEqual(['1', '2', '3']);
});

test('somebody stands in one place only', () => {
  const line = edited(
    { type: 'place', account_id: '1', place: 'bench' },
    { type: 'place', account_id: '4', place: 'player' },
  );
  expect([line.players, line.bench]).toEqual([
    ['2', '3', '4'],
    ['5', '1'],
  ]);
});

test('a deck stands in one slot only, and what is missing is told by name', () => {
  const line = edited({ type: 'deck', account_id: '2', slot: 0, deck_id: '2-warrior' });
  expect(line.decks['2']).toEqual(['2-warrior', null]);
  expect(codes(line)).toEqual(['wrong_deck_count 2']);
  const checks = lineUpChecks(line, SETTINGS, MEMBERS);
  expect(checks.map(({ is_ok, note }) => `${is_ok} ${note}`)).toEqual([
    'true 3 / 3',
    'false 队员 2',
    'true 必须',
    'true 必须',
  ]);
});

test('a class twice, an illegal deck, somebody who plays elsewhere: each is found', () => {
  const members = [member('1', {}, ['mage']), member('2', { is_playing_elsewhere: true }), ...MEMBERS.slice(2)];
  const twice = { ...begun(members), decks: { ...begun(members).decks, '1': ['1-mage', '1-warrior'] } };
  expect(codes(twice, members)).toEqual(['playing_elsewhere 2', 'illegal_deck 1']);
});

test('a short team is one only while it is short', () => {
  const short = edited({ type: 'place', account_id: '3', place: 'out' });
  expect(codes(short)).toEqual(['wrong_player_count']);
  const said = editLineUp(short, { type: 'short', is_short: true });
  expect(codes(said)).toEqual([]);
  const full = editLineUp(said, { type: 'place', account_id: '3', place: 'player' });
  expect(bodyOf(full, SETTINGS).is_short).toBe(false);
});

test('of a relay the team brings the decks, its players none', () => {
  const relay = buildSettings({ code: 'relay', size: 3 });
  const line = editedOf(rosterOrder(relay, MEMBERS), relay, MEMBERS);
  expect(hasPool(relay)).toBe(true);
  expect(bodyOf(line, relay).players.map(({ deck_ids }) => deck_ids)).toEqual([[], [], []]);
  expect(line.pool.filter((id) => id !== null)).toEqual(['1-mage', '1-warrior', '1-priest']);
  const changed = editLineUp(line, { type: 'pool', slot: 0, deck_id: '4-mage' });
  expect(changed.pool[0]).toBe('4-mage');
});

const savedBy = (id: string, at: string, line = begun()) => ({
  line_up: {
    players: line.players.map((account_id) => ({
      account_id,
      name: '',
      decks: (line.decks[account_id] ?? []).flatMap((deck_id) => (deck_id ? [{ deck_id, class: 'mage' }] : [])),
    })),
    bench: [],
    advisers: [],
    pool: [],
    is_short: false,
  },
  saved_by: { id, username: `队员 ${id}` },
  saved_at: at,
});
const AT = '2026-03-01T12:00:00.000Z';
const LATER = '2026-03-01T12:01:00.000Z';
const swapped = () => editLineUp(begun(), { type: 'move', account_id: '3', to: 0 });
const run = (sync: DraftSync, ...changes: Parameters<typeof syncDraft>[1][]) =>
  changes.reduce((state, change) => syncDraft(state, change, CONTEXT), sync);

test("another captain's draft is shown at once where nothing of one's own waits", () => {
  const sync = beginSync(savedBy('2', AT), rosterOrder(SETTINGS, MEMBERS), CONTEXT);
  const after = run(sync, { type: 'arrived', draft: savedBy('2', LATER, swapped()) });
  expect(after.edited.players).toEqual(['3', '1', '2']);
  expect(after.foreign).toMatchObject({ name: '队员 2', is_taken: true });
  expect(isUnsaved(after, CONTEXT)).toBe(false);
});

test("what is being changed is not lost to another captain's draft, which can be taken instead", () => {
  const sync = beginSync(savedBy('2', AT), rosterOrder(SETTINGS, MEMBERS), CONTEXT);
  const own: LineUpEdit = { type: 'move', account_id: '2', to: 0 };
  const met = run(sync, { type: 'edit', edit: own }, { type: 'arrived', draft: savedBy('2', LATER, swapped()) });
  expect(met.edited.players).toEqual(['2', '1', '3']);
  expect(met.foreign).toMatchObject({ is_taken: false });
  expect(isUnsaved(met, CONTEXT)).toBe(true);
  expect(run(met, { type: 'take_foreign' }).edited.players).toEqual(['3', '1', '2']);
});

test('an older draft, and the own one that comes back, change nothing', () => {
  const sync = beginSync(savedBy('2', LATER), rosterOrder(SETTINGS, MEMBERS), CONTEXT);
  expect(run(sync, { type: 'arrived', draft: savedBy('2', AT, swapped()) })).toBe(sync);
  const edit: LineUpEdit = { type: 'move', account_id: '2', to: 0 };
  const changed = run(sync, { type: 'edit', edit });
  const back = run(changed, { type: 'arrived', draft: savedBy('1', '2026-03-01T12:02:00.000Z', swapped()) });
  expect(back.edited.players).toEqual(['2', '1', '3']);
  expect(back.foreign).toBeNull();
});
