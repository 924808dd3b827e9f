import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findOnPath } from '../processes/processes.ts';

function apt(folder: string, args: string[]): boolean {
  const options = [
    `Dir::State=${folder}`,
    'Dir::State::status=/var/lib/dpkg/status',
    `Dir::Cache=${folder}/cache`,
    'APT::Sandbox::User=',
  ].flatMap((option) => ['-o', option]);
  return spawnSync('apt-get', ['-qq', ...options, ...args], { cwd: join(folder, 'debs') }).status === 0;
}

/**
 * Unpacks Debian packages to `folder`/root without being root and without touching the system. Returns that root, or
 * undefined where apt is missing or does not have them; it is only there when it is whole.
 */
export function unpackDebianPackages(folder: string, packages: readonly string[]): string | undefined {
  if (findOnPath('apt-get') === undefined || findOnPath('dpkg') === undefined) return undefined;
  const work = `${folder}.${process.pid}`;
  for (const part of ['lists/partial', 'cache/archives/partial', 'debs', 'root']) {
    mkdirSync(join(work, part), { recursive: true });
  }
  try {
    if (!apt(work, ['update']) || !apt(work, ['download', ...packages])) return undefined;
    const debs = readdirSync(join(work, 'debs'));
    const isUnpacked = debs.every(
      (deb) => spawnSync('dpkg', ['-x', join(work, 'debs', deb), join(work, 'root')]).status === 0,
    );
    if (!isUnpacked) return undefined;
    mkdirSync(folder, { recursive: true });
    rmSync(join(folder, 'root'), { recursive: true, force: true });
    renameSync(join(work, 'root'), join(folder, 'root'));
    return join(folder, 'root');
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** LD_LIBRARY_PATH for programs of an unpacked root. */
export function libraryPath(root: string): string {
  return ['usr/lib', 'lib']
    .map((part) => join(root, part))
    .filter(existsSync)
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.endsWith('-gnu'))
        .map((name) => join(folder, name)),
    )
    .join(':');
}
