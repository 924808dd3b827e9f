import { GUARD_TEXTS } from '@pailei/contracts/http/errors';
import { useEffect, useLayoutEffect, useRef } from 'react';
import {
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigate,
  useRevalidator,
  useSearchParams,
} from 'react-router-dom';

import { useAtomValue } from '../shared/state/jotai.ts';
import { siteNameAtom } from '../shared/state/site.atoms.ts';
import { toast } from '../shared/ui/feedback/toast.ts';
import { documentTitle } from '../shared/ui/layout/usePageTitle.ts';
import { Overlays } from './Overlays.tsx';
import type { Page } from '../shared/navigation/page.ts';
import { startSession } from '../shared/session/session.ts';

const RENDERED_HEAD =
  'link[rel=canonical], meta[name=description], meta[property^="og:"], [type="application/ld+json"]';

/** What every page shares: title, focus, notices, the watch over the session. */
export function Root() {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  useEffect(() => startSession({ navigate, passGuardAgain: () => void revalidate() }), [navigate, revalidate]);
  useRouteTitle();
  useRenderedHead();
  useRouteFocus();
  useRefusalNotice();
  return (
    <>
      <a
        className="absolute top-2 -left-[999px] z-toast rounded-control bg-zhu-fill px-3 py-2 text-on-fill focus:left-2 print:hidden"
        href="#main"
      >
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
  // a layout effect, so that a page's own `usePageTitle` runs after it
  useLayoutEffect(() => {
    document.title = documentTitle(page?.title, product);
  }, [page, pathname, product]);
}

/** What the server wrote into the head speaks of the page that it rendered, and would be shared as another's. */
function useRenderedHead(): void {
  const { pathname } = useLocation();
  const rendered = useRef(pathname);
  useEffect(() => {
    if (rendered.current === pathname) return;
    for (const tag of document.head.querySelectorAll(RENDERED_HEAD)) tag.remove();
  }, [pathname]);
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

/** Shows once why a guard redirected here, and removes the reason from the address. */
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
