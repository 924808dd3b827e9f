import type { BracketCell } from '@pailei/domain/tournament/stages/stage-table';

/** The nodes that the two sides of a match come from by winning, and in the second match of a final the first. */
export function sourcesByWin({ sources }: BracketCell): string[] {
  return [sources.a, sources.b].flatMap((source) =>
    source.kind === 'winner' || source.kind === 'challenger' ? [source.node] : [],
  );
}

/** The nodes on a participant's path: those won, and those still ahead. */
export function pathNodes(cells: readonly BracketCell[], id: string | null): ReadonlySet<string> {
  const path = new Set<string>();
  if (id === null) return path;
  const ahead = new Set<string>();
  for (const cell of cells) {
    const isTheirs = cell.a.id === id || cell.b.id === id;
    const isAhead = sourcesByWin(cell).some((node) => ahead.has(node));
    if (!isTheirs && !isAhead) continue;
    if (cell.is_decided && cell.winner_id !== id) continue;
    path.add(cell.node);
    if (!cell.is_decided) ahead.add(cell.node);
  }
  return path;
}

/** The next match of somebody, else their last; null for one who is not in the bracket. */
export function matchOnPath(cells: readonly BracketCell[], id: string): string | null {
  const theirs = cells.filter(({ a, b }) => a.id === id || b.id === id);
  return (theirs.find(({ is_decided }) => !is_decided) ?? theirs.at(-1))?.node ?? null;
}
