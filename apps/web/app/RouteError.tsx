import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

import { AnchorButton } from '../shared/ui/actions/Button.tsx';
import { reloadWhenBack, staysLoaded, type MissingFile } from './new-version.ts';

/**
 * An error of a page leads to the home page; when that fails itself it offers a retry. A page whose files did not come because the
 * site was away has no error: it waits where it is.
 */
export function RouteError() {
  const { pathname } = useLocation();
  const [missing, setMissing] = useState<MissingFile | null>(null);
  useEffect(() => void staysLoaded().then(setMissing), []);
  if (missing === null) return null;
  if (missing === 'site_away') return <SiteAway />;
  if (pathname !== '/') return <Navigate to="/" replace />;
  return <Message text="页面没有打开，请稍后再试。" />;
}

function SiteAway() {
  useEffect(() => {
    const leaving = new AbortController();
    void reloadWhenBack(leaving.signal);
    return () => leaving.abort();
  }, []);
  return <Message text="网站暂时没有回应，恢复后会自动打开本页。" />;
}

function Message({ text }: { text: string }) {
  const { pathname, search } = useLocation();
  return (
    <main className="grid justify-items-center gap-4 px-6 py-14 text-center">
      <h1 className="text-14 font-normal text-text-2">{text}</h1>
      <AnchorButton variant="ghost" href={pathname + search}>
        重新载入
      </AnchorButton>
    </main>
  );
}
