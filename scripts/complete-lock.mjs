// Adds the entries of other platforms' binaries that the registry at hand did not offer when the lock was written.
// Without them `npm ci` refuses the lock ("Missing: … from lock file"); npm skips them by platform.
// Run it after every change of dependencies: node scripts/complete-lock.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const EXACT_VERSION = /^\d+\.\d+\.\d+/;
const SYSTEMS = /(?:^|[-/])(darwin|win32|linux|android|freebsd|netbsd|openbsd|openharmony|sunos|aix|wasi|wasm32)\b/;
const PROCESSORS = /(arm64|x64|ia32|arm|riscv64|ppc64|s390x|loong64|mips64el|wasm32)/;

function platformOf(name) {
  const system = SYSTEMS.exec(name)?.[1];
  const processor = PROCESSORS.exec(name)?.[1];
  return {
    ...(system && { os: [system.startsWith('was') ? 'none' : system] }),
    ...(processor && { cpu: [processor] }),
    ...(name.includes('musl') && { libc: ['musl'] }),
  };
}

const path = join(dirname(fileURLToPath(import.meta.url)), '../package-lock.json');
const lock = JSON.parse(readFileSync(path, 'utf8'));
const { packages } = lock;
let added = 0;

for (const [parent, entry] of Object.entries(packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const isKnown = packages[`node_modules/${name}`] || packages[`${parent}/node_modules/${name}`];
    if (isKnown || !EXACT_VERSION.test(version)) continue;
    packages[`node_modules/${name}`] = {
      version,
      ...(entry.dev && { dev: true }),
      optional: true,
      ...platformOf(name),
    };
    added++;
  }
}

const byPath = ([a], [b]) => (a < b ? -1 : 1);
lock.packages = Object.fromEntries(Object.entries(packages).toSorted(byPath));
if (added > 0) writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
process.stdout.write(`${added} entries added to package-lock.json\n`);
