import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

import { AnchorButton } from '../shared/ui/actions/Button.tsx';
import { staysLoaded } from './new-version.ts';

/** An error of a page links to the home page; when that fails itself it offers a retry. */
export function RouteError() {
  const { pathname } = useLocation();
  const [isSure, setSure] = useState(false);
  useEffect(() => void staysLoaded().then(() => setSure(true)), []);
  if (!isSure) return null;
  if (pathname !== '/') return <Navigate to="/" replace />;
  return (
    <main className="grid justify-items-center gap-4 px-6 py-14 text-center">
      <h1 className="text-14 font-normal text-text-2">页面没有打开，请稍后再试。</h1>
      <AnchorButton variant="ghost" href="/">
        重新载入
      </AnchorButton>
    </main>
  );
}
