import { generalError } from '@pailei/contracts/http/errors';
import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import type { Publisher } from '@pailei/live/publish';
import type { Actor } from '@pailei/live/registry';
import { findShownMatch, lockMatch, type MatchesService, type SeatedMatch } from '../matches/index.ts';

export type MatchCallsDeps = {
  db: Db;
  publisher: Publisher;
  now: () => string;
  matches: Pick<MatchesService, 'ruleWithin'>;
};

/** A match that this actor is shown, locked. */
export async function lockForCall(trx: Trx, id: string, actor: Actor): Promise<SeatedMatch> {
  const shown = await findShownMatch(trx, id, actor);
  const row = shown && (await lockMatch(trx, id));
  if (!row) throw generalError('not_found');
  return row;
}

/** A call, and the match that it is of. */
export type CallId = { id: string; call_id: string };
