import type { Db } from '@pailei/db/client';
import { sql } from 'kysely';
import { publicStatus } from '../visibility/visible.ts';

/** What has pages of its own that search engines may list. */
export const LISTED_KINDS = ['tournaments', 'players', 'battles', 'seasons'] as const;
export type ListedKind = (typeof LISTED_KINDS)[number];

/** `id`: what its address ends with. `changed_at`: ISO; null: it changes all the time, or nobody knows. */
export type ListedPage = { id: string; changed_at: string | null };

type Span = { offset: number; limit: number };

/** Who took part in an event that has begun, as the public knows it: not everybody who has an account. */
const ENTRIES = sql`participant
  join public_tournament as tournament on tournament.id = participant.tournament_id
    and tournament.status in ('running', 'finished')
  where participant.account_id is not null and ${publicStatus} in ('active', 'dropped', 'disqualified')`;

/** As soon as the lists show it. */
const IS_PUBLIC_BATTLE = sql`public_status is not null and public_status <> 'cancelled'`;

export async function countListed(db: Db): Promise<Record<ListedKind, number>> {
  const { rows } = await sql<Record<ListedKind, number>>`
    select (select count(*) from public_tournament)::int as tournaments,
      (select count(distinct participant.account_id) from ${ENTRIES})::int as players,
      (select count(*) from battle where ${IS_PUBLIC_BATTLE})::int as battles,
      (select count(*) from season where starts_at <= now())::int as seasons`.execute(db);
  return rows[0] ?? { tournaments: 0, players: 0, battles: 0, seasons: 0 };
}

export const LISTED: Record<ListedKind, (db: Db, span: Span) => Promise<ListedPage[]>> = {
  async tournaments(db, { offset, limit }) {
    const { rows } = await sql<ListedPage>`
      select id, finished_at as changed_at from public_tournament order by id offset ${offset} limit ${limit}`.execute(
      db,
    );
    return rows;
  },
  async players(db, { offset, limit }) {
    const { rows } = await sql<ListedPage>`
      select participant.account_id as id, max(coalesce(tournament.finished_at, tournament.started_at)) as changed_at
      from ${ENTRIES}
      group by participant.account_id order by participant.account_id offset ${offset} limit ${limit}`.execute(db);
    return rows;
  },
  async battles(db, { offset, limit }) {
    const { rows } = await sql<ListedPage>`
      select id, public_summary ->> 'ended_at' as changed_at from battle
      where ${IS_PUBLIC_BATTLE} order by id offset ${offset} limit ${limit}`.execute(db);
    return rows;
  },
  async seasons(db, { offset, limit }) {
    const { rows } = await sql<ListedPage>`
      select number::text as id, closed_at as changed_at from season
      where starts_at <= now() order by number offset ${offset} limit ${limit}`.execute(db);
    return rows;
  },
};
