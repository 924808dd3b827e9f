import type { DeckList } from '@pailei/domain/decks';
import type { Db } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import type { SubmittedDeckRow } from '@pailei/db/schema/tournaments';
import type { Trx } from '@pailei/db/tx';
import { contentHash } from './content-hash.ts';

export type NamedDeck = DeckList & { name: string };

/** The decks of several participants by participant, in slot order. */
export async function readSubmissions(
  db: Db | Trx,
  participantIds: readonly string[],
): Promise<Map<string, SubmittedDeckRow[]>> {
  if (participantIds.length === 0) return new Map();
  const rows = await inForce(db, participantIds).selectAll().execute();
  return Map.groupBy(rows, (row) => row.participant_id);
}

const LISTED = ['participant_id', 'slot', 'name', 'class', 'format', 'code', 'archetype'] as const;
export type ListedDeckRow = Pick<SubmittedDeckRow, (typeof LISTED)[number]>;

/** The same without the cards, which are most of a row: for views of a whole field. */
export async function readListedDecks(
  db: Db | Trx,
  participantIds: readonly string[],
): Promise<Map<string, ListedDeckRow[]>> {
  if (participantIds.length === 0) return new Map();
  const rows = await inForce(db, participantIds).select(LISTED).execute();
  return Map.groupBy(rows, (row) => row.participant_id);
}

function inForce(db: Db | Trx, participantIds: readonly string[]) {
  return db
    .selectFrom('submitted_deck')
    .where((eb) => eb('participant_id', '=', eb.fn.any(eb.val([...participantIds]))))
    .where('superseded_at', 'is', null)
    .orderBy('participant_id')
    .orderBy('slot');
}

export async function readSubmission(db: Db | Trx, participantId: string): Promise<SubmittedDeckRow[]> {
  return (await readSubmissions(db, [participantId])).get(participantId) ?? [];
}

/**
 * Puts a frozen copy of these decks in place of what the participant submitted before. Lists that were locked already,
 * which only staff may replace, stay on record as superseded.
 */
export async function replaceSubmission(
  trx: Trx,
  participantId: string,
  decks: readonly NamedDeck[],
  now: string,
): Promise<void> {
  const hashed = decks.map((deck) => ({ ...deck, content_hash: contentHash(deck) }));
  const hashes = hashed.map((deck) => deck.content_hash);
  const sources = await lockSources(trx, participantId, hashes);
  await withdrawSubmission(trx, participantId, now);
  await trx
    .insertInto('submitted_deck')
    .values(
      hashed.map(({ name, class: id, format, code, cards, sideboard, content_hash }, slot) => ({
        id: newId(),
        participant_id: participantId,
        slot,
        name,
        class: id,
        format,
        code,
        cards: JSON.stringify(cards),
        sideboard: JSON.stringify(sideboard),
        content_hash,
        deck_id: sources.get(content_hash)?.id ?? null,
        archetype: sources.get(content_hash)?.archetype ?? '',
        created_at: now,
      })),
    )
    .execute();
}

async function withdrawSubmission(trx: Trx, participantId: string, now: string): Promise<void> {
  await trx
    .deleteFrom('submitted_deck')
    .where('participant_id', '=', participantId)
    .where('locked_at', 'is', null)
    .execute();
  await trx
    .updateTable('submitted_deck')
    .set({ superseded_at: now })
    .where('participant_id', '=', participantId)
    .where('superseded_at', 'is', null)
    .execute();
}

type Source = { id: string; archetype: string };

/** The participant's library decks with these contents, held against deletion; of equal ones the one that was changed last. */
async function lockSources(trx: Trx, participantId: string, hashes: readonly string[]): Promise<Map<string, Source>> {
  const rows = await trx
    .selectFrom('deck')
    .innerJoin('participant', 'participant.account_id', 'deck.account_id')
    .select(['deck.id', 'deck.archetype', 'deck.content_hash'])
    .where('participant.id', '=', participantId)
    .where((eb) => eb('deck.content_hash', '=', eb.fn.any(eb.val([...hashes]))))
    .orderBy('deck.updated_at')
    .orderBy('deck.id')
    .forKeyShare('deck')
    .execute();
  return new Map(rows.map(({ content_hash, ...source }) => [content_hash, source]));
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
