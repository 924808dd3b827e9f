import type { Insertable } from 'kysely';
import type { Side } from '@pailei/domain/series';

/** An image that a side of a match shows the referee, for one of its games. */
export type MatchEvidenceTable = {
  id: string;
  match_id: string;
  side: Side;
  game_number: number;
  /** One of three: the index keeps two at once from being a fourth. */
  place: number;
  file_id: string;
  author_id: string;
  at: string;
};
export type NewMatchEvidence = Insertable<MatchEvidenceTable>;
