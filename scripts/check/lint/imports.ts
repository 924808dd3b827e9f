import { posix } from 'node:path';

/** One import: the file that asks, as a path from the root, and what it asks for. */
export type Import = {
  file: string;
  source: string;
  /** A file of ours, as a path from the root; null: a library, or a package of ours by its name. */
  target: string | null;
};

/** Why this import is refused, if it is. */
export type Wall = (one: Import) => string | undefined;

export function importOf(file: string, source: string): Import {
  const isRelative = source.startsWith('.');
  return { file, source, target: isRelative ? posix.join(posix.dirname(file), source) : null };
}

/** A file of core, contracts or domain by whatever name it is imported; undefined: something else. */
export function featureFile({ source, target }: Import): string | undefined {
  if (target !== null) return target;
  const [, name, path] = /^@pailei\/(core|contracts|domain)\/(.+)$/.exec(source) ?? [];
  return path === undefined ? undefined : `packages/${name}/${path}.ts`;
}

/** Folders end with a slash; other paths are one file each. */
export const isIn = (path: string, places: readonly string[]): boolean =>
  places.some((place) => (place.endsWith('/') ? path.startsWith(place) : path === place));

/** `zod` stands for the library with all its entries, `@fastify/` for every library of that scope. */
export const isOneOf = (source: string, names: readonly string[]): boolean =>
  names.some((name) => source === name || source.startsWith(/[/:]$/.test(name) ? name : `${name}/`));

/** Tests, and what only tests use. */
export const isTest = (file: string): boolean => /\.(test|arbitrary|fixture)\.tsx?$/.test(file);

/** The feature that a path under `root` belongs to: `<wing>/<feature>`. */
export function featureAt(path: string, root: string): string | undefined {
  if (!path.startsWith(root)) return undefined;
  const [wing, feature, file] = path.slice(root.length).split('/');
  return file === undefined ? undefined : `${wing}/${feature}`;
}
