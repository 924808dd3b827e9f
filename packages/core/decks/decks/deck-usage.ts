import type { Deck } from '@pailei/contracts/decks/decks/decks.api';
import type { Db } from '@pailei/db/client';
import type { DeckRow } from '@pailei/db/schema/decks';
import type { TournamentStatus } from '@pailei/domain/tournament/types';
import type { Actor } from '@pailei/live/registry';
import { readDeckEntries, readDeckGames, type DeckEntry, type DeckGames } from './deck-record.repository.ts';
import { isOwner } from './decks.policy.ts';

/** Those of these events whose lists this reader may read, with the status that they are shown. */
export type ReadableEvents = (
  db: Db,
  tournamentIds: readonly string[],
  actor: Actor | null,
) => Promise<ReadonlyMap<string, TournamentStatus>>;

/** Who asks, and what they may know of events. */
export type Reader = { actor: Actor | null; readableEvents: ReadableEvents };

export type DeckUsage = Pick<Deck, 'games' | 'locked_in' | 'matchups' | 'game_seconds' | 'used_in'>;

export const NO_USAGE: DeckUsage = {
  games: { wins: 0, losses: 0 },
  locked_in: [],
  matchups: [],
  game_seconds: null,
  used_in: [],
};

type OwnedRow = Pick<DeckRow, 'id' | 'account_id'>;

/**
 * Where decks of one account were played, and how they did. To everybody but the owner an event counts only once they may
 * read its lists: else a record would reveal what a closed event was played with.
 */
export async function readUsage(
  db: Db,
  decks: readonly OwnedRow[],
  { actor, readableEvents }: Reader,
): Promise<Map<string, DeckUsage>> {
  const [first] = decks;
  if (!first) return new Map();
  const deck_ids = decks.map(({ id }) => id);
  const isOwn = isOwner(first, actor);
  const all = await readDeckEntries(db, { deck_ids, isOwner: isOwn });
  const readable = isOwn ? null : await readableEvents(db, eventsOf(all), actor);
  const entries = readable === null ? all : all.flatMap((entry) => shownEntry(entry, readable));
  const scope = { deck_ids, account_id: first.account_id, readable: readable && [...readable.keys()] };
  const games = await readDeckGames(db, scope);
  return new Map(deck_ids.map((id) => [id, usageOf(entries.filter(isOf(id)), games.filter(isOf(id)))]));
}

const isOf = (id: string) => (row: { deck_id: string }) => row.deck_id === id;

function eventsOf(entries: readonly DeckEntry[]): string[] {
  return [...new Set(entries.map(({ tournament_id }) => tournament_id))];
}

function shownEntry(entry: DeckEntry, readable: ReadonlyMap<string, DeckEntry['status']>): DeckEntry[] {
  const status = readable.get(entry.tournament_id);
  return status === undefined ? [] : [{ ...entry, status }];
}

function usageOf(entries: readonly DeckEntry[], games: readonly DeckGames[]): DeckUsage {
  const total = tallyOf(games);
  const played = total.wins + total.losses;
  const seconds = games.reduce((sum, game) => sum + game.seconds, 0);
  return {
    games: total,
    game_seconds: played === 0 ? null : Math.round(seconds / played),
    matchups: [...Map.groupBy(games, (game) => game.class)]
      .map(([opposing, against]) => ({ class: opposing, ...tallyOf(against) }))
      .toSorted((a, b) => b.wins + b.losses - a.wins - a.losses),
    locked_in: entries
      .filter(({ is_locked, status }) => is_locked && (status === 'check_in' || status === 'running'))
      .map(({ tournament_id, name }) => ({ tournament_id, name })),
    used_in: entries.map(({ tournament_id, name, status, submitted_at }) => ({
      tournament_id,
      name,
      status,
      submitted_at,
      ...tallyOf(games.filter((game) => game.tournament_id === tournament_id)),
    })),
  };
}

function tallyOf(games: readonly DeckGames[]): { wins: number; losses: number } {
  return games.reduce((sum, { wins, losses }) => ({ wins: sum.wins + wins, losses: sum.losses + losses }), {
    wins: 0,
    losses: 0,
  });
}
