import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const WEB = join(ROOT, 'apps/web');
const STAMP = join(WEB, 'dist.stamp');
const SOURCES = ['apps/web', 'packages/domain', 'packages/contracts', 'packages/live'];
const NO_SOURCE = /(^|\/)(node_modules|dist[^/]*)(\/|$)|\.test\.tsx?$/;

function sourceFiles(): string[] {
  return SOURCES.flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
    .filter((path) => !NO_SOURCE.test(path))
    .toSorted();
}

function hashOfSources(): string {
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'package-lock.json')));
  for (const path of sourceFiles()) hash.update(path).update(readFileSync(join(ROOT, path)));
  return hash.digest('hex');
}

/** What browsers load, and the programs that render their first views and draw pictures: always of one build. */
const OUTPUTS = [
  {
    folder: 'dist',
    configs: ['vite.config.ts', 'vite.overlay.config.ts', 'vite.service-worker.config.ts', 'vite.offline.config.ts'],
    file: 'offline.html',
  },
  { folder: 'dist.server', configs: ['vite.server.config.ts'], file: 'pictures.js' },
] as const;

function isBuilt(hash: string): boolean {
  const isThere = OUTPUTS.every(({ folder, file }) => existsSync(join(WEB, folder, file)));
  return isThere && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash;
}

/** Builds the web client when its sources changed. The new build takes the old one's place only when it is whole. */
export function buildWebClient(print: (line: string) => void): void {
  const hash = hashOfSources();
  if (isBuilt(hash)) return;
  print('building the web client');
  const fresh = (folder: string) => join(WEB, `${folder}.${process.pid}`);
  const areBuilt = OUTPUTS.every(({ folder, configs }) => configs.every((config) => runVite(config, fresh(folder))));
  // The same may have been built by another process meanwhile, and be in use: it stays.
  if (!areBuilt || isBuilt(hash)) {
    for (const { folder } of OUTPUTS) rmSync(fresh(folder), { recursive: true, force: true });
    if (areBuilt) return;
    throw new Error('The web client could not be built.');
  }
  rmSync(STAMP, { force: true });
  for (const { folder } of OUTPUTS) {
    rmSync(join(WEB, folder), { recursive: true, force: true });
    renameSync(fresh(folder), join(WEB, folder));
  }
  writeFileSync(STAMP, hash);
}

function runVite(config: string, outDir: string): boolean {
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
  const options = ['--config', config, '--outDir', outDir, '--logLevel', 'warn'];
  const result = spawnSync(process.execPath, [vite, 'build', ...options], {
    cwd: WEB,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return result.status === 0;
}
