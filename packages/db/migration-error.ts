type PgError = Error & { code?: string; detail?: string; hint?: string; errors?: unknown[] };

/** What to do about it, by SQLSTATE or the code of the system. */
const HINTS: Record<string, string> = {
  '42501': 'Set MIGRATE_DATABASE_URL to the owner of the tables.',
  '28000': 'Check the name and password in the address of the database.',
  '28P01': 'Check the name and password in the address of the database.',
  '3D000': 'Create it, or correct the name in the address of the database.',
  '55P03': 'Another connection holds what it needs: stop the processes of the site and try again.',
  '57014': 'It took too long: stop the processes of the site and try again.',
  ECONNREFUSED: 'No PostgreSQL answers at this address.',
  ENOTFOUND: 'No PostgreSQL answers at this address.',
  EAI_AGAIN: 'No PostgreSQL answers at this address.',
};
const SQLSTATE = /^[0-9A-Z]{5}$/;

/** Says which migration failed (where it came so far), the cause as PostgreSQL gives it, and what to do about it. */
export class MigrationError extends Error {
  override name = 'MigrationError';

  constructor(cause: unknown, migration: string | undefined) {
    const at = migration === undefined ? '' : `: the migration ${migration} failed, and nothing was changed`;
    const lines = [`The schema cannot be brought to the newest version${at}.`, ...describe(cause)];
    super(lines.join('\n  '), { cause });
  }
}

function describe(cause: unknown): string[] {
  if (!(cause instanceof Error)) return [String(cause)];
  const { message, code = '', detail, hint, errors = [] } = cause as PgError;
  // Node's error for an address with several of its own has no message.
  const said = message || errors.map((error) => (error instanceof Error ? error.message : String(error))).join('; ');
  const state = SQLSTATE.test(code) ? ` (SQLSTATE ${code})` : '';
  return [`${said || code}${state}`, detail, hint, HINTS[code]].filter((line) => line !== undefined);
}
