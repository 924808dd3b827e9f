import { setTimeout as sleep } from 'node:timers/promises';
import { matchesApi } from '@pailei/contracts/play/matches/matches.api';
import { otherSide } from '@pailei/domain/series/decide/legal';
import type { SeriesGame, SeriesState } from '@pailei/domain/series/types';
import type { Side } from '@pailei/domain/series/sides';
import type { MatchSummary } from '@pailei/domain/tournament/stages/stage-base';
import type { TournamentState } from '@pailei/domain/tournament/types';
import type { Account } from '../people/accounts.ts';
import type { Pace } from '../connections/pace.ts';
import { asError, isRefused } from '../connections/refusals.ts';

export type CorrectionDeps = { pace: Pace; onError: (error: Error) => void; onCorrection: () => void };

const REASON = '复核录像后更正本局结果';

/** A referee who finds out later, of some matches, that their last game went the other way. */
export function createCorrections({ pace, onError, onCorrection }: CorrectionDeps, referee: Account) {
  /** By place in the event: what is played there anew is not corrected again. */
  const reviewed = new Set<string>();
  const pending = new Set<Promise<void>>();

  async function correct({ match_id }: MatchSummary, key: string): Promise<void> {
    await sleep(pace.waitMs('correct', key));
    const params = { id: match_id };
    try {
      const { series } = await referee.site.call(matchesApi.get, { params });
      const last = lastWon(series);
      if (series.status !== 'finished' || !last) return;
      const body = {
        type: 'correct_game',
        game_number: last.game.number,
        result: otherSide(last.winner),
        reason: REASON,
      } as const;
      await referee.site.call(matchesApi.rule, { params, body }).catch((error: unknown) => {
        // Others play on with the result: the referee insists.
        if (!isRefused(error)) throw error;
        return referee.site.call(matchesApi.rule, { params, body: { ...body, force: true, restart_stages: true } });
      });
      onCorrection();
    } catch (error) {
      if (!isRefused(error)) onError(asError(error));
    }
  }

  return {
    /** Looks through the matches of the stage that is played, each once. */
    review({ stages }: TournamentState): void {
      if (pace.habits.corrections === 0) return;
      for (const { number, matches } of stages.at(-1)?.rounds ?? [])
        for (const match of matches) {
          const key = `${match.stage}.${number}.${match.table}`;
          if (match.status !== 'finished' || reviewed.has(key)) continue;
          reviewed.add(key);
          if (!pace.happens(pace.habits.corrections, `correction ${key}`)) continue;
          const task = correct(match, key).finally(() => pending.delete(task));
          pending.add(task);
        }
    },
    /** Resolves when nothing waits to be corrected. */
    settled: async (): Promise<void> => void (await Promise.all(pending)),
    isSettled: () => pending.size === 0,
  };
}

function lastWon({ games }: SeriesState): { game: SeriesGame; winner: Side } | undefined {
  return games
    .flatMap((game) => (game.winner === 'a' || game.winner === 'b' ? [{ game, winner: game.winner }] : []))
    .at(-1);
}
