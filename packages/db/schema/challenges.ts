import type { BattleFormatCode } from '@pailei/domain/battles';
import type { ChallengeState, ChallengeStatus } from '@pailei/domain/battles/challenge';
import type { Side } from '@pailei/domain/series';
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
