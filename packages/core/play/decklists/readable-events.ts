import type { Db } from '@pailei/db/client';
import { readInOneSnapshot } from '@pailei/db/tx';
import { decklistPolicyOf } from '@pailei/domain/tournament/settings';
import type { TournamentStatus } from '@pailei/domain/tournament/types';
import { mayReadDecklist } from '@pailei/domain/tournament/decklists/decklist-visibility';
import type { Actor } from '@pailei/live/registry';
import { shownTournament } from '../tournaments/shown-tournament.ts';
import { isStaff } from '../../site/visibility/reader.ts';

/** Those of these events whose lists this reader may read, with the status that they are shown. */
export async function readableEvents(
  db: Db,
  tournamentIds: readonly string[],
  actor: Actor | null,
): Promise<Map<string, TournamentStatus>> {
  const readable = new Map<string, TournamentStatus>();
  if (tournamentIds.length === 0) return readable;
  const viewer = isStaff(actor) ? 'staff' : 'public';
  await readInOneSnapshot(db, async (trx) => {
    for (const id of tournamentIds) {
      const event = (await shownTournament(trx, id, actor))?.tournament;
      if (!event) continue;
      const { status, current_stage } = event;
      if (mayReadDecklist(decklistPolicyOf(event.settings), { viewer, status, current_stage }))
        readable.set(id, status);
    }
  });
  return readable;
}
