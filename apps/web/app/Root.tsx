import { lazy, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigate, useSearchParams } from 'react-router-dom';

import { toast } from '../shared/ui/toast.ts';
import { documentTitle } from '../shared/ui/usePageTitle.ts';
import type { Page } from './page.ts';
import { startSession } from './session.ts';

const Toaster = lazy(async () => ({ default: (await import('../shared/ui/Toaster.tsx')).Toaster }));

/** What every page shares: title, focus, notices, the watch over the session. */
export function Root() {
  const navigate = useNavigate();
  useEffect(() => startSession(navigate), [navigate]);
  useRouteTitle();
  useRouteFocus();
  useRefusalNotice();
  return (
    <>
      <a className="skip" href="#main">
        跳到正文
      </a>
      <Outlet />
      <Suspense>
        <Toaster />
      </Suspense>
      <ScrollRestoration />
    </>
  );
}

/** The page that is shown, or undefined while none matched. */
export function useCurrentPage(): Page | undefined {
  return useMatches().at(-1)?.handle as Page | undefined;
}

function useRouteTitle(): void {
  const page = useCurrentPage();
  const { pathname } = useLocation();
  // a layout effect, so that a page's own `usePageTitle` has the last word
  useLayoutEffect(() => {
    document.title = documentTitle(page?.title);
  }, [page, pathname]);
}

/** After a change of page the focus moves to its content, so that keyboards and screen readers start there. */
function useRouteFocus(): void {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}

const REFUSALS: Record<string, string> = {
  insufficient_permissions: '权限不足，无法执行此操作',
  expert_required: '需要先通过专家认证',
};

/** Says once why a guard sent the visitor here, and takes the reason out of the address. */
function useRefusalNotice(): void {
  const [search, setSearch] = useSearchParams();
  const reason = search.get('error');
  useEffect(() => {
    const text = reason === null ? undefined : REFUSALS[reason];
    if (text === undefined) return;
    toast.error(text);
    setSearch(
      (current) => {
        current.delete('error');
        return current;
      },
      { replace: true },
    );
  }, [reason, setSearch]);
}
