import type { BattleSummary } from '@pailei/contracts/play/battles/battle-views';
import type { BattleDueKind, BattleState, BattleStatus } from '@pailei/domain/battles/types';
import type { BattleFormatCode } from '@pailei/domain/battles/settings';
import type { Side } from '@pailei/domain/series/sides';
import type {
  ColumnType,
  Generated,
  GeneratedAlways,
  Insertable,
  JSONColumnType,
  Selectable,
  Updateable,
} from 'kysely';
import type { RefereeCallColumns } from './referee-calls.ts';

export type BattleTable = {
  id: string;
  /** Its owner: a fixture of a team event or a challenge. */
  fixture_id: string | null;
  challenge_id: string | null;
  a_team_id: string;
  b_team_id: string;
  format: BattleFormatCode;
  status: BattleStatus;
  state: JSONColumnType<BattleState>;
  starts_at: string;
  due_at: string | null;
  due_kind: BattleDueKind | null;
  /** Since when `due_at` is what it is. */
  due_set_at: string | null;
  delay_seconds: Generated<number>;
  is_demo: Generated<boolean>;
  /** The line that lists show, once it is older than the delay; null: they show none yet. */
  public_summary: ColumnType<BattleSummary | null, string | null, string | null>;
  public_status: BattleStatus | null;
  /** What lists sort by: when it ended or began, or will begin. */
  public_at: string | null;
  /** When the next change that is held back becomes public; null: nothing is held back. */
  public_due_at: string | null;
  created_at: string;
  started_at: string | null;
  ended_at: string | null;
  updated_at: string;
};
export type BattleRow = Selectable<BattleTable>;
export type NewBattle = Insertable<BattleTable>;

/** A table of its own, so that no row of a battle can carry the secret along. Read by core/random-secrets alone. */
export type BattleRandomSecretTable = {
  battle_id: string;
  random_secret: Buffer;
  /** Kept by the database: SHA-256 of the secret, public from the beginning. */
  commitment: GeneratedAlways<Buffer>;
};

/** Line-ups and namings that the other side may not know yet. Rows stay after the reveal: they are the proof. */
export type BattleSecretTable = {
  battle_id: string;
  side: Side;
  kind: 'line_up' | 'player';
  /** 0: the line-up. */
  board_number: number;
  payload: JSONColumnType<object>;
  /** Of the first one under this key. */
  created_at: string;
};
export type BattleSecretRow = Selectable<BattleSecretTable>;

/** A line-up that no captain has locked yet. */
export type BattleLineUpDraftTable = {
  battle_id: string;
  side: Side;
  line_up: JSONColumnType<object>;
  saved_by: string;
  saved_at: string;
};

/** Whose frozen decks belong to a line-up: a player's, or the team's pool. */
export type LineUpEntryTable = {
  id: string;
  battle_id: string;
  side: Side;
  /** Null: the pool of a relay. */
  account_id: string | null;
};

/** A side of a battle that calls a referee. */
export type BattleCallTable = RefereeCallColumns & {
  battle_id: string;
  /** Null: about no board in particular. */
  board_number: number | null;
};
export type NewBattleCall = Insertable<BattleCallTable>;
export type BattleCallChange = Updateable<BattleCallTable>;
