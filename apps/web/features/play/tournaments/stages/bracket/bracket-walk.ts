import type { BracketLayout, PlacedNode } from './bracket-layout.ts';

/** The next node from one in the direction of an arrow key: to the next round, to the round before, or up and down a column. */
export function walk({ nodes }: Pick<BracketLayout, 'nodes'>, from: string, key: string): PlacedNode | undefined {
  const here = nodes.find((node) => node.key === from);
  if (!here) return undefined;
  switch (key) {
    case 'ArrowRight':
      return nodes.find(({ cell }) => sourcesOf(cell).includes(from));
    case 'ArrowLeft':
      return sourcesOf(here.cell).flatMap((id) => nodes.filter((node) => node.key === id))[0];
    case 'ArrowDown':
    case 'ArrowUp':
      return neighbour(nodes, here, key === 'ArrowDown' ? 1 : -1);
    default:
      return undefined;
  }
}

function sourcesOf({ sources }: PlacedNode['cell']): string[] {
  return [sources.a, sources.b].flatMap((source) =>
    source.kind === 'seed' || source.kind === 'loser' ? [] : [source.node],
  );
}

function neighbour(nodes: readonly PlacedNode[], here: PlacedNode, step: 1 | -1): PlacedNode | undefined {
  const column = nodes.filter(({ x }) => x === here.x).toSorted((one, other) => one.y - other.y);
  return column[column.indexOf(here) + step];
}
