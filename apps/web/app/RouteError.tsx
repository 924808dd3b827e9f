import { Navigate, useLocation } from 'react-router-dom';

/** An error of a page leads home; when home itself fails there is nowhere to go but to try again. */
export function RouteError() {
  const { pathname } = useLocation();
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
