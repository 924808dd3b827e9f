export const DESK_KINDS = ['dispute', 'late', 'unreported', 'call', 'league_week', 'objection', 'chat_report'] as const;
/** What a referee is waited for. */
export type DeskKind = (typeof DESK_KINDS)[number];

export type DeskPlace = {
  readonly kind: DeskKind;
  /** Whether the round cannot end before it is settled. */
  readonly is_blocking: boolean;
  readonly since: string;
  /** Unique, for what waits equally long. */
  readonly key: string;
};

/** What blocks the round first, then by kind, then what waits longest. */
export function compareDesk(one: DeskPlace, other: DeskPlace): number {
  return (
    Number(other.is_blocking) - Number(one.is_blocking) ||
    DESK_KINDS.indexOf(one.kind) - DESK_KINDS.indexOf(other.kind) ||
    compareText(one.since, other.since) ||
    compareText(one.key, other.key)
  );
}

const compareText = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** Rows in their order; `waiting` are those held back because they would come in above the selected one. */
export type DeskList<Row> = { readonly shown: readonly Row[]; readonly waiting: number };

/** Nothing that is new moves the selected row: what belongs above it waits until the referee asks for it. `seen` are keys. */
export function arrangeDesk<Row extends DeskPlace>(
  rows: readonly Row[],
  seen: ReadonlySet<string>,
  selected: string | null,
): DeskList<Row> {
  const sorted = rows.toSorted(compareDesk);
  const place = sorted.findIndex(({ key }) => key === selected);
  const shown = sorted.filter(({ key }, index) => index >= place || seen.has(key));
  return { shown, waiting: sorted.length - shown.length };
}
