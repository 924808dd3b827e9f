import type { Db } from '@pailei/db/client';
import type { TournamentRow } from '@pailei/db/schema/tournaments';
import { holdsRight } from '@pailei/domain/rights/rights';
import type { Actor } from '@pailei/live/registry';

type Publication = Pick<TournamentRow, 'status' | 'cancelled_as_draft'>;

/** A draft, or what was cancelled as one. */
export function isUnpublished({ status, cancelled_as_draft }: Publication): boolean {
  return status === 'draft' || cancelled_as_draft;
}

/** Admins read every event that is not published, whoever made one reads that. */
export function mayReadUnpublished(actor: Actor | null, { created_by }: Pick<TournamentRow, 'created_by'>): boolean {
  return actor !== null && (holdsRight('admin', actor) || created_by === actor.user_id);
}

/** The lines of all events that a reader may know of: those of the public, and unpublished ones that they may read. */
export function knownTournaments(db: Db, actor: Actor | null) {
  const published = db.selectFrom('public_tournament').select(LINE);
  if (actor === null) return db.selectFrom(published.as('line'));
  const unpublished = db.selectFrom('unpublished_tournament').select(LINE);
  const own = holdsRight('admin', actor) ? unpublished : unpublished.where('created_by', '=', actor.user_id);
  return db.selectFrom(published.unionAll(own).as('line'));
}

const LINE = [
  'id',
  'name',
  'status',
  'status_rank',
  'is_demo',
  'format',
  'capacity',
  'summary',
  'starts_at',
  'started_at',
  'finished_at',
] as const;
