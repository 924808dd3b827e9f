import { existsSync, globSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unpackDebianPackages } from '@pailei/local/servers/apt';
import type { AppName } from '@pailei/local/site';
import { TOOLS_FOLDER } from '../../support/services.ts';

/** The library reads its file again this often. */
export const SEEN_WITHIN_MS = 2_000;

export type FakeClocks = {
  env: (name: AppName, env: Record<string, string>) => Record<string, string>;
  /** Puts the wall clock of a process this many seconds off; 0 is right. Its monotonic clock goes on. */
  set: (name: AppName, seconds: number) => void;
};

function findLibrary(): string | undefined {
  const folder = join(TOOLS_FOLDER, 'faketime');
  const find = () =>
    globSync(['/usr/lib/*/faketime/libfaketime.so.1', join(folder, 'root/usr/lib/*/faketime/libfaketime.so.1')])[0];
  if (find() === undefined) unpackDebianPackages(folder, ['libfaketime']);
  return find();
}

/** Wall clocks of the apps that can be put wrong while they run, by libfaketime. Returns why not, where there is none. */
export function createFakeClocks(folder: string): FakeClocks | string {
  const library = findLibrary();
  if (library === undefined) return "libfaketime is neither installed nor to be had from Debian's packages";
  mkdirSync(folder, { recursive: true });
  const fileOf = (name: AppName) => join(folder, `${name}.clock`);

  function set(name: AppName, seconds: number): void {
    const file = fileOf(name);
    writeFileSync(`${file}.new`, `${seconds < 0 ? '' : '+'}${seconds}\n`);
    renameSync(`${file}.new`, file);
  }

  return {
    set,
    env(name, env) {
      if (!existsSync(fileOf(name))) set(name, 0);
      return {
        ...env,
        LD_PRELOAD: library,
        FAKETIME_TIMESTAMP_FILE: fileOf(name),
        FAKETIME_CACHE_DURATION: '1',
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
        NO_FAKE_STAT: '1',
      };
    },
  };
}
