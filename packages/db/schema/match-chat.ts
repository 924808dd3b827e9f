import type { Insertable } from 'kysely';
import type { Side } from '@pailei/domain/series';

export type MatchChatMessageTable = {
  id: string;
  match_id: string;
  author_id: string;
  /** Whom the author plays for; null: a referee. */
  side: Side | null;
  text: string;
  at: string;
};
export type NewMatchChatMessage = Insertable<MatchChatMessageTable>;

/** A row for each time that somebody was muted; `lifted_at` null: they are now. */
export type MatchChatMuteTable = {
  id: string;
  match_id: string;
  account_id: string;
  muted_by: string;
  reason: string;
  at: string;
  lifted_at: string | null;
};
export type NewMatchChatMute = Insertable<MatchChatMuteTable>;

/** A message that somebody has reported to the staff. */
export type MatchChatReportTable = {
  id: string;
  match_id: string;
  message_id: string;
  reporter_id: string;
  reason: string;
  opened_at: string;
  closed_by: string | null;
  closed_at: string | null;
  answer: string | null;
};
export type NewMatchChatReport = Insertable<MatchChatReportTable>;
