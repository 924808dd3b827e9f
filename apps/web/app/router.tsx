import {
  createBrowserRouter,
  matchRoutes,
  redirect,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router-dom';

import { guardLoader } from './guards.ts';
import { ShellLayout } from './layout/ShellLayout.tsx';
import { REDIRECTS } from './redirects.ts';
import type { Page } from '../shared/navigation/page.ts';
import { PAGES } from './pages.ts';
import { Queries } from './Queries.tsx';
import { Root } from './Root.tsx';
import { RouteError } from './RouteError.tsx';

function routeOf(page: Page): RouteObject {
  return {
    path: page.path,
    handle: page,
    ...(page.guard ? { loader: guardLoader(page.guard, page.openBy) } : {}),
    lazy: async () => ({ Component: await page.load() }),
  };
}

const isAuthPage = (page: Page) => page.layout === 'auth';
const isBarePage = (page: Page) => page.layout === 'bare';

/** Every other address; the server answers with the same status. */
const NOT_FOUND: Page = {
  path: '*',
  title: '没有找到',
  load: async () => (await import('../features/site/not-found/NotFoundPage.tsx')).NotFoundPage,
};

const redirectTo =
  (path: string) =>
  ({ request }: LoaderFunctionArgs) =>
    redirect(path + new URL(request.url).search);

const layouts: RouteObject[] = [
  {
    element: <ShellLayout />,
    children: [...PAGES.filter((page) => !isAuthPage(page) && !isBarePage(page)), NOT_FOUND].map(routeOf),
  },
  ...PAGES.filter(isBarePage).map(routeOf),
  {
    lazy: async () => ({ Component: (await import('./layout/AuthLayout.tsx')).AuthLayout }),
    children: PAGES.filter(isAuthPage).map(routeOf),
  },
  ...Object.entries(REDIRECTS).map(([path, to]) => ({ path, element: <></>, loader: redirectTo(to) })),
];

export const ROUTES: RouteObject[] = [
  {
    element: <Queries />,
    errorElement: <RouteError />,
    hydrateFallbackElement: <></>,
    children: [{ element: <Root />, errorElement: <RouteError />, children: layouts }],
  },
];

/** `isRendered`: the visitor has read and scrolled the page already, which stays where it is. */
export const createRouter = (isRendered: boolean) =>
  createBrowserRouter(ROUTES, isRendered ? { hydrationData: { loaderData: {} } } : {});

/** Whether the guards let the visitor see the page that the browser began with: until they have said so, the router shows none. */
export async function isAdmitted(router: ReturnType<typeof createRouter>): Promise<boolean> {
  const { pathname } = location;
  if (!router.state.initialized) {
    await new Promise<void>((resolve) => {
      const stop = router.subscribe(({ initialized }) => {
        if (!initialized) return;
        stop();
        resolve();
      });
    });
  }
  return router.state.location.pathname === pathname;
}

/** Loads the code of the page at a path, so that its first render is whole. */
export async function loadRoutesAt(pathname: string): Promise<void> {
  const found = matchRoutes(ROUTES, pathname) ?? [];
  await Promise.all(
    found.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
