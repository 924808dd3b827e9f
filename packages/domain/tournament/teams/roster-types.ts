/** Somebody whom a team enters. */
export type EnteredPlayer = { readonly account_id: string; readonly name: string };

/** A player of a team's entry. Whoever leaves it stays on record. */
export type RosterPlayer = EnteredPlayer & {
  readonly added_at: string;
  readonly left_at?: string | undefined;
  /** They came after the roster was locked; missing: before. */
  readonly is_late?: boolean | undefined;
};

/** What changes in a roster. */
export type RosterChange = {
  readonly added: readonly EnteredPlayer[];
  /** Account ids. */
  readonly removed: readonly string[];
  /** The roster was locked before. */
  readonly is_late?: boolean | undefined;
};
