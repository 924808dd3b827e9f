export const ROLES = ['admin', 'referee', 'user'] as const;
export type Role = (typeof ROLES)[number];

export const EXPERT_APPLICATION_STATUSES = ['pending', 'approved', 'rejected', 'revoked'] as const;
export type ExpertApplicationStatus = (typeof EXPERT_APPLICATION_STATUSES)[number];

export const EXPERT_STATUSES = ['none', ...EXPERT_APPLICATION_STATUSES] as const;
export type ExpertStatus = (typeof EXPERT_STATUSES)[number];

export const TEAM_ROLES = ['captain', 'vice_captain', 'member'] as const;
export type TeamRole = (typeof TEAM_ROLES)[number];

/** What somebody's rights follow from. */
export type Person = {
  role: Role;
  is_expert: boolean;
  expert_status: ExpertStatus;
  /** Null without a team. */
  team_role: TeamRole | null;
  /** The site asks staff for a second factor, and this one has none. */
  needs_second_factor?: boolean;
};

const hasStaffRole = (person: Person | null): boolean => person?.role === 'referee' || person?.role === 'admin';

/**
 * The one table of rights: who holds each. Routes, topics, menus and page guards all ask it. `public` is everybody,
 * `guest` only those without a login. Whose object something is (own order, own match) is its feature's policy.
 */
const HOLDERS = {
  public: () => true,
  guest: (person) => person === null,
  user: (person) => person !== null,
  /** The flag alone is not enough: the application must stand approved. */
  expert: (person) => person !== null && person.is_expert && person.expert_status === 'approved',
  captain: (person) => person?.team_role === 'captain',
  /** Of the staff, whatever they may do now: those without the second factor that is asked of them may enrol one. */
  staff: hasStaffRole,
  /** An admin may do all that a referee may. */
  referee: (person) => hasStaffRole(person) && !person?.needs_second_factor,
  admin: (person) => person?.role === 'admin' && !person.needs_second_factor,
} as const satisfies Record<string, (person: Person | null) => boolean>;

export type Right = keyof typeof HOLDERS;
export const RIGHTS = Object.keys(HOLDERS) as Right[];

/** Whether nothing but a second factor stands between somebody and this right. */
export function lacksSecondFactor(right: Right, person: Person | null): boolean {
  return (
    person?.needs_second_factor === true &&
    !holdsRight(right, person) &&
    holdsRight(right, { ...person, needs_second_factor: false })
  );
}

type StaffRight = 'staff' | 'referee' | 'admin';

/** The roles that a right of the staff comes with. */
export const rolesHolding = (right: StaffRight): Role[] =>
  ROLES.filter((role) => holdsRight(right, { ...NOBODY, role }));

const NOBODY: Person = { role: 'user', is_expert: false, expert_status: 'none', team_role: null };

export function holdsRight(right: Right, person: Person | null): boolean {
  return HOLDERS[right](person);
}
