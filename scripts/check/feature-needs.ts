import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LOGGED_IN } from '@pailei/api/access/access-row.fixture';
import { ROUTE_ACCESS } from '@pailei/api/access/access.table';
import { OBJECT_ACCESS, SHARED_ROUTES } from '@pailei/api/access/object-access.table';
import { TOPIC_ACCESS } from '@pailei/api/access/topic-access.table';
import { AUDITS } from '@pailei/contracts/features/audit-labels';
import { NOTICE_KINDS } from '@pailei/contracts/features/notice-text';
import { TOPICS } from '@pailei/contracts/features/topics';
import { addressPattern, PAGE_ADDRESSES } from '@pailei/contracts/http/page-addresses';
import {
  composeAudits,
  composeCalls,
  composeHeadings,
  composeNotices,
  composeTopics,
} from '@pailei/core/features/compose';
import { FEATURES } from '@pailei/core/features/list';
import type { Feature } from '@pailei/core/ground/features/feature';
import { parseTopic } from '@pailei/live/topics';
import { listVisits } from '@pailei/tests/e2e/support/page-stops';

const ROOT = join(import.meta.dirname, '../..');

/** A list of the site with what it has to name and what it does. */
export type Need = { list: string; needed: readonly string[]; named: Iterable<string> };

/** What features define in their own folders. */
export type Defined = { manifests: readonly Feature[]; tables: readonly string[]; pages: readonly string[] };

/** Stands for every service and every id: which ones they are matters to no list. */
const ANYTHING: unknown = new Proxy(() => ANYTHING, {
  get: (_, name) => (name === Symbol.toPrimitive ? () => 'anything' : ANYTHING),
});

/** A module by its path: those of the web are not among the server's types, and so are not imported by name. */
const load = <Exports extends object>(file: string): Promise<Exports> => import(pathToFileURL(join(ROOT, file)).href);

/** All that the modules of some files export. */
async function exportsOf(pattern: string): Promise<unknown[]> {
  const modules = await Promise.all(globSync(pattern, { cwd: ROOT }).map((file) => load(file)));
  return modules.flatMap((module) => Object.values(module));
}

type WithPath = { path: string };

/** What is on the disk, listed or not. */
export async function readDefined(): Promise<Defined> {
  const [manifests, pages] = await Promise.all([
    exportsOf('packages/core/*/*/feature.ts'),
    exportsOf('apps/web/features/**/*pages.ts'),
  ]);
  const schema = globSync('packages/db/schema/**/*.ts', { cwd: ROOT }).map((file) =>
    readFileSync(join(ROOT, file), 'utf8'),
  );
  return {
    manifests: manifests as Feature[],
    tables: schema.flatMap((text) =>
      [...text.matchAll(/^export type (\w+(?:Table|View))\b/gm)].map(([, name = '']) => name),
    ),
    pages: (pages.flat() as WithPath[]).map(({ path }) => path),
  };
}

/** Of every list that has a line for a feature: what the features need there. `listed`: the features of the site's own list. */
export async function listNeeds(
  { manifests, tables, pages }: Defined,
  listed: readonly Feature[] = FEATURES,
): Promise<Need[]> {
  const { PAGES } = await load<{ PAGES: readonly WithPath[] }>('apps/web/app/pages.ts');
  const { REDIRECTS } = await load<{ REDIRECTS: object }>('apps/web/app/redirects.ts');
  const calls = composeCalls(manifests, ANYTHING).map(({ endpoint }) => `${endpoint.method} /api${endpoint.path}`);
  const ofPlayers = new Set(Object.keys(ROUTE_ACCESS).filter((route) => ROUTE_ACCESS[route]?.may === LOGGED_IN));
  const topics = Object.keys(composeTopics(manifests));
  return [
    {
      list: 'packages/core/features/list.ts',
      needed: manifests.map(({ name }) => name),
      named: listed.map(({ name }) => name),
    },
    {
      list: 'packages/db/database.ts',
      needed: tables,
      named: readFileSync(join(ROOT, 'packages/db/database.ts'), 'utf8').match(/\w+/g) ?? [],
    },
    {
      list: '`headings` of a manifest',
      needed: calls.map((call) => call.split('/')[2] ?? ''),
      named: Object.keys(composeHeadings(manifests)),
    },
    { list: 'apps/api/access/access.table.ts', needed: calls, named: Object.keys(ROUTE_ACCESS) },
    {
      list: 'apps/api/access/object-access.table.ts',
      needed: calls.filter((call) => ofPlayers.has(call) && call.includes(':')),
      named: [...OBJECT_ACCESS.map(({ route }) => route), ...SHARED_ROUTES],
    },
    { list: 'apps/api/access/topic-access.table.ts', needed: topics, named: TOPIC_ACCESS.map(({ kind }) => kind) },
    { list: 'packages/contracts/features/topics.ts', needed: topics, named: TOPICS.map(({ kind }) => kind) },
    { list: 'docs/live-protocol.md', needed: topics, named: documentedTopics() },
    {
      list: 'packages/contracts/features/audit-labels.ts',
      needed: Object.keys(composeAudits(manifests)),
      named: AUDITS.flatMap(({ actions }) => Object.keys(actions)),
    },
    { list: 'packages/contracts/features/notice-text.ts', needed: composeNotices(manifests), named: NOTICE_KINDS },
    { list: 'apps/web/app/pages.ts', needed: pages, named: PAGES.map(({ path }) => path) },
    { list: 'packages/contracts/http/page-addresses.ts', needed: pages, named: Object.keys(PAGE_ADDRESSES) },
    {
      list: 'tests/e2e/support/page-stops.ts',
      needed: [...pages, ...Object.keys(PAGE_ADDRESSES)],
      named: [...openedAddresses(), ...Object.keys(REDIRECTS), ...REDIRECTED],
    },
  ];
}

/** The kinds of the topics that have a row. */
function documentedTopics(): string[] {
  const rows = readFileSync(join(ROOT, 'docs/live-protocol.md'), 'utf8').matchAll(/^\| `([^`]+)`/gm);
  return [...rows].flatMap(([, name = '']) => parseTopic(name.replace('<id>', '1').replace('<side>', 'a'))?.kind ?? []);
}

/** Who may found a team looks at the form in a story: it sends others away. */
const REDIRECTED = ['/teams/create'];

/** The addresses that the walks over all pages open: `/decks/:id` is opened by the page of any deck. */
function openedAddresses(): string[] {
  const paths = Object.values(listVisits(ANYTHING as never)).flatMap(({ stops }) =>
    stops.map(({ path }) => path.split('?')[0] ?? ''),
  );
  return Object.keys(PAGE_ADDRESSES).filter((address) => paths.some((path) => addressPattern(address).test(path)));
}

/** A line for each thing that a list has to name and does not. */
export const forgottenLines = (needs: readonly Need[]): string[] =>
  needs.flatMap(({ list, needed, named }) => {
    const known = new Set(named);
    return [...new Set(needed)].filter((one) => !known.has(one)).map((one) => `${list}: ${one}`);
  });
