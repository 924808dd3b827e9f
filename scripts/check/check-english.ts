import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { countUses, PROPOSALS, usesIn } from './english.ts';

const ROOT = join(import.meta.dirname, '../..');
const COUNTS = join(import.meta.dirname, 'english-counts.json');
const IS_TEXT = /\.(?:ts|tsx|mjs|css|md)$/;
const IS_FOREIGN = /(?:^|\/)(?:node_modules|dist[^/]*|\.data|\.git|test-results|peers)(?:\/|$)/;
/** Quotes the phrases that it counts. */
const QUOTES = ['scripts/check/english.ts', 'scripts/check/english.test.ts'];
const SHOWN = 20;

const uses = readdirSync(ROOT, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && IS_TEXT.test(entry.name))
  .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
  .filter((path) => !IS_FOREIGN.test(path) && !QUOTES.includes(path))
  .flatMap((path) => usesIn({ path, text: readFileSync(join(ROOT, path), 'utf8') }).map((use) => ({ ...use, path })));

const counts = countUses(uses);
const allowed: Record<string, number> = JSON.parse(readFileSync(COUNTS, 'utf8'));
const risen = Object.keys(PROPOSALS).filter((word) => (counts[word] ?? 0) > (allowed[word] ?? 0));
const fallen = Object.keys(PROPOSALS).filter((word) => (counts[word] ?? 0) < (allowed[word] ?? 0));

for (const [word, proposal] of Object.entries(PROPOSALS).filter(([word]) => risen.includes(word))) {
  process.stdout.write(
    `"${word}" is used ${counts[word]} times, at most ${allowed[word]} are allowed. Write: ${proposal}.\n`,
  );
  const age = (path: string) => statSync(join(ROOT, path)).mtimeMs;
  const newest = uses.filter((use) => use.word === word).toSorted((a, b) => age(b.path) - age(a.path));
  for (const { path, line } of newest.slice(0, SHOWN)) process.stdout.write(`  ${path}:${line}\n`);
}

if (risen.length === 0 && fallen.length > 0) {
  if (process.argv.includes('--lower')) writeFileSync(COUNTS, `${JSON.stringify(counts, null, 2)}\n`);
  else
    process.stdout.write(
      `Fewer than counted: ${fallen.join(', ')}. Run: node scripts/check/check-english.ts --lower\n`,
    );
}
process.exit(risen.length === 0 && (fallen.length === 0 || process.argv.includes('--lower')) ? 0 : 1);
