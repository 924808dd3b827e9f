import type { ColumnType, Generated, Insertable, JSONColumnType, Selectable, Updateable } from 'kysely';
import type { BySide, Side } from '@pailei/domain/series/sides';
import type { PenaltyKind, SeriesState, SeriesStatus } from '@pailei/domain/series/types';
import type { StageType } from '@pailei/domain/tournament/stages/stage';
import type { NewRow } from '../new-row.ts';
import type { RefereeCallColumns } from './referee-calls.ts';

/** The board of a battle that a match is. */
export type MatchBattleColumn = { id: string; board_number: number; teams: BySide<{ id: string; name: string }> };

export type MatchInfoColumn = {
  /** Of the event; a board has the names of its two teams. */
  tournament_name: string;
  is_demo: boolean;
  /** Null: a board. */
  stage_type: StageType | null;
  stage_count: number;
  round_count: number;
  best_of: number;
  is_final: boolean;
  label: string;
  seeds: { a: number | null; b: number | null };
  stream_url: string | null;
  /** Left out: it is no board. */
  battle?: MatchBattleColumn;
};

export type MatchTable = {
  id: string;
  /** Its owner. A match belongs to exactly one: more kinds of owners have columns of their own. */
  fixture_id: string | null;
  /** Of a board, with its number. */
  battle_id: Generated<string | null>;
  board_number: Generated<number | null>;
  /** With stage, round and table: where the match is shown. A board has those of its battle, and an event where that has one. */
  tournament_id: string | null;
  stage: number;
  round: number;
  table_number: number;
  status: SeriesStatus;
  wins_a: Generated<number>;
  wins_b: Generated<number>;
  winner: Side | null;
  /** What the match is, for its page and its topic; fixed when it opens. */
  info: JSONColumnType<MatchInfoColumn>;
  state: JSONColumnType<SeriesState>;
  due_at: string | null;
  due_kind: string | null;
  /** Since when `due_at` is what it is. */
  due_set_at: string | null;
  delay_seconds: Generated<number>;
  /** Since when it stands still with its whole event; null: it goes on. */
  held_since: Generated<string | null>;
  /** When its owner took it back: it never counted. */
  withdrawn_at: Generated<string | null>;
  /** Since when something of it waits for a referee; null: nothing does. */
  case_since: string | null;
  started_at: string | null;
  finished_at: string | null;
  created_at: Generated<string>;
  updated_at: Generated<string>;
};
/** A side of a match that calls a referee. */
export type MatchCallTable = RefereeCallColumns & { match_id: string };
export type NewMatchCall = Insertable<MatchCallTable>;
export type MatchCallChange = Updateable<MatchCallTable>;

/** Which referee sees to a match. */
export type MatchClaimTable = {
  match_id: string;
  account_id: string;
  claimed_at: string;
  /** Taken over from another referee. */
  is_override: boolean;
};

/** A view: what referees have given to a player, in matches and for whole events. */
export type PlayerPenaltyView = {
  account_id: ColumnType<string, never, never>;
  tournament_id: ColumnType<string | null, never, never>;
  /** Null: for a whole event. */
  match_id: ColumnType<string | null, never, never>;
  tournament_name: ColumnType<string, never, never>;
  label: ColumnType<string | null, never, never>;
  kind: ColumnType<PenaltyKind, never, never>;
  reason: ColumnType<string, never, never>;
  given_by: ColumnType<string | null, never, never>;
  given_at: ColumnType<string, never, never>;
  game_number: ColumnType<number | null, never, never>;
  /** Of a board. */
  battle_id: ColumnType<string | null, never, never>;
  /** Since when it does not count any more. */
  withdrawn_at: ColumnType<string | null, never, never>;
};

export type MatchRow = Selectable<MatchTable>;
export type NewMatch = NewRow<MatchTable>;

/** A player acts for the side; an adviser reads what the side reads. */
export type SeatRole = 'player' | 'adviser';

export type MatchSeatTable = {
  match_id: string;
  side: Side;
  account_id: string;
  role: SeatRole;
  /** In a relay one player of a side acts after the other. */
  is_acting: Generated<boolean>;
};
export type MatchSeatRow = Selectable<MatchSeatTable>;
export type NewMatchSeat = Insertable<MatchSeatTable>;

/** A view: every result that matches have or had, each with the span in which the public sees it. */
export type MatchResultView = {
  match_id: ColumnType<string, never, never>;
  state: ColumnType<SeriesState, never, never>;
  status: ColumnType<SeriesStatus, never, never>;
  public_from: ColumnType<string, never, never>;
  public_until: ColumnType<string, never, never>;
};

/** Locked choices that the other side may not know yet. Rows stay after the reveal: they are the proof. */
export type MatchSecretTable = {
  match_id: string;
  side: Side;
  kind: string;
  game_number: number;
  slots: JSONColumnType<number[]>;
  created_at: Generated<string>;
};
export type MatchSecretRow = Selectable<MatchSecretTable>;

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
  /** Null in rows of the first versions. */
  side: Side | null;
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
