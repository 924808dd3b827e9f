import { GUARD_TEXTS } from '@pailei/contracts/errors';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigate, useSearchParams } from 'react-router-dom';

import { useAtomValue } from '../shared/state/jotai.ts';
import { siteNameAtom } from '../shared/state/site.atoms.ts';
import { toast } from '../shared/ui/toast.ts';
import { documentTitle } from '../shared/ui/usePageTitle.ts';
import { Overlays } from './Overlays.tsx';
import type { Page } from './page.ts';
import { startSession } from './session.ts';

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
      <Overlays />
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
  const product = useAtomValue(siteNameAtom);
  // a layout effect, so that a page's own `usePageTitle` has the last word
  useLayoutEffect(() => {
    document.title = documentTitle(page?.title, product);
  }, [page, pathname, product]);
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

/** Says once why a guard sent the visitor here, and takes the reason out of the address. */
function useRefusalNotice(): void {
  const [search, setSearch] = useSearchParams();
  const reason = search.get('error');
  useEffect(() => {
    if (reason === null || !isRefusal(reason)) return;
    toast.error(GUARD_TEXTS[reason]);
    setSearch(
      (current) => {
        current.delete('error');
        return current;
      },
      { replace: true },
    );
  }, [reason, setSearch]);
}

function isRefusal(reason: string): reason is keyof typeof GUARD_TEXTS {
  return Object.hasOwn(GUARD_TEXTS, reason);
}
