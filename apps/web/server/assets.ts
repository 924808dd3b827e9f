import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One chunk in Vite's manifest. */
type Chunk = { file: string; css?: readonly string[]; imports?: readonly string[]; isDynamicEntry?: boolean };
type Manifest = Readonly<Record<string, Chunk>>;

export type Assets = { styles: readonly string[]; scripts: readonly string[] };

/** Finds what the browser loads for modules, as far as a document does not name it already. */
export function readAssets(folder: string) {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const known = new Map<string, Assets>();
  return (modules: readonly string[], document: string): Assets => {
    const name = modules.join(' ');
    const assets = known.get(name) ?? assetsOf(manifest, modules);
    known.set(name, assets);
    const isNew = (file: string) => !document.includes(file);
    return { styles: assets.styles.filter(isNew), scripts: assets.scripts.filter(isNew) };
  };
}

export function assetsOf(manifest: Manifest, modules: readonly string[]): Assets {
  const styles = new Set<string>();
  const scripts = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    chunk.imports?.forEach(visit);
    for (const file of chunk.css ?? []) styles.add(`/${file}`);
    scripts.add(`/${chunk.file}`);
  };
  for (const module of modules) visit(keyOf(manifest, module));
  return { styles: [...styles], scripts: [...scripts] };
}

/** A module by its path, or by the end of it where only one chunk that is loaded by itself has it. */
function keyOf(manifest: Manifest, module: string): string {
  if (manifest[module]) return module;
  const found = Object.keys(manifest).filter((key) => key.endsWith(`/${module}`) && manifest[key]?.isDynamicEntry);
  const [key] = found;
  if (key === undefined || found.length > 1) throw new Error(`${found.length} chunks of the build are ${module}`);
  return key;
}
