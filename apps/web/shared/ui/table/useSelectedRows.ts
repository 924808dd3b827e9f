import { useState } from 'react';

/** The rows that are chosen in a list, also those of its other pages. */
export function useSelectedRows<Row extends { id: string }>() {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map());
  return {
    ids: new Set(chosen.keys()) as ReadonlySet<string>,
    /** `seen` are the rows on the page; of an id that neither they nor an earlier choice know there is nothing to choose. */
    choose(ids: ReadonlySet<string>, seen: readonly Row[]): void {
      setChosen((before) => {
        const known = new Map([...before, ...seen.map((row) => [row.id, row] as const)]);
        return new Map([...known].filter(([id]) => ids.has(id)));
      });
    },
    /** All that are chosen: those on the page as it shows them, then those of other pages as they were seen last. */
    among(seen: readonly Row[]): Row[] {
      const here = seen.filter(({ id }) => chosen.has(id));
      const hereIds = new Set(here.map(({ id }) => id));
      return [...here, ...[...chosen.values()].filter(({ id }) => !hereIds.has(id))];
    },
    clear: () => setChosen(new Map()),
  };
}
