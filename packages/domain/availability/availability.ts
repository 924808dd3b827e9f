/** Times are ISO strings, UTC; a period ends before its `ends_at`. */
export type Period = { readonly starts_at: string; readonly ends_at: string };

/** What may keep a person from playing. */
export type Commitments = {
  /** Null: the account is not suspended. */
  readonly suspended_until: string | null;
  /** Confirmed appointments and running matches, each with the time that it is expected to take. */
  readonly busy: readonly Period[];
};

export type Hindrance = 'suspended' | 'busy';

export const overlaps = (one: Period, other: Period): boolean =>
  one.starts_at < other.ends_at && other.starts_at < one.ends_at;

/**
 * Why a person cannot play in this period; null: they can. A suspension that ends during the period does not matter: who is late
 * for the start is judged by the steps of lateness.
 */
export function hindranceAt({ suspended_until, busy }: Commitments, period: Period): Hindrance | null {
  if (suspended_until !== null && suspended_until > period.starts_at) return 'suspended';
  return busy.some((one) => overlaps(one, period)) ? 'busy' : null;
}

/** A period of so many minutes. */
export const periodFrom = (starts_at: string, minutes: number): Period => ({
  starts_at: new Date(starts_at).toISOString(),
  ends_at: new Date(Date.parse(starts_at) + minutes * 60_000).toISOString(),
});
