import { posix } from 'node:path';
import { isTest } from './lint/imports.ts';

type Source = { path: string; text: string };
type Edge = { from: string; to: string; file: string; target: string };

/** Folders that may not need each other: each wing's features, or the folders of one level. */
export type Level = { root: string; depth: 1 | 2 };

export const LEVELS: readonly Level[] = [
  { root: 'packages/core/', depth: 2 },
  { root: 'packages/contracts/', depth: 2 },
  { root: 'packages/domain/', depth: 1 },
];

const IMPORT = /(?:\bfrom\s*|\bimport\s*\(\s*|^\s*import\s+)['"](\.[^'"]+)['"]/gm;

function folderAt(path: string, { root, depth }: Level): string | undefined {
  if (!path.startsWith(root)) return undefined;
  const parts = path.slice(root.length).split('/');
  const folder = parts.slice(0, Math.min(depth, parts.length - 1)).join('/');
  return folder === '' ? undefined : folder;
}

function edgesOf(sources: readonly Source[], level: Level): Edge[] {
  return sources.flatMap(({ path, text }) => {
    const from = folderAt(path, level);
    if (from === undefined || isTest(path)) return [];
    return [...text.matchAll(IMPORT)].flatMap(([, source = '']) => {
      const target = posix.join(posix.dirname(path), source);
      const to = folderAt(target, level);
      return to === undefined || to === from ? [] : [{ from, to, file: path, target }];
    });
  });
}

/** The shortest way from one folder to another along imports. */
function wayTo(goal: string, start: Edge, edges: ReadonlyMap<string, Edge[]>): Edge[] | undefined {
  const seen = new Set([start.to]);
  let ways = [[start]];
  while (ways.length > 0) {
    const next: Edge[][] = [];
    for (const way of ways) {
      const last = way.at(-1)?.to ?? '';
      if (last === goal) return way;
      for (const edge of edges.get(last) ?? []) {
        if (seen.has(edge.to)) continue;
        seen.add(edge.to);
        next.push([...way, edge]);
      }
    }
    ways = next;
  }
  return undefined;
}

/** A shortest circle through each folder that is in one, each circle once. */
export function findCircles(sources: readonly Source[], level: Level): Edge[][] {
  const edges = Map.groupBy(edgesOf(sources, level), ({ from }) => from);
  const circles = new Map<string, Edge[]>();
  for (const [folder, own] of edges) {
    const ways = own.flatMap((edge) => [wayTo(folder, edge, edges) ?? []]).filter((way) => way.length > 0);
    const shortest = ways.toSorted((a, b) => a.length - b.length)[0];
    if (!shortest) continue;
    const name = shortest
      .map(({ from }) => from)
      .toSorted()
      .join(' ');
    if (!circles.has(name)) circles.set(name, shortest);
  }
  return [...circles.values()];
}

/** The rule, the circle, and the way out. */
export function circleText(circle: readonly Edge[]): string {
  const names = [...circle.map(({ from }) => from), circle[0]?.from].join(' → ');
  const imports = circle.map(({ file, target }) => `  ${file} imports ${target}`).join('\n');
  return (
    `Folders must not need each other: ${names}\n${imports}\n` +
    '  Cut one of these: move what both need into the lower folder, or let the lower one take it as a service or an offer.'
  );
}
