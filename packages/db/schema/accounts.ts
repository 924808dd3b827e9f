import type { Generated, Insertable, Selectable } from 'kysely';

export type AccountTable = {
  id: string;
  username: string;
  /** Lower-cased, NFKC: unique without regard to case. */
  username_key: string;
  /** The account's address, or what it claims as its own until it is verified. Null: the claim fell to its owner. */
  email: string | null;
  email_key: string | null;
  /** Since when it is known to be theirs. One account at most has an address verified. */
  email_verified_at: string | null;
  /** Takes the place of a verified address once it is verified itself. */
  new_email: string | null;
  new_email_key: string | null;
  password_hash: string;
  role: 'admin' | 'referee' | 'user';
  qq: string | null;
  game_id: string | null;
  is_expert: Generated<boolean>;
  expert_status: Generated<'none' | 'pending' | 'approved' | 'rejected' | 'revoked'>;
  is_demo: Generated<boolean>;
  /** What the ledger's newest line says; the database refuses anything else. */
  points_balance: Generated<number>;
  suspended_until: string | null;
  suspended_reason: string | null;
  created_at: Generated<string>;
  updated_at: Generated<string>;
};
export type AccountRow = Selectable<AccountTable>;
export type NewAccount = Insertable<AccountTable>;

export type SessionTable = {
  id: string;
  account_id: string;
  created_at: Generated<string>;
  /** When it was last used, to the minute. */
  last_seen_at: Generated<string>;
  expires_at: string;
  revoked_at: string | null;
  revoked_reason: string | null;
  user_agent: string | null;
  ip: string | null;
};
export type SessionRow = Selectable<SessionTable>;
