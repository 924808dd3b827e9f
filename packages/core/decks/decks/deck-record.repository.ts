import type { Db } from '@pailei/db/client';
import type { TournamentStatus } from '@pailei/domain/tournament/types';
import { sql } from 'kysely';
import { isLastResult, isShownResult, publicStatus } from '../../site/visibility/visible.ts';
import { isPlayedBy } from '../../site/visibility/played-by.ts';

/** Decks of one account, and of which events the reader may know that they were played in them. */
export type RecordScope = {
  deck_ids: readonly string[];
  account_id: string;
  /** Null: the owner asks, who knows all of them, and is not held back by their delay. */
  readable: readonly string[] | null;
};

export type DeckGames = {
  deck_id: string;
  tournament_id: string;
  /** Of the deck it was played against. */
  class: string;
  wins: number;
  losses: number;
  seconds: number;
};

/** Games of these decks by event and opposing class. */
export async function readDeckGames(db: Db, scope: RecordScope): Promise<DeckGames[]> {
  const { rows } = await sql<DeckGames>`
    select submitted.deck_id, game.tournament_id, side.opposing_class as class,
      count(*) filter (where game.winner = side.name)::int as wins,
      count(*) filter (where game.winner <> side.name)::int as losses,
      sum(extract(epoch from game.finished_at - game.started_at))::float8 as seconds
    from match_seat as seat
    join played_game as game on game.match_id = seat.match_id
    cross join lateral (values
      ('a', game.a_submitted_deck_id, game.b_class), ('b', game.b_submitted_deck_id, game.a_class)
    ) as side(name, submitted_deck_id, opposing_class)
    join submitted_deck as submitted on submitted.id = side.submitted_deck_id
    where seat.account_id = ${scope.account_id} and ${isPlayedBy('game', scope.account_id)} and side.name = seat.side
      and submitted.deck_id = any(${scope.deck_ids}) and ${isKnown(scope)}
    group by 1, 2, 3
    order by count(*) desc, 3, 2`.execute(db);
  return rows;
}

function isKnown({ readable }: RecordScope) {
  if (readable === null) return isLastResult('game');
  return sql`game.tournament_id = any(${readable}) and ${isShownResult('game')}`;
}

export type DeckEntry = {
  deck_id: string;
  tournament_id: string;
  name: string;
  status: TournamentStatus;
  submitted_at: string;
  /** The copy can't be changed any more, and its player is still in. */
  is_locked: boolean;
};

/**
 * Events that hold copies of these decks, the newest first; those where the player withdrew or was not let in are none. To
 * others than the owner as the public knows it.
 */
export async function readDeckEntries(
  db: Db,
  { deck_ids, isOwner }: { deck_ids: readonly string[]; isOwner: boolean },
): Promise<DeckEntry[]> {
  const status = isOwner ? sql`participant.status` : publicStatus;
  const { rows } = await sql<DeckEntry>`
    select submitted.deck_id, tournament.id as tournament_id, tournament.name, tournament.status,
      min(submitted.created_at) as submitted_at,
      bool_or(submitted.locked_at is not null and submitted.superseded_at is null
        and ${status} in ('registered', 'waitlisted', 'checked_in', 'active')) as is_locked
    from submitted_deck as submitted
    join participant on participant.id = submitted.participant_id
    join tournament on tournament.id = participant.tournament_id
    where submitted.deck_id = any(${deck_ids}) and ${status} not in ('withdrawn', 'rejected', 'unseen')
    group by submitted.deck_id, tournament.id
    order by submitted_at desc, tournament.id desc`.execute(db);
  return rows;
}
