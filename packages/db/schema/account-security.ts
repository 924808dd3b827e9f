import type { Generated, Selectable } from 'kysely';

export type AccountTotpTable = {
  account_id: string;
  /** Encrypted. */
  secret: string;
  /** The newest time step whose code was used: no code counts twice. */
  last_step: Generated<number>;
  created_at: Generated<string>;
  /** Null: shown, but not proven yet, and so not asked for. */
  confirmed_at: string | null;
};
export type AccountTotpRow = Selectable<AccountTotpTable>;

export type RecoveryCodeTable = {
  id: string;
  account_id: string;
  code_hash: string;
  created_at: Generated<string>;
  used_at: string | null;
};

/** A link that proves an address, from the request on: the worker finds out whether one may be sent. */
export type EmailVerificationTable = {
  id: string;
  account_id: string;
  email: string;
  email_key: string;
  created_at: Generated<string>;
  /** When the worker decided. */
  answered_at: string | null;
  /** SHA-256 of the token, which stands in the mail alone. Null after the answer: none was sent. */
  token_hash: string | null;
  expires_at: string | null;
  used_at: string | null;
  /** The account does not claim this address any more. */
  voided_at: string | null;
};
export type EmailVerificationRow = Selectable<EmailVerificationTable>;

/** What was asked for, and, once an account answers to the address, its token. */
export type PasswordResetTable = {
  id: string;
  email_key: string;
  account_id: string | null;
  /** SHA-256 of the token, which stands in the mail alone. */
  token_hash: string | null;
  expires_at: string | null;
  used_at: string | null;
  created_at: Generated<string>;
};
