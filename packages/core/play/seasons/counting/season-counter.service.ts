import { inTransaction } from '@pailei/live/transaction';
import { findSeasonOfEvent } from '../season-events.repository.ts';
import { notifyPodiums, readPodiums } from '../season-notices.ts';
import { lockSeason } from '../seasons.repository.ts';
import type { SeasonsDeps } from '../seasons.deps.ts';
import { countEvents, makeTables } from './recount.ts';

export type SeasonCounter = ReturnType<typeof createSeasonCounter>;

/** Takes events that are over into their season. */
export function createSeasonCounter(deps: SeasonsDeps) {
  return {
    /** Often nothing: the event is of no season, of one that is over, still held back from the public, or counted already. */
    async count(tournamentId: string): Promise<void> {
      await inTransaction(deps, async (trx, log) => {
        const id = await findSeasonOfEvent(trx, tournamentId);
        const season = id === undefined ? undefined : await lockSeason(trx, id);
        if (!season || season.closed_at !== null) return;
        const before = await readPodiums(trx, season.id);
        if ((await countEvents(trx, season, tournamentId)) === 0) return;
        await makeTables(trx, log, season);
        await notifyPodiums(trx, log, season, { before, eventId: tournamentId });
      });
    },
  };
}
