import type { Rendered, ShownTopic } from '@pailei/contracts/http/first-view';
import { systemTopic, type SystemView } from '@pailei/contracts/site/system/system.topic';
import type { TopicName } from '@pailei/contracts/topics/topic';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { matchPath } from 'react-router-dom';

import { ServerScopeContext, type ServerScope } from '../shared/first-view/server-scope.ts';
import { shownEntriesOf, shownTopicsAtom } from '../shared/live/topics.atoms.ts';
import { createStore } from '../shared/state/jotai.ts';
import { showSystem } from '../shared/state/first-system.ts';
import { siteAtom } from '../shared/state/site.atoms.ts';
import { documentTitle } from '../shared/ui/layout/usePageTitle.ts';
import { pageAtPath } from './addresses.ts';
import type { FillDocument } from './document.ts';
import { createServerQueries, pendingQueries, shownQueries } from './queries.ts';
import { readTopic } from './scope.ts';
import { VIEWS, type View } from './views.tsx';

/** What a page shows leads to more of it: the featured match to its tournament. */
const MAX_PASSES = 6;

type RenderOptions = { now: number; origin: string; fill: FillDocument };

type Pass = {
  html: string;
  title: string | undefined;
  topics: ReadonlyMap<string, ShownTopic>;
  queries: QueryClient;
};

/** The whole document of a page for a guest. `origin`: where users see the site. Throws for what cannot be rendered. */
export async function renderPage(address: string, { now, origin, fill }: RenderOptions): Promise<Rendered> {
  const url = new URL(address, 'http://site');
  const view = pageAtPath(VIEWS, url.pathname);
  if (!view) throw new Error(`${url.pathname} is not rendered here`);
  const store = createStore();
  const { html, title = view.title, topics, queries } = await renderInPasses(view, url, store);
  const product = store.get(siteAtom).name;
  const canonical = canonicalUrl(url, view, origin);
  const head = await view.firstView.head({
    title: title ?? product,
    url: canonical,
    params: matchPath(view.path, url.pathname)?.params ?? {},
    search: url.search,
    topic: <State,>(name: TopicName<State>) => topics.get(name) as { state: State; version: number } | undefined,
    queries,
  });
  return fill({
    entry: view.entry,
    modules: await view.modules(),
    head: { ...head, title: documentTitle(title, product), site: product, origin, url: canonical },
    html,
    data: {
      now,
      ahead_minutes: -new Date(now).getTimezoneOffset(),
      topics: Object.fromEntries(topics),
      queries: shownQueries(queries),
    },
  });
}

/** The path, and of the query what makes another page: all spellings of an address are one for search engines. */
function canonicalUrl(
  { pathname, searchParams }: URL,
  { firstView: { canonical = [] } }: View,
  origin: string,
): string {
  const query = new URLSearchParams(
    canonical.flatMap((name) => searchParams.getAll(name).map((value) => [name, value])),
  );
  return new URL(query.size > 0 ? `${pathname}?${query}` : pathname, origin).href;
}

/** Renders, reads what the page asked for, and renders again, until nothing is missing. */
async function renderInPasses(view: View, url: URL, store: ReturnType<typeof createStore>): Promise<Pass> {
  const queries = createServerQueries();
  const topics = new Map<string, ShownTopic | null>();
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const wanted = new Set<string>();
    let title: string | undefined;
    const scope: ServerScope = { wantTopic: (topic) => wanted.add(topic), setTitle: (own) => (title = own) };
    const html = await renderOnce(await view.element(url, store), scope, queries);
    const missing = [...wanted].filter((topic) => !topics.has(topic));
    const pending = pendingQueries(queries);
    if (missing.length === 0 && pending.length === 0) {
      return { html, title, topics: knownOf(topics), queries };
    }
    await Promise.all([
      ...missing.map(async (topic) => topics.set(topic, await readTopic(topic))),
      ...pending.map((query) => query.fetch()),
    ]);
    store.set(shownTopicsAtom, shownEntriesOf(Object.fromEntries(knownOf(topics))));
    const system = topics.get(systemTopic.of())?.state as SystemView | undefined;
    if (system) showSystem(store, system);
  }
  throw new Error(`${url.pathname} asks for more and more`);
}

/** With every lazy part: nothing is left for scripts to put in its place. */
async function renderOnce(element: ReactNode, scope: ServerScope, queries: QueryClient): Promise<string> {
  const faults: unknown[] = [];
  const { prelude } = await prerender(
    <ServerScopeContext value={scope}>
      <QueryClientProvider client={queries}>{element}</QueryClientProvider>
    </ServerScopeContext>,
    { onError: (error) => void faults.push(error), progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  const html = await new Response(prelude).text();
  if (faults.length > 0) throw faults[0];
  return html;
}

const knownOf = (topics: ReadonlyMap<string, ShownTopic | null>): ReadonlyMap<string, ShownTopic> =>
  new Map([...topics].flatMap(([topic, shown]) => (shown ? [[topic, shown] as const] : [])));
