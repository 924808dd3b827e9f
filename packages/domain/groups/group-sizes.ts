/** A group of fewer has no table worth one; the smallest field, two, is a group nevertheless. */
export const GROUP_SIZE_MIN = 3;
export const GROUP_SIZE_MAX = 16;
/** As many groups of the largest size as the largest event fills. */
export const GROUP_COUNT_MAX = 64;

/** What a stage may be asked for: so many groups, or groups of at most so many. */
export type GroupWish = {
  /** null: as many as `group_size` makes necessary. */
  readonly group_count: number | null;
  readonly group_size: number;
};

/**
 * Into how many groups a field goes: as wished, as far as each group then holds 3 to 16. A field of two is one group, and
 * so is one of five that wished for groups of three.
 */
export function countGroups({ group_count, group_size }: GroupWish, entrants: number): number {
  const least = Math.ceil(entrants / GROUP_SIZE_MAX);
  const most = Math.max(1, Math.floor(entrants / GROUP_SIZE_MIN));
  const wished = group_count ?? Math.ceil(entrants / group_size);
  return Math.max(least, Math.min(wished, most));
}
