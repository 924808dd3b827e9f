import type { User } from '@pailei/contracts/accounts';

export function isAdmin(user: User | null): boolean {
  return user?.role === 'admin';
}

/** Referees and admins: they rule matches and run tournaments. */
export function isStaff(user: User | null): boolean {
  return user?.role === 'referee' || user?.role === 'admin';
}

/** Only an approved expert has an expert's rights: the flag alone is not enough. */
export function isExpert(user: User | null): boolean {
  return user !== null && user.is_expert && user.expert_status === 'approved';
}
