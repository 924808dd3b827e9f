import type { Generated, Insertable, Selectable } from 'kysely';

/** An image that somebody sent; its bytes stand in the storage, re-encoded, under names made from `storage_key`. */
export type StoredFileTable = {
  id: string;
  owner_id: string;
  purpose: 'expert_proof' | 'product_image' | 'team_crest' | 'event_banner' | 'match_evidence' | 'season_picture';
  /** Random: an id reveals nothing of where a file lies. */
  storage_key: string;
  width: number;
  height: number;
  byte_count: number;
  created_at: Generated<string>;
  /** When something took it over; what nothing took over is removed after a day. */
  attached_at: string | null;
  /** Set before its bytes are removed, so that nothing takes it over any more. */
  removing_at: string | null;
};
export type StoredFileRow = Selectable<StoredFileTable>;
export type NewStoredFile = Insertable<StoredFileTable>;
