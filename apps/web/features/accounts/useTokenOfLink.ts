import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { linkTokenIn } from './link-token.ts';

/** Takes the token out of the address at once, so that it is left neither in the history nor on a shared screen. */
export function useTokenOfLink(): string | null {
  const { hash, search, pathname } = useLocation();
  const navigate = useNavigate();
  const found = linkTokenIn({ hash, search });
  const [token, setToken] = useState(found);
  if (found !== null && found !== token) setToken(found);
  useEffect(() => {
    if (found !== null) void navigate(pathname, { replace: true });
  }, [found, pathname, navigate]);
  return token;
}
