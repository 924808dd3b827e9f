type ModuleGraph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

/**
 * Names the chunk of each module of ours that the app loads before anything else, so that they go out in one file instead
 * of thirty: `app`, and `app-<n>` for what the n-th other entry (the smallest first) loads first, too, so that none carries what
 * only the app needs.
 * Packages are left to the bundler: their index files name far more than is used.
 */
export function firstLoadChunk(app: string, others: readonly string[]) {
  const reached = new Map<string, ReadonlySet<string>>();
  const isFirst = (entry: string, id: string, graph: ModuleGraph) => {
    const known = reached.get(entry) ?? reachedFrom(entry, graph);
    reached.set(entry, known);
    return known.has(id);
  };
  return (id: string, graph: ModuleGraph): string | null => {
    if (id.includes('/node_modules/') || !isFirst(app, id, graph)) return null;
    const sharing = others.findIndex((entry) => isFirst(entry, id, graph));
    return sharing === -1 ? 'app' : `app-${sharing + 1}`;
  };
}

/** All that an entry imports, except what it imports only when it is needed. */
function reachedFrom(entry: string, graph: ModuleGraph): ReadonlySet<string> {
  const reached = new Set([entry]);
  for (const id of reached) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
  return reached;
}
