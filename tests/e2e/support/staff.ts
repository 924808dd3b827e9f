import { readFileSync } from 'node:fs';
import type { Credentials } from '@pailei/simulator/people/accounts';

const ROLES = ['admin', 'referee'] as const;
type Staff = Record<(typeof ROLES)[number], Credentials>;

/** Hands the staff's logins over to the workers, which inherit the environment. */
export function keepStaff(staff: Staff): void {
  process.env['E2E_STAFF'] = JSON.stringify(ROLES.map((role) => ({ ...staff[role], role })));
}

/** The logins from E2E_STAFF: a list of accounts with their roles, or the path of a file that holds one. */
export function readStaff(): Staff {
  const given = process.env['E2E_STAFF'];
  if (given === undefined) throw new Error('E2E_STAFF: name the file with the logins of an admin and a referee.');
  const accounts = JSON.parse(given.startsWith('[') ? given : readFileSync(given, 'utf8')) as (Credentials & {
    role: string;
  })[];
  const [admin, referee] = ROLES.map((role) => accounts.find((account) => account.role === role));
  if (!admin || !referee) throw new Error('E2E_STAFF: there must be an admin and a referee.');
  return { admin, referee };
}
