import type { DeckList } from '@pailei/domain/decks/deck-content';
import type { Db } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import { insertMany } from '@pailei/db/insert-many';
import type { SubmittedDeckRow } from '@pailei/db/schema/tournaments';
import type { Trx } from '@pailei/db/tx';
import { sql } from 'kysely';
import { contentHash } from '../../decks/decks/content-hash.ts';

export type NamedDeck = DeckList & { name: string };

/** The decks of several participants, or entries of line-ups, by whose they are, in slot order. */
export async function readSubmissions(
  db: Db | Trx,
  participantIds: readonly string[],
): Promise<Map<string, SubmittedDeckRow[]>> {
  if (participantIds.length === 0) return new Map();
  const rows = await inForce(db, participantIds).selectAll().select(OWNER).execute();
  return Map.groupBy(rows, ({ owner_id }) => owner_id);
}

const LISTED = ['slot', 'name', 'class', 'format', 'code', 'archetype'] as const;
export type ListedDeckRow = Pick<SubmittedDeckRow, (typeof LISTED)[number]>;

/** The same without the cards, which are most of a row: for views of a whole field. */
export async function readListedDecks(
  db: Db | Trx,
  participantIds: readonly string[],
): Promise<Map<string, ListedDeckRow[]>> {
  if (participantIds.length === 0) return new Map();
  const rows = await inForce(db, participantIds).select(LISTED).select(OWNER).execute();
  return Map.groupBy(rows, ({ owner_id }) => owner_id);
}

const OWNER = sql<string>`coalesce(participant_id, line_up_entry_id)`.as('owner_id');

function inForce(db: Db | Trx, ownerIds: readonly string[]) {
  return db
    .selectFrom('submitted_deck')
    .where((eb) => {
      const ids = eb.fn.any(eb.val([...ownerIds]));
      return eb.or([eb('participant_id', '=', ids), eb('line_up_entry_id', '=', ids)]);
    })
    .where('superseded_at', 'is', null)
    .orderBy('participant_id')
    .orderBy('line_up_entry_id')
    .orderBy('slot');
}

export async function readSubmission(db: Db | Trx, participantId: string): Promise<SubmittedDeckRow[]> {
  return (await readSubmissions(db, [participantId])).get(participantId) ?? [];
}

/** The lists that a participant hands in. */
export type Submission = { participant_id: string; decks: readonly NamedDeck[] };

/**
 * Puts frozen copies of these decks in place of what each participant submitted before. Lists that were locked already,
 * which only staff may replace, stay on record as superseded.
 */
export async function replaceSubmissions(trx: Trx, submissions: readonly Submission[], now: string): Promise<void> {
  const hashed = submissions.flatMap(({ participant_id, decks }) =>
    decks.map((deck, slot) => ({ participant_id, slot, deck, content_hash: contentHash(deck) })),
  );
  const sources = await lockSources(trx, hashed);
  await withdrawSubmissions(
    trx,
    submissions.map(({ participant_id }) => participant_id),
    now,
  );
  const rows = hashed.map(({ participant_id, slot, deck, content_hash }) => {
    const { name, class: id, format, code, cards, sideboard } = deck;
    const source = sources.get(sourceKey({ participant_id, content_hash }));
    return {
      id: newId(),
      participant_id,
      slot,
      name,
      class: id,
      format,
      code,
      cards,
      sideboard,
      content_hash,
      deck_id: source?.id ?? null,
      archetype: source?.archetype ?? '',
      created_at: now,
    };
  });
  await insertMany(trx, 'submitted_deck', rows);
}

/** Takes away what these participants submitted and what is not locked yet. */
export async function deleteOpenSubmissions(trx: Trx, participantIds: readonly string[]): Promise<void> {
  await trx
    .deleteFrom('submitted_deck')
    .where((eb) => eb('participant_id', '=', eb.fn.any(eb.val([...participantIds]))))
    .where('locked_at', 'is', null)
    .execute();
}

async function withdrawSubmissions(trx: Trx, participantIds: readonly string[], now: string): Promise<void> {
  await deleteOpenSubmissions(trx, participantIds);
  await trx
    .updateTable('submitted_deck')
    .set({ superseded_at: now })
    .where((eb) => eb('participant_id', '=', eb.fn.any(eb.val([...participantIds]))))
    .where('superseded_at', 'is', null)
    .execute();
}

type Content = { participant_id: string; content_hash: string };
type Source = { id: string; archetype: string };

const sourceKey = ({ participant_id, content_hash }: Content) => `${participant_id} ${content_hash}`;

/** The participants' library decks with these contents, held against deletion; of equal ones the one that was changed last. */
async function lockSources(trx: Trx, contents: readonly Content[]): Promise<Map<string, Source>> {
  const rows = await trx
    .selectFrom('deck')
    .innerJoin('participant', 'participant.account_id', 'deck.account_id')
    .select(['deck.id', 'deck.archetype', 'deck.content_hash', 'participant.id as participant_id'])
    .where((eb) => eb('participant.id', '=', eb.fn.any(eb.val(contents.map((one) => one.participant_id)))))
    .where((eb) => eb('deck.content_hash', '=', eb.fn.any(eb.val(contents.map((one) => one.content_hash)))))
    .orderBy('deck.updated_at')
    .orderBy('deck.id')
    .forKeyShare('deck')
    .execute();
  return new Map(rows.map(({ id, archetype, ...content }) => [sourceKey(content), { id, archetype }]));
}

/** From now on these participants' lists can't be changed any more; all of the tournament's where none is named. */
export async function lockSubmissions(
  trx: Trx,
  tournamentId: string,
  now: string,
  participantIds?: readonly string[],
): Promise<void> {
  await trx
    .updateTable('submitted_deck')
    .set({ locked_at: now })
    .from('participant')
    .whereRef('participant.id', '=', 'submitted_deck.participant_id')
    .where('participant.tournament_id', '=', tournamentId)
    .where('submitted_deck.locked_at', 'is', null)
    .$if(participantIds !== undefined, (query) =>
      query.where((eb) => eb('participant.id', '=', eb.fn.any(eb.val([...(participantIds ?? [])])))),
    )
    .execute();
}
