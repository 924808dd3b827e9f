import { createHash } from 'node:crypto';
import type { DeckList } from '@pailei/domain/decks';
import type { Db } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import type { SubmittedDeckRow } from '@pailei/db/schema/tournaments';
import type { Trx } from '@pailei/db/tx';

export type NamedDeck = DeckList & { name: string };

/** The decks of several participants by participant, in slot order. */
export async function readSubmissions(
  db: Db | Trx,
  participantIds: readonly string[],
): Promise<Map<string, SubmittedDeckRow[]>> {
  if (participantIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('submitted_deck')
    .selectAll()
    .where((eb) => eb('participant_id', '=', eb.fn.any(eb.val([...participantIds]))))
    .orderBy('participant_id')
    .orderBy('slot')
    .execute();
  return Map.groupBy(rows, (row) => row.participant_id);
}

export async function readSubmission(db: Db | Trx, participantId: string): Promise<SubmittedDeckRow[]> {
  return (await readSubmissions(db, [participantId])).get(participantId) ?? [];
}

/** Puts a frozen copy of these decks in place of what the participant submitted before. */
export async function replaceSubmission(trx: Trx, participantId: string, decks: readonly NamedDeck[]): Promise<void> {
  await trx.deleteFrom('submitted_deck').where('participant_id', '=', participantId).execute();
  await trx
    .insertInto('submitted_deck')
    .values(
      decks.map((deck, slot) => ({
        id: newId(),
        participant_id: participantId,
        slot,
        name: deck.name,
        class: deck.class,
        format: deck.format,
        code: deck.code,
        cards: JSON.stringify(deck.cards),
        content_hash: createHash('sha256').update(deck.code).digest('hex'),
      })),
    )
    .execute();
}
