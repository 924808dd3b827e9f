import { appError } from '@pailei/contracts/errors';
import { DECK_LIBRARY_ERRORS, DECKS_MAX } from '@pailei/contracts/decks';
import { violationError } from '@pailei/contracts/rule-violations';
import { DECK_ERRORS } from '@pailei/contracts/tournament-errors';
import { newId } from '@pailei/db/id';
import type { NewDeck } from '@pailei/db/schema/decks';
import type { Trx } from '@pailei/db/tx';
import { readDeckCode } from '@pailei/domain/decks';
import type { DeckList, DeckRules } from '@pailei/domain/decks';
import { isViolation } from '@pailei/domain/violation';
import type { LiveLog } from '@pailei/live/log';
import { userTopic } from '@pailei/live/topics';
import { lockAccount } from '../accounts/index.ts';
import { contentHash } from '../submissions/index.ts';
import { countDecks, insertDecks, keepVersions } from './decks.repository.ts';

/** Throws what is wrong with the code, at its field. A deck that breaks a rule can be kept, only not be entered. */
export function listOfCode(code: string, rules: DeckRules, field: string): DeckList {
  const list = readDeckCode(code, rules);
  if (isViolation(list)) throw violationError(DECK_ERRORS, list, field);
  return list;
}

/** The columns that hold a list. */
export function listColumns(list: DeckList) {
  return {
    class: list.class,
    format: list.format,
    code: list.code,
    cards: JSON.stringify(list.cards),
    sideboard: JSON.stringify(list.sideboard),
    content_hash: contentHash(list),
  };
}

export type NewLibraryDeck = Pick<NewDeck, 'name' | 'archetype' | 'note' | 'visibility'> & { list: DeckList };

/** Adds decks to a library and returns their ids. The lock of the account holds the limit for all who save at once. */
export async function addDecks(
  trx: Trx,
  log: LiveLog,
  owner: { account_id: string; now: string },
  decks: readonly NewLibraryDeck[],
): Promise<string[]> {
  const { account_id, now } = owner;
  await lockAccount(trx, account_id);
  const count = (await countDecks(trx, account_id)) + decks.length;
  if (count > DECKS_MAX) throw appError(DECK_LIBRARY_ERRORS, 'deck_limit_reached');
  const rows = decks.map(({ list, ...fields }) => ({
    id: newId(),
    account_id,
    ...fields,
    ...listColumns(list),
    created_at: now,
    updated_at: now,
  }));
  const ids = rows.map(({ id }) => id);
  await insertDecks(trx, rows);
  await keepVersions(trx, ids);
  announceDecks(log, account_id, count);
  return ids;
}

/** Tells every page of the owner that the library is another. */
export function announceDecks(log: LiveLog, accountId: string, count: number): void {
  log.add(userTopic(accountId), 'decks_changed', { count });
}
