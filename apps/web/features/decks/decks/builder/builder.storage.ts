import { DECK_VISIBILITIES } from '@pailei/contracts/decks/decks/decks.api';
import { z } from 'zod';

import { readJson, removeKey, writeJson, type KeyValueStore } from '../../../../shared/state/storage.ts';
import { isDirty, type BuilderState } from './builder.model.ts';

const card = z.object({ dbf_id: z.number(), count: z.number().min(1) });
const draft = z.object({
  class: z.string(),
  format: z.string(),
  cards: z.array(card),
  sideboard: z.array(card.extend({ owner_dbf_id: z.number() })),
  name: z.string(),
  archetype: z.string(),
  note: z.string(),
  visibility: z.enum(DECK_VISIBILITIES),
  code: z.string(),
});
const stateSchema = z.object({ draft, base: draft, version: z.number(), target: z.nullable(z.number()) });

/** Where the tab keeps what was not saved: of every account and deck its own. */
export const draftKey = (accountId: string, deckId: string | null): string =>
  `deck_draft:${accountId}:${deckId ?? 'new'}`;

/** What was not saved when the page went, or null. */
export function readDraft(storage: KeyValueStore, key: string): BuilderState | null {
  const { data } = stateSchema.safeParse(readJson(storage, key));
  return data && isDirty(data) ? data : null;
}

/** Stores the draft as long as it has unsaved changes. */
export function storeDraft(storage: KeyValueStore, key: string, state: BuilderState): void {
  if (isDirty(state)) writeJson(storage, key, state);
  else removeKey(storage, key);
}
