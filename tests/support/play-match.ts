import { bansOf } from '@pailei/domain/series/settings';
import { isSeriesOver } from '@pailei/domain/series/series-over';
import { legalBans, legalPicks } from '@pailei/domain/series/decide/legal';
import { nextAction } from '@pailei/domain/series/next-action';
import { SIDES, type Side } from '@pailei/domain/series/sides';
import type { SeriesCommand } from '@pailei/domain/series/commands';
import type { SeriesState } from '@pailei/domain/series/types';
import type { Db } from '@pailei/db/client';
import type { BuiltTournament, TestServicesBundle } from './builders.ts';
import { playersOfMatch } from './seat.ts';

/** What a side does next, where it has anything to do; `winner` wins every game. */
export function commandOf(series: SeriesState, side: Side, winner: Side): SeriesCommand | undefined {
  const next = nextAction(series, side);
  const game_number = next.game_number ?? 1;
  switch (next.action) {
    case 'ready':
      return { type: 'ready' };
    case 'ban':
      return { type: 'lock_bans', slots: legalBans(series, side).slice(0, bansOf(series.settings, side)) };
    case 'pick':
      return { type: 'lock_pick', game_number, slot: legalPicks(series, side)[0]! };
    case 'report':
    case 'confirm':
      return { type: 'report', game_number, result: winner };
    default:
      return undefined;
  }
}

/** Both sides play the match to its end; `winner` wins every game of it. */
export async function playMatch(
  db: Db,
  { matches }: TestServicesBundle,
  { players }: Pick<BuiltTournament, 'players'>,
  { id, winner }: { id: string; winner: Side },
): Promise<void> {
  const actors = await playersOfMatch(db, players, id);
  for (let step = 0; step < 100; step += 1) {
    for (const side of SIDES) {
      const { series } = await matches.get(actors[side], id);
      if (isSeriesOver(series.status)) return;
      const command = commandOf(series, side, winner);
      if (command) await matches.act(actors[side], id, command);
    }
  }
  throw new Error('the match does not end');
}
