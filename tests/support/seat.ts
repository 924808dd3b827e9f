import { bansOf } from '@pailei/domain/series/settings';
import { legalBans, legalPicks } from '@pailei/domain/series/decide/legal';
import { nextAction } from '@pailei/domain/series/next-action';
import { SIDES, type Side } from '@pailei/domain/series/sides';
import type { SeriesCommand } from '@pailei/domain/series/commands';
import type { Db } from '@pailei/db/client';
import type { Actor } from '@pailei/live/registry';
import type { BuiltTournament, TestServicesBundle } from './builders.ts';

export type SeatedMatch = { id: string; sides: Record<Side, Actor> };

/** Those of `players` who play a match, by side. */
export async function playersOfMatch(db: Db, players: readonly Actor[], id: string): Promise<Record<Side, Actor>> {
  const seats = await db.selectFrom('match_seat').select(['side', 'account_id']).where('match_id', '=', id).execute();
  const playerOf = (side: Side) =>
    players.find(({ user_id }) => seats.some((seat) => seat.side === side && seat.account_id === user_id))!;
  return { a: playerOf('a'), b: playerOf('b') };
}

/** The players of an open match of the event, by side. */
export async function seatedMatch(
  db: Db,
  { id, players }: Pick<BuiltTournament, 'id' | 'players'>,
): Promise<SeatedMatch> {
  const row = await db
    .selectFrom('match')
    .select('id')
    .where('tournament_id', '=', id)
    .where('finished_at', 'is', null)
    .orderBy('table_number')
    .executeTakeFirstOrThrow();
  return { id: row.id, sides: await playersOfMatch(db, players, row.id) };
}

/** Both sides do what is next until a game is being played; the number of that game. */
export async function playToGame({ matches }: TestServicesBundle, { id, sides }: SeatedMatch): Promise<number> {
  for (;;) {
    const { series } = await matches.get(sides.a, id);
    const side = SIDES.find((one) => ['ready', 'ban', 'pick'].includes(nextAction(series, one).action));
    if (side === undefined) return nextAction(series, 'a').game_number ?? 1;
    const { action, game_number } = nextAction(series, side);
    const commands: Record<string, SeriesCommand> = {
      ready: { type: 'ready' },
      ban: { type: 'lock_bans', slots: legalBans(series, side).slice(0, bansOf(series.settings, side)) },
      pick: { type: 'lock_pick', game_number: game_number ?? 1, slot: legalPicks(series, side)[0]! },
    };
    await matches.act(sides[side], id, commands[action]!);
  }
}

/** Both report that they have won the game that is being played. */
export async function dispute(services: TestServicesBundle, match: SeatedMatch): Promise<number> {
  const game_number = await playToGame(services, match);
  for (const side of SIDES) {
    await services.matches.act(match.sides[side], match.id, {
      type: 'report',
      game_number,
      result: side,
      note: `${side} 赢了`,
    });
  }
  return game_number;
}
