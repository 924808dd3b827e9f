import type { ComponentType } from 'react';
import { createBrowserRouter, redirect, type RouteObject } from 'react-router-dom';

import { guardLoader } from './guards.ts';
import { ShellLayout } from './layout/ShellLayout.tsx';
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

export const router = createBrowserRouter([
  {
    element: <Root />,
    errorElement: <RouteError />,
    hydrateFallbackElement: <></>,
    children: [
      { element: <ShellLayout />, children: PAGES.filter((page) => !isAuthPage(page)).map(routeOf) },
      {
        lazy: async () => ({ Component: (await import('./layout/AuthLayout.tsx')).AuthLayout }),
        children: PAGES.filter(isAuthPage).map(routeOf),
      },
      { path: '*', element: <></>, loader: ({ request }) => redirect(`/${new URL(request.url).search}`) },
    ],
  },
]);
