import type { BattleFormatCode } from '@pailei/domain/battles/settings';
import type { ChallengeState, ChallengeStatus } from '@pailei/domain/battles/challenge/types';
import type { Side } from '@pailei/domain/series/sides';
import type { Insertable, JSONColumnType, Selectable } from 'kysely';

/** Side a has challenged side b. */
export type ChallengeTable = {
  id: string;
  a_team_id: string;
  b_team_id: string;
  status: ChallengeStatus;
  state: JSONColumnType<ChallengeState>;
  /** Null: it does not wait for an answer. */
  due_at: string | null;
  /** When the proposal was made that waits, or last got time back. */
  due_set_at: string | null;
  starts_at: string | null;
  /** What it has led to. */
  battle_id: string | null;
  created_at: string;
  updated_at: string;
};
export type ChallengeRow = Selectable<ChallengeTable>;

export type LineUpPresetTable = {
  id: string;
  team_id: string;
  name: string;
  /** `teamNameKey`: unique in its team. */
  name_key: string;
  format: BattleFormatCode;
  line_up: JSONColumnType<object>;
  created_by: string;
  created_at: string;
  updated_at: string;
};

/** Only ever added to. */
export type BattleChatMessageTable = {
  id: string;
  battle_id: string;
  side: Side;
  /** `staff`: between the side and the referees. */
  line: 'team' | 'staff';
  author_id: string;
  is_staff: boolean;
  text: string;
  at: string;
};
export type NewBattleChatMessage = Insertable<BattleChatMessageTable>;

/** A row for each time that a member was muted in both lines of their side; `lifted_at` null: they are now. */
export type BattleChatMuteTable = {
  id: string;
  battle_id: string;
  side: Side;
  account_id: string;
  muted_by: string;
  reason: string;
  at: string;
  lifted_at: string | null;
};

/** A message that a reader has reported to the staff. */
export type BattleChatReportTable = {
  id: string;
  battle_id: string;
  message_id: string;
  reporter_id: string;
  reason: string;
  opened_at: string;
  closed_by: string | null;
  closed_at: string | null;
  answer: string | null;
};
