import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
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

function isBuilt(hash: string): boolean {
  return existsSync(join(WEB, 'dist/index.html')) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash;
}

/** Builds the web client when its sources changed. The new build takes the old one's place only when it is whole. */
export function buildWebClient(print: (line: string) => void): void {
  const hash = hashOfSources();
  if (isBuilt(hash)) return;
  print('building the web client');
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
  const fresh = `dist.${process.pid}`;
  const result = spawnSync(process.execPath, [vite, 'build', '--outDir', fresh, '--logLevel', 'warn'], {
    cwd: WEB,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (result.status !== 0) {
    rmSync(join(WEB, fresh), { recursive: true, force: true });
    throw new Error('The web client could not be built.');
  }
  rmSync(join(WEB, 'dist'), { recursive: true, force: true });
  renameSync(join(WEB, fresh), join(WEB, 'dist'));
  writeFileSync(STAMP, hash);
}
