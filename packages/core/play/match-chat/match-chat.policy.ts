import { generalError } from '@pailei/contracts/http/errors';
import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import type { Actor } from '@pailei/live/registry';
import { findShownMatch, matchReaderOf, ownMatchError, type MatchReader, type SeatedMatch } from '../matches/index.ts';

export type ChatPlace = { match: SeatedMatch; reader: MatchReader };

/** The chat of a match as the actor reads and writes it. A board has the chat of its battle. Throws for everybody else. */
export async function requireChat(db: Db | Trx, id: string, actor: Actor): Promise<ChatPlace> {
  const match = await requireMatch(db, id, actor);
  const reader = matchReaderOf(match, actor);
  if (!reader) throw generalError('forbidden');
  return { match, reader };
}

/** The match for a referee who has no part in it. */
export async function requireOthersChat(db: Db | Trx, id: string, actor: Actor): Promise<SeatedMatch> {
  const match = await requireMatch(db, id, actor);
  if (!matchReaderOf(match, actor)?.is_staff) throw ownMatchError();
  return match;
}

async function requireMatch(db: Db | Trx, id: string, actor: Actor): Promise<SeatedMatch> {
  const shown = await findShownMatch(db, id, actor);
  if (!shown || shown.row.battle_id !== null) throw generalError('not_found');
  return shown.row;
}
