// The first thing every command runs: plain JavaScript without dependencies, for any Node from 20 on. It fetches what
// is missing (the pinned Node, the packages) and then runs scripts/<command>.ts.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SELF = fileURLToPath(import.meta.url);
const ROOT = join(dirname(SELF), '..');
const LEAST_NODE = 24;
const LOCK_WAIT_MS = 300;
const [command, ...commandArgs] = process.argv.slice(2);

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function npm(args) {
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const cli = process.env.npm_execpath;
  // npm's own script under this very Node: an npm found on PATH would start an older one.
  const [program, first] = cli ? [process.execPath, [cli]] : ['npm', []];
  const result = spawnSync(program, [...first, ...args, ...quiet], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (result.error) fail(`npm could not be run: ${result.error.message}`);
  if (result.status !== 0) fail(`npm ${args.join(' ')} failed.`);
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function claimLock(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
}

function readPid(lock) {
  try {
    return Number(readFileSync(lock, 'utf8'));
  } catch {
    return 0;
  }
}

/** Two launches at once install one after the other; a lock whose owner is gone does not count. */
function alone(work) {
  const lock = join(ROOT, '.data/install.lock');
  mkdirSync(dirname(lock), { recursive: true, mode: 0o711 });
  while (!claimLock(lock)) {
    const pid = readPid(lock);
    if (pid > 0 && !isAlive(pid)) rmSync(lock, { force: true });
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOCK_WAIT_MS);
  }
  try {
    work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function isForThisMachine({ os, cpu, libc }) {
  const fits = (list, own) => list === undefined || list.includes(own);
  return fits(os, process.platform) && fits(cpu, process.arch) && fits(libc, 'glibc');
}

/** Whether everything the lock asks for on this machine is installed in the very version. */
function matchesLock(lockText) {
  const hidden = join(ROOT, 'node_modules/.package-lock.json');
  if (!existsSync(hidden)) return false;
  const installed = JSON.parse(readFileSync(hidden, 'utf8')).packages;
  return Object.entries(JSON.parse(lockText).packages).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true;
    const hasPlatform = entry.os !== undefined || entry.cpu !== undefined;
    if (entry.optional && !(hasPlatform && isForThisMachine(entry))) return true;
    return installed[path] !== undefined && installed[path].version === entry.version;
  });
}

function ensurePackages() {
  const lockText = readFileSync(join(ROOT, 'package-lock.json'), 'utf8');
  const wanted = createHash('sha256').update(lockText).update(process.version).digest('hex');
  const stamp = join(ROOT, 'node_modules/.lock-stamp');
  const isStamped = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
  if (isStamped()) return;
  alone(() => {
    if (isStamped()) return;
    if (!matchesLock(lockText)) npm(['ci']);
    writeFileSync(stamp, wanted);
  });
}

/** The folder of the pinned Node's programs. */
function ensureNode() {
  const name = `node-${process.platform}-${process.arch}`;
  const bin = join(ROOT, 'runtime/node_modules', name, 'bin');
  const node = join(bin, 'node');
  const works = () => existsSync(node) && spawnSync(node, ['--version']).status === 0;
  if (!works()) alone(() => works() || npm(['ci', '--prefix', join(ROOT, 'runtime'), '--ignore-scripts']));
  if (!works())
    fail(`There is no pinned Node for ${process.platform} ${process.arch}: install the newest Node ${LEAST_NODE}.`);
  return bin;
}

/** Runs a program in this one's place: signals go on to it, and it ends when npm, which started us, was killed. */
function replaceBy(node, args, env) {
  const child = spawn(node, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, LAUNCHED_BY: `${process.pid}`, ...env },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  const parent = process.ppid;
  const isFromNpm = process.env.npm_lifecycle_event !== undefined;
  const watch = setInterval(() => isFromNpm && process.ppid !== parent && child.kill('SIGTERM'), 500);
  watch.unref();
  child.on('error', (error) => fail(`${node} could not be run: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
}

if (!/^[a-z-]+$/.test(command ?? '') || !existsSync(join(ROOT, 'scripts', `${command}.ts`))) {
  fail(
    'Usage: node scripts/launch.mjs <start|dev|test|check|migrate|cards-import|simulate|verify|bench|faults|fuzz|look> [options]',
  );
}
// The launcher holds the port of the site by a `BoundSocket`, which came with 24.19 and 26.4.
if (Number(process.versions.node.split('.')[0]) < LEAST_NODE || !('BoundSocket' in net)) {
  if (process.env.LAUNCH_PINNED) fail('The pinned Node is too old.');
  const bin = ensureNode();
  const node = join(bin, 'node');
  replaceBy(node, [SELF, command, ...commandArgs], {
    PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
    LAUNCH_PINNED: '1',
    npm_node_execpath: node,
  });
} else {
  ensurePackages();
  replaceBy(process.execPath, [join(ROOT, 'scripts', `${command}.ts`), ...commandArgs], {
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(ROOT, '.data/tools/compile-cache'),
  });
}
