import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { giveToServer, serverPrefix } from './unprivileged.ts';

/** What initdb makes and PostgreSQL cannot start without. Copies easily leave out the folders that are empty. */
const PARTS = [
  'PG_VERSION',
  'base',
  'global/pg_control',
  'pg_commit_ts',
  'pg_dynshmem',
  'pg_hba.conf',
  'pg_ident.conf',
  'pg_logical',
  'pg_multixact',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_tblspc',
  'pg_twophase',
  'pg_wal',
  'pg_xact',
  'postgresql.conf',
];

const WORK_SUFFIX = '.initdb-';
const MARK = 'unfinished-initdb';
const MARK_TEXT =
  'An initdb of the launcher is under way here, or was interrupted. A start that finds this folder removes it.\n';

export type Initdb = {
  /** The folder of PostgreSQL's programs. */
  bin: string;
  user: string;
  password: string;
  /** False skips the sync to disk: tests only. */
  isDurable: boolean;
};

const isEmpty = (folder: string) => readdirSync(folder).length === 0;

/** Whether a PostgreSQL, whole or not, or anything else lies in `folder`. */
export function holdsData(folder: string): boolean {
  return existsSync(folder) && !isEmpty(folder);
}

const majors = new Map<string, string>();

/** Asked once: a server that comes back after a crash should not wait for it. */
function majorOf(bin: string): string {
  const known = majors.get(bin);
  if (known !== undefined) return known;
  const { stdout } = spawnSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' });
  const major = /(\d+)/.exec(stdout)?.[1] ?? '';
  majors.set(bin, major);
  return major;
}

/** Throws, and changes nothing, unless `folder` is a whole data folder of the PostgreSQL in `bin`. */
export function checkDataFolder(folder: string, bin: string): void {
  if (!existsSync(folder)) throw new Error(`${folder} is gone. Stop the site and restore the folder from a backup.`);
  const missing = PARTS.filter((part) => !existsSync(join(folder, part)));
  if (missing.length > 0) {
    const [names, are] = [missing.join(', '), missing.length === 1 ? 'is' : 'are'];
    throw new Error(
      `${folder} is no whole PostgreSQL data folder: ${names} ${are} missing. Nothing was changed.\n` +
        `Restore what is missing from the backup that the folder comes from, or move the folder away to start with an empty database.`,
    );
  }
  const [made, runs] = [readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim(), majorOf(bin)];
  if (made !== runs) {
    throw new Error(
      `${folder} was made by PostgreSQL ${made}, and this is PostgreSQL ${runs}. Nothing was changed.\n` +
        `Bring it over with pg_dump and pg_restore, or set DATABASE_URL to a PostgreSQL ${made} that runs on it.`,
    );
  }
}

/** Removes what interrupted starts left: folders with our mark, or still empty, and nothing else. */
function clearUnfinished(folder: string): void {
  const prefix = `${basename(folder)}${WORK_SUFFIX}`;
  for (const name of readdirSync(dirname(folder)).filter((entry) => entry.startsWith(prefix))) {
    const work = join(dirname(folder), name);
    if (!isEmpty(work) && !existsSync(join(work, MARK))) continue;
    remove(join(work, 'data'));
    remove(work);
  }
}

/** An initdb that lost its launcher a moment ago may still be removing the same files: rmSync then stops half-way. */
function remove(path: string): void {
  for (let attempt = 0; existsSync(path) && attempt < 50; attempt++) {
    rmSync(path, { recursive: true, force: true, maxRetries: 10 });
  }
}

/**
 * Makes the data folder. It comes about in a folder of its own that carries our mark, and takes its place when it is
 * complete: `folder` itself is never half made, so that nothing in it ever has to be removed.
 */
export function createDataFolder(folder: string, { bin, user, password, isDurable }: Initdb): void {
  clearUnfinished(folder);
  const work = mkdtempSync(`${folder}${WORK_SUFFIX}`);
  writeFileSync(join(work, MARK), MARK_TEXT);
  const [data, passwordFile] = [join(work, 'data'), join(work, 'password')];
  writeFileSync(passwordFile, password, { mode: 0o600 });
  giveToServer(work);
  const args = ['-D', data, '-U', user, '--auth=scram-sha-256', `--pwfile=${passwordFile}`, '-E', 'UTF8'];
  const options = ['--locale=C', '--no-instructions', ...(isDurable ? [] : ['--no-sync'])];
  const [program = '', ...rest] = [...serverPrefix('INT'), join(bin, 'initdb'), ...args, ...options];
  const result = spawnSync(program, rest, { encoding: 'utf8' });
  try {
    if (result.status !== 0) throw new Error(`initdb failed: ${result.stderr}`);
    takePlace(data, folder);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function takePlace(data: string, folder: string): void {
  try {
    renameSync(data, folder);
  } catch (error) {
    throw new Error(
      `${folder} cannot be created: ${(error as Error).message}. It must be absent or an empty folder, and no mount point: ` +
        `mount ${basename(dirname(folder))} instead.`,
      { cause: error },
    );
  }
}

/** PostgreSQL refuses a data folder that others may read, which is how copies often come back. */
export function closeDataFolder(folder: string): void {
  giveToServer(folder);
  chmodSync(folder, 0o700);
}
