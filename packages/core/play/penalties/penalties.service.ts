import { generalError } from '@pailei/contracts/http/errors';
import { PENALTIES_MAX, type PlayerPenalty } from '@pailei/contracts/play/penalties/penalties.api';
import type { Db } from '@pailei/db/client';
import { holdsRight } from '@pailei/domain/rights/rights';
import type { Actor } from '@pailei/live/registry';

export type PenaltiesService = ReturnType<typeof createPenaltiesService>;

/** What referees have given to a player, in all events. It follows from the records of the matches: nothing of it is kept twice. */
export function createPenaltiesService({ db }: { db: Db }) {
  return {
    /** To the player and to the staff. */
    async ofPlayer(actor: Actor, account_id: string): Promise<{ penalties: PlayerPenalty[] }> {
      if (actor.user_id !== account_id && !holdsRight('referee', actor)) throw generalError('not_found');
      const penalties = await db
        .selectFrom('player_penalty')
        .select(['tournament_id', 'battle_id', 'match_id', 'tournament_name', 'label', 'game_number'])
        .select(['kind', 'reason', 'given_by', 'given_at', 'withdrawn_at'])
        .where('account_id', '=', account_id)
        .orderBy('given_at', 'desc')
        .orderBy('match_id')
        .orderBy('tournament_id')
        .limit(PENALTIES_MAX)
        .execute();
      return { penalties };
    },
  };
}
