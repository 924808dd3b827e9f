import { Navigate, useLocation } from 'react-router-dom';

import { LoadFailed } from '../shared/ui/Empty.tsx';

/** An error of a page leads home; when home itself fails there is nowhere to go but to try again. */
export function RouteError() {
  const { pathname } = useLocation();
  if (pathname !== '/') return <Navigate to="/" replace />;
  return <LoadFailed message="页面没有打开，请稍后再试" onRetry={() => location.reload()} />;
}
