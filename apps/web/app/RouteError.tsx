import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

import { staysLoaded } from './new-version.ts';

/** An error of a page leads home; when home itself fails there is nowhere to go but to try again. */
export function RouteError() {
  const { pathname } = useLocation();
  const [isSure, setSure] = useState(false);
  useEffect(() => void staysLoaded().then(() => setSure(true)), []);
  if (!isSure) return null;
  if (pathname !== '/') return <Navigate to="/" replace />;
  return (
    <main className="empty">
      <p>页面没有打开，请稍后再试。</p>
      <a className="btn btn--ghost" href="/">
        重新载入
      </a>
    </main>
  );
}
