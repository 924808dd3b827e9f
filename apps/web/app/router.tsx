import type { ComponentType } from 'react';
import { createBrowserRouter, redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';

import { guardLoader } from './guards.ts';
import { ShellLayout } from './layout/ShellLayout.tsx';
import { MOVED } from './moved.ts';
import type { Page } from './page.ts';
import { PAGES } from './pages.ts';
import { Root } from './Root.tsx';
import { RouteError } from './RouteError.tsx';

function routeOf(page: Page): RouteObject {
  return {
    path: page.path,
    handle: page,
    ...(page.guard ? { loader: guardLoader(page.guard) } : {}),
    lazy: async () => ({ Component: await loadPage(page) }),
  };
}

/** Socket and recipes of the pages come with the first page that may need them, not with the shell. */
async function loadPage(page: Page): Promise<ComponentType> {
  const [component] = await Promise.all([page.load(), isAuthPage(page) ? null : import('./page-kit.ts')]);
  return component;
}

const isAuthPage = (page: Page) => page.layout === 'auth';
const isBarePage = (page: Page) => page.layout === 'bare';

/** Every other address; the server's status says the same. */
const NOT_FOUND: Page = {
  path: '*',
  title: '没有找到',
  load: async () => (await import('../features/not-found/NotFoundPage.tsx')).NotFoundPage,
};

const leadTo =
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
  ...Object.entries(MOVED).map(([path, to]) => ({ path, element: <></>, loader: leadTo(to) })),
];

export const router = createBrowserRouter([
  {
    lazy: async () => ({ Component: (await import('./Queries.tsx')).Queries }),
    errorElement: <RouteError />,
    hydrateFallbackElement: <></>,
    children: [{ element: <Root />, errorElement: <RouteError />, children: layouts }],
  },
]);
