import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildWebClient } from '@pailei/local/servers/web-build';

const DIST = join(import.meta.dirname, '../../apps/web/dist');
const MATCH_FOLD = '../../packages/contracts/play/matches/match.fold.ts';

type Goal = { sources: string[]; files: number; kilobytes: number };

/** The sources that each first visit loads until the page listens, and what it may cost. Menus, inboxes and the socket come after it. */
const SITE: Record<string, Goal> = {
  shell: { sources: ['index.html'], files: 8, kilobytes: 170 },
  login: {
    sources: ['index.html', 'app/layout/AuthLayout.tsx', 'features/people/accounts/LoginPage.tsx'],
    files: 22,
    kilobytes: 285,
  },
  home: { sources: ['index.html', 'features/site/home/HomePage.tsx'], files: 12, kilobytes: 185 },
  lobby: { sources: ['index.html', 'features/play/tournaments/lobby/LobbyPage.tsx'], files: 12, kilobytes: 185 },
  tournament: { sources: ['index.html', 'features/play/tournaments/TournamentPage.tsx'], files: 14, kilobytes: 215 },
  live: { sources: ['index.html', 'features/play/live/LivePage.tsx'], files: 22, kilobytes: 310 },
  registration: {
    sources: ['index.html', 'features/play/registration/RegistrationPage.tsx'],
    files: 22,
    kilobytes: 285,
  },
  'match view': { sources: ['solo-match-view.html'], files: 8, kilobytes: 120 },
};

const layout = (...sources: string[]): Goal => ({ sources: ['match-view.html', ...sources], files: 12, kilobytes: 20 });
const OVERLAY: Record<string, Goal> = {
  'overlay, bar': layout('overlay/layouts/bar.ts', MATCH_FOLD),
  'overlay, bracket': layout('overlay/layouts/bracket.ts', 'overlay/event.ts'),
  'overlay, season race': layout('overlay/seasons/season-race.ts', 'overlay/seasons/follow-season.ts'),
  'overlay, standings': layout('overlay/layouts/standings.ts', 'overlay/event.ts'),
};

const BUILDS = [
  { manifest: '.vite/manifest.json', visits: SITE },
  { manifest: '.vite/overlay-manifest.json', visits: OVERLAY },
];

type Chunk = { file: string; css?: string[]; imports?: string[] };
type Manifest = Record<string, Chunk>;
type Size = { visit: string; files: number; kilobytes: number };

/** Files and brotli bytes of JavaScript and styles that a first visit to each page loads, beside what they may cost. */
export async function run(): Promise<Size[]> {
  buildWebClient((line) => void process.stdout.write(`${line}\n`));
  return BUILDS.flatMap(({ manifest: name, visits }) => {
    const manifest = JSON.parse(readFileSync(join(DIST, name), 'utf8')) as Manifest;
    return Object.entries(visits).map(([visit, goal]) => report(visit, goal, sizeOf(manifest, goal.sources)));
  });
}

function sizeOf(manifest: Manifest, sources: readonly string[]): Omit<Size, 'visit'> {
  const files = new Set<string>();
  for (const source of sources) {
    const keys = source.endsWith('.html') ? keysOfPage(manifest, join(DIST, source), files) : [source];
    for (const key of keys) collect(manifest, key, files);
  }
  const bytes = [...files].map((file) => brotliCompressSync(readFileSync(join(DIST, file))).length);
  return { files: files.size, kilobytes: bytes.reduce((sum, size) => sum + size, 0) / 1_000 };
}

/** The chunks that a page of HTML names; its style sheets go to `files`. */
function keysOfPage(manifest: Manifest, path: string, files: Set<string>): string[] {
  const named = [...readFileSync(path, 'utf8').matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(
    ([, file = '']) => file,
  );
  for (const file of named) if (file.endsWith('.css')) files.add(file);
  return Object.keys(manifest).filter((key) => named.includes(manifest[key]?.file ?? ''));
}

function collect(manifest: Manifest, key: string, files: Set<string>): void {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no ${key}: name the module that the page loads now.`);
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const file of chunk.css ?? []) files.add(file);
  for (const imported of chunk.imports ?? []) collect(manifest, imported, files);
}

function report(visit: string, goal: { files: number; kilobytes: number }, size: Omit<Size, 'visit'>): Size {
  const part = (value: number, most: number) => `${(value / most).toFixed(2)} of ${most}`;
  process.stdout.write(
    `${visit.padEnd(18)} ${String(size.files).padStart(3)} files (${part(size.files, goal.files)})` +
      `  ${size.kilobytes.toFixed(1).padStart(6)} KB brotli (${part(size.kilobytes, goal.kilobytes)})\n`,
  );
  return { visit, ...size };
}
