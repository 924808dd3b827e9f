import { createDatabase } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import { runTransaction } from '@pailei/db/tx';
import type { DeckList } from '@pailei/domain/decks/deck-content';
import { buildServices, buildTournament } from '@pailei/tests/support/builders';
import { useTestDatabase } from '@pailei/tests/support/fixtures';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { contentHash } from '../../decks/decks/content-hash.ts';
import { lockSubmissions, readSubmission, replaceSubmissions } from './submissions.ts';

const database = await useTestDatabase();
const db = createDatabase({ url: database.url });
afterAll(() => db.destroy());
const services = buildServices(db);

const LIST: DeckList & { name: string } = {
  name: '一号',
  class: 'mage',
  format: 'standard',
  cards: [
    { dbf_id: 1, count: 2 },
    { dbf_id: 2, count: 1 },
  ],
  sideboard: [{ dbf_id: 3, count: 1, owner_dbf_id: 2 }],
  code: 'AAE-first',
};
const now = () => new Date().toISOString();

let tournament: string;
let participant: string;
let account: string;
beforeEach(async () => {
  const { id, players } = await buildTournament(db, services, { players: 2, checkedIn: 0 });
  account = players[0]!.user_id;
  const row = await db
    .selectFrom('participant')
    .select('id')
    .where('tournament_id', '=', id)
    .where('account_id', '=', account)
    .executeTakeFirstOrThrow();
  [tournament, participant] = [id, row.id];
});

const submit = (...decks: (DeckList & { name: string })[]) =>
  runTransaction(db, (trx) => replaceSubmissions(trx, [{ participant_id: participant, decks }], now()));
const lock = (...ids: string[]) =>
  runTransaction(db, (trx) => lockSubmissions(trx, tournament, now(), ids.length > 0 ? ids : undefined));
const all = () => db.selectFrom('submitted_deck').selectAll().where('participant_id', '=', participant).execute();

async function libraryDeck(list: DeckList): Promise<string> {
  const id = newId();
  const { name: _name, ...content } = { name: '', ...list };
  await db
    .insertInto('deck')
    .values({
      ...content,
      id,
      account_id: account,
      name: '库中',
      archetype: '',
      note: '',
      visibility: 'private',
      content_hash: contentHash(list),
      cards: JSON.stringify(list.cards),
      sideboard: JSON.stringify(list.sideboard),
    })
    .execute();
  return id;
}

describe('the hash of a content', () => {
  test('is the same whatever order the cards and whatever hero the code has', () => {
    const other = { ...LIST, cards: LIST.cards.toReversed(), code: 'AAE-other' };
    expect(contentHash(other)).toBe(contentHash(LIST));
  });

  test.each([
    { class: 'warrior' },
    { format: 'wild' },
    { cards: [{ dbf_id: 1, count: 2 }] },
    { sideboard: [] },
    { sideboard: [{ dbf_id: 3, count: 1, owner_dbf_id: 1 }] },
  ])('is another with %o', (change) => {
    expect(contentHash({ ...LIST, ...change })).not.toBe(contentHash(LIST));
  });
});

describe('a submission', () => {
  test('takes the place of an earlier one, and of that nothing stays', async () => {
    await submit(LIST, { ...LIST, name: '二号' });
    await submit({ ...LIST, name: '三号' });
    expect((await all()).map(({ name, slot }) => [name, slot])).toEqual([['三号', 0]]);
  });

  test('knows the library deck with the same cards, and outlives it', async () => {
    const deck_id = await libraryDeck(LIST);
    await submit({ ...LIST, code: 'AAE-other-hero' }, { ...LIST, class: 'warrior' });
    expect((await readSubmission(db, participant)).map((row) => row.deck_id)).toEqual([deck_id, null]);
    await lock();
    await db.deleteFrom('deck').where('id', '=', deck_id).execute();
    const [kept] = await readSubmission(db, participant);
    expect(kept).toMatchObject({ deck_id: null, cards: LIST.cards, sideboard: LIST.sideboard, name: '一号' });
  });

  test('stands whole when its library deck is deleted at the same moment, whichever comes first', async () => {
    for (let round = 0; round < 10; round += 1) {
      const deck_id = await libraryDeck(LIST);
      await submit(LIST);
      await Promise.all([
        submit(LIST),
        runTransaction(db, (trx) => trx.deleteFrom('deck').where('id', '=', deck_id).execute()),
      ]);
      expect((await all()).map((row) => [row.name, row.deck_id])).toEqual([['一号', null]]);
    }
  });

  test('that is locked stays on record when staff put another in its place', async () => {
    await submit(LIST);
    await lock(participant);
    await submit({ ...LIST, name: '更正' });
    const rows = await all();
    expect(Object.fromEntries(rows.map(({ name, superseded_at }) => [name, superseded_at !== null]))).toEqual({
      一号: true,
      更正: false,
    });
    expect((await readSubmission(db, participant)).map(({ name }) => name)).toEqual(['更正']);
  });

  test('is locked for those who are named, else for all, and only once', async () => {
    await submit(LIST);
    await lock(newId());
    expect((await all()).map((row) => row.locked_at)).toEqual([null]);
    await lock();
    const [first] = await all();
    await lock();
    expect(await all()).toEqual([first]);
    expect(first?.locked_at).not.toBeNull();
  });

  test.each([
    ['name', { name: '改名' }],
    ['code', { code: 'AAE-new' }],
    ['cards', { cards: '[]' }],
    ['content hash', { content_hash: 'x' }],
    ['owner', { slot: 3 }],
  ])('does not change its %s, locked or not', async (_what, change) => {
    await submit(LIST);
    const update = () =>
      db.updateTable('submitted_deck').set(change).where('participant_id', '=', participant).execute();
    await expect(update()).rejects.toThrow('frozen');
    await lock();
    await expect(update()).rejects.toThrow('frozen');
  });

  test('is neither unlocked, brought back, linked anew nor deleted once it is locked', async () => {
    const deck_id = await libraryDeck(LIST);
    await submit({ ...LIST, class: 'warrior' });
    await lock();
    const update = (change: object) =>
      db.updateTable('submitted_deck').set(change).where('participant_id', '=', participant).execute();
    await expect(update({ locked_at: null })).rejects.toThrow('frozen');
    await expect(update({ deck_id })).rejects.toThrow('frozen');
    await update({ superseded_at: now() });
    await expect(update({ superseded_at: null })).rejects.toThrow('frozen');
    await expect(db.deleteFrom('submitted_deck').where('participant_id', '=', participant).execute()).rejects.toThrow(
      'frozen',
    );
  });
});

test('a participant’s lists are locked when they check in, everybody’s when the event starts', async () => {
  const { id, referee, players } = await buildTournament(db, services, { players: 4, checkedIn: 1 });
  const locks = async () => {
    const rows = await db
      .selectFrom('submitted_deck')
      .innerJoin('participant', 'participant.id', 'submitted_deck.participant_id')
      .select(['participant.account_id', 'submitted_deck.locked_at'])
      .where('participant.tournament_id', '=', id)
      .execute();
    return new Set(rows.filter((row) => row.locked_at !== null).map((row) => row.account_id));
  };
  expect([...(await locks())]).toEqual([players[0]?.user_id]);
  for (const player of players.slice(1, 3)) await services.tournaments.checkIn(player, id);
  await services.tournaments.start(referee, id);
  expect((await locks()).size).toBe(4);
});
