import { StrictMode, type ReactNode } from 'react';
import { createStaticHandler, createStaticRouter, StaticRouterProvider, type RouteObject } from 'react-router-dom';

import { PAGES } from '../app/pages.ts';
import { loadRoutesAt, ROUTES } from '../app/router.tsx';
import { BoardPage } from '../features/play/match/board/BoardPage.tsx';
import { boardHead, matchHead } from '../features/play/match/match-head.ts';
import { takeChoiceAtom } from '../features/play/match/match.atoms.ts';
import { MatchPage } from '../features/play/match/MatchPage.tsx';
import { TakenOver } from '../shared/first-view/TakenOver.tsx';
import type { FirstView, Guard, Page } from '../shared/navigation/page.ts';
import { Provider, type Store } from '../shared/state/jotai.ts';

/** The HTML entry that a view is put into. */
export type Entry = 'index.html' | 'solo-match-view.html';

/** A page that is rendered here, with the very components of the browser. */
export type View = {
  path: string;
  title: string | undefined;
  guard: Guard | undefined;
  openBy?: string | undefined;
  firstView: FirstView;
  entry: Entry;
  /** The modules that the browser loads for it besides its entry. */
  modules: () => Promise<readonly string[]>;
  /** The tree as the browser renders it: the same elements in the same places. */
  element: (url: URL, store: Store) => Promise<ReactNode>;
};

const inStore = (store: Store, page: ReactNode) => (
  <StrictMode>
    <Provider store={store}>
      {page}
      <TakenOver />
    </Provider>
  </StrictMode>
);

/** The API has passed the guard of the page before it asks for it; here nobody is logged in. */
function withoutGuards(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map(({ loader: _guard, ...route }) =>
    route.children ? { ...route, children: withoutGuards(route.children) } : route,
  );
}

function appView({ path, title, guard, openBy, load, firstView }: Page & { firstView: FirstView }): View {
  return {
    path,
    title,
    guard,
    openBy,
    firstView,
    entry: 'index.html',
    modules: async () => [`${(await load()).name}.tsx`],
    async element(url, store) {
      await loadRoutesAt(url.pathname);
      const handler = createStaticHandler(withoutGuards(ROUTES));
      const context = await handler.query(new Request(url));
      if (context instanceof Response) throw new Error(`the page sends to ${context.headers.get('location')}`);
      const router = createStaticRouter(handler.dataRoutes, context);
      return inStore(store, <StaticRouterProvider router={router} context={context} hydrate={false} />);
    },
  };
}

const UUID = /^[\da-f-]{36}$/;

/** The match view is a bundle of its own, without a router. */
const matchView: View = {
  path: '/solo-tournaments/:id/match-view',
  title: '观战',
  guard: undefined,
  firstView: {
    query: { match: UUID, table: /^[1-9]\d{0,3}$/ },
    canonical: ['match'],
    head: matchHead,
  },
  entry: 'solo-match-view.html',
  modules: async () => [],
  async element(url, store) {
    store.set(takeChoiceAtom, url.search);
    return inStore(store, <MatchPage tournamentId={decodeURIComponent(url.pathname.split('/')[2] ?? '')} />);
  },
};

/** A board of a battle, in the same bundle. */
const boardView: View = {
  path: '/teams/battle/match-view',
  title: '观战',
  guard: undefined,
  openBy: 'match',
  firstView: { query: { match: UUID }, canonical: ['match'], head: boardHead },
  entry: 'solo-match-view.html',
  modules: async () => ['features/play/match/board/BoardPage.tsx'],
  async element(url, store) {
    store.set(takeChoiceAtom, url.search);
    return inStore(store, <BoardPage />);
  },
};

const hasFirstView = (page: Page): page is Page & { firstView: FirstView } => page.firstView !== undefined;

export const VIEWS: readonly View[] = [...PAGES.filter(hasFirstView).map(appView), matchView, boardView];
