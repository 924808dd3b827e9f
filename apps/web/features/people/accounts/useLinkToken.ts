import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { linkTokenIn } from './link-token.ts';

/** Removes the token from the address at once, so that it stays neither in the history nor on a shared screen. */
export function useLinkToken(): string | null {
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
