import type { Plugin } from 'vite';

type Chunk = {
  fileName: string;
  moduleIds: readonly string[];
  imports: readonly string[];
  dynamicImports: readonly string[];
};

/** Fails the build when one of these pages would start another: a chunk runs all that is in it, whoever imports it. */
export function entryIsolation(pages: readonly string[]): Plugin {
  return {
    name: 'pailei-entry-isolation',
    apply: 'build',
    generateBundle(_options, bundle) {
      const entries = pages.map((page) => {
        const module = this.getModuleInfo(page) ?? this.error(`${page} is not part of the build.`);
        return [page, ...module.importedIds];
      });
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const crossings = entryCrossings(entries, chunks);
      if (crossings.length > 0) this.error(`One entry would start another:\n${crossings.join('\n')}`);
    },
  };
}

/**
 * The ways, at once or later, from one entry's chunks to a chunk that starts another, as chains of file names. An entry is
 * the modules that start it: the bundler may have left no chunk of its page.
 */
export function entryCrossings(entries: readonly (readonly string[])[], chunks: readonly Chunk[]): string[] {
  const starts = entries.map((ids) => chunks.filter(({ moduleIds }) => moduleIds.some((id) => ids.includes(id))));
  return starts.flatMap((own) => {
    const foreign = starts.filter((chunksOfOne) => chunksOfOne !== own).flat();
    const ways = pathsFrom(own, chunks);
    return foreign.flatMap(({ fileName }) => ways.get(fileName) ?? []);
  });
}

/** For each chunk that these load, themselves included, the shortest chain of file names to it. */
function pathsFrom(starts: readonly Chunk[], chunks: readonly Chunk[]): ReadonlyMap<string, string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const ways = new Map(starts.map(({ fileName }) => [fileName, fileName]));
  for (const [fileName, way] of ways) {
    const chunk = byName.get(fileName);
    for (const next of [...(chunk?.imports ?? []), ...(chunk?.dynamicImports ?? [])]) {
      if (!ways.has(next)) ways.set(next, `${way} → ${next}`);
    }
  }
  return ways;
}
