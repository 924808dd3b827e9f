import { appError } from '@pailei/contracts/http/errors';
import { DECK_LIBRARY_ERRORS, DECKS_MAX } from '@pailei/contracts/decks/decks/decks.api';
import { violationError } from '@pailei/contracts/play/tournaments/rule-violations';
import { DECK_ERRORS } from '@pailei/contracts/decks/decks/deck-errors';
import { newId } from '@pailei/db/id';
import type { NewDeck } from '@pailei/db/schema/decks';
import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import { readDeckCode } from '@pailei/domain/decks/code/deck-code';
import type { DeckList } from '@pailei/domain/decks/deck-content';
import { isViolation } from '@pailei/domain/violation/violation';
import type { LiveLog } from '@pailei/live/log';
import { personalTopic } from '@pailei/contracts/features/personal.topic';
import { lockAccount } from '../../people/accounts/accounts.reads.ts';
import { readClassHints } from '../cards/class-hints.ts';
import { readDeckRules } from '../../site/deck-rules/deck-rules.reads.ts';
import { contentHash } from './content-hash.ts';
import { countDecks } from './count-decks.ts';
import { insertDecks, keepVersions } from './decks.repository.ts';
import { announceTeamDecks } from './team-decks.ts';

/** `class`: as the player says, for a hero that the rules do not know. */
export type GivenDeck = { code: string; class?: string | undefined };

/**
 * Throws what is wrong with a code, at its field (by the place of the deck). A deck that breaks a rule can be kept, only not
 * be entered.
 */
export async function listsOfCodes(
  db: Db,
  decks: readonly GivenDeck[],
  fieldOf: (index: number) => string,
): Promise<DeckList[]> {
  const rules = await readDeckRules(db);
  const hints = await readClassHints(db, rules, decks);
  return decks.map(({ code }, index) => {
    const list = readDeckCode(code, rules, hints[index]);
    if (isViolation(list)) throw violationError(DECK_ERRORS, list, fieldOf(index));
    return list;
  });
}

/** `listsOfCodes` of one deck. */
export async function listOfCode(db: Db, deck: GivenDeck): Promise<DeckList> {
  const [list] = await listsOfCodes(db, [deck], () => 'code');
  return list as DeckList;
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
  if (decks.some(({ visibility }) => visibility === 'team')) await announceTeamDecks(trx, log, account_id);
  return ids;
}

/** Logs to the owner's topic that the library has changed. */
export function announceDecks(log: LiveLog, accountId: string, count: number): void {
  log.add(personalTopic.of(accountId), 'decks_changed', { count });
}
