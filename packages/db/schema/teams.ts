import type { TeamRole } from '@pailei/domain/rights/rights';
import type { CrestStyle } from '@pailei/domain/teams/crest/types';
import type {
  RecruitingMode,
  RequestKind,
  RequestStatus,
  TeamHistoryKind,
  TeamStatus,
} from '@pailei/domain/teams/types';
import type { ColumnType, Generated, Insertable, JSONColumnType, Selectable } from 'kysely';

export type TeamTable = {
  id: string;
  name: string;
  /** `teamNameKey`: unique among teams that wait for their review or are approved. */
  name_key: string;
  tag: string;
  crest_seed: number;
  crest_style: JSONColumnType<CrestStyle>;
  /** An uploaded image in the place of the generated crest. */
  crest_file_id: string | null;
  slogan: string;
  description: string;
  recruiting: RecruitingMode;
  wanted_classes: string[];
  wanted_roles: string[];
  /** Whether other teams may challenge it to a battle. */
  takes_challenges: Generated<boolean>;
  status: Generated<TeamStatus>;
  /** Why it was rejected, or what the staff last changed. */
  reason: string | null;
  founder_id: string;
  submitted_at: string;
  reviewed_by: string | null;
  reviewed_at: string | null;
  /** When it was first approved. */
  founded_at: string | null;
  disbanded_at: string | null;
  answers_within_minutes: number | null;
  /** To whom the captain's place is offered, and until when. */
  handover_to: string | null;
  handover_due_at: string | null;
  /** When the captain, who is suspended, is replaced. */
  captain_due_at: string | null;
  updated_at: Generated<string>;
};
export type TeamRow = Selectable<TeamTable>;
export type NewTeam = Insertable<TeamTable>;

export type TeamMemberTable = {
  account_id: string;
  team_id: string;
  /** 1 to 12, each once in a team: there is no thirteenth member. */
  slot: number;
  role: TeamRole;
  joined_at: string;
  /** As of the last look at the members' sessions. */
  is_online: Generated<boolean>;
};
export type TeamMemberRow = Selectable<TeamMemberTable>;

/** A view: the approved team of an account. */
export type AccountTeamView = {
  account_id: ColumnType<string, never, never>;
  team_id: ColumnType<string, never, never>;
  team_name: ColumnType<string, never, never>;
  team_role: ColumnType<TeamRole, never, never>;
};

export type TeamRequestTable = {
  id: string;
  kind: RequestKind;
  team_id: string;
  account_id: string;
  /** Of an invitation. */
  invited_by: string | null;
  message: string;
  status: Generated<RequestStatus>;
  reason: string | null;
  created_at: string;
  due_at: string;
  answered_at: string | null;
  answered_by: string | null;
};
export type TeamRequestRow = Selectable<TeamRequestTable>;

export type TeamLinkTable = {
  id: string;
  team_id: string;
  /** SHA-256: the token itself is told once and kept nowhere. */
  token_hash: string;
  created_by: string;
  created_at: string;
  expires_at: string;
  uses: Generated<number>;
  uses_max: number;
  revoked_at: string | null;
};
export type TeamLinkRow = Selectable<TeamLinkTable>;

/** Only ever added to. */
export type TeamHistoryTable = {
  id: string;
  team_id: string;
  account_id: string;
  kind: TeamHistoryKind;
  /** The player's, after it happened; of one who is gone: the last. */
  role: TeamRole;
  reason: string | null;
  at: string;
};
export type TeamHistoryRow = Selectable<TeamHistoryTable>;

export type TeamPostTable = {
  id: string;
  team_id: string;
  author_id: string;
  text: string;
  is_pinned: Generated<boolean>;
  created_at: string;
};

export type TeamSeekerTable = {
  account_id: string;
  classes: string[];
  times: string;
  text: string;
  updated_at: string;
};
