import type { Plugin } from 'vite';

type Chunk = { fileName: string; imports: readonly string[] };

/** Fails the build when chunks import each other in a cycle: which of them runs first then depends on the page that is opened. */
export function noChunkCycles(): Plugin {
  return {
    name: 'pailei-no-chunk-cycles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const circles = chunkCycles(Object.values(bundle).filter((file) => file.type === 'chunk'));
      if (circles.length > 0) this.error(`Chunks import each other in a cycle:\n${circles.join('\n')}`);
    },
  };
}

/** Each import cycle once, as a chain of file names that ends where it begins. */
export function chunkCycles(chunks: readonly Chunk[]): string[] {
  const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
  const done = new Set<string>();
  const circles: string[] = [];

  function visit(fileName: string, way: readonly string[]): void {
    const begin = way.indexOf(fileName);
    if (begin !== -1) circles.push([...way.slice(begin), fileName].join(' → '));
    if (begin !== -1 || done.has(fileName)) return;
    for (const next of importsOf.get(fileName) ?? []) visit(next, [...way, fileName]);
    done.add(fileName);
  }

  for (const { fileName } of chunks) visit(fileName, []);
  return circles;
}
