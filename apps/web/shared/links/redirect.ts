const AUTH_PATHS = ['/login', '/register'];

/** Where to go after the login: the given address if it is a path of this site, else home. */
export function safeRedirect(target: string | null, siteOrigin?: string): string {
  if (!target?.startsWith('/')) return '/';
  const origin = siteOrigin ?? location.origin;
  const url = URL.canParse(target, origin) ? new URL(target, origin) : null;
  if (url === null || url.origin !== origin || AUTH_PATHS.includes(url.pathname)) return '/';
  // `/.//evil.cn` is of this origin, but its path alone is an address of another
  if (/^\/[/\\]/.test(url.pathname)) return '/';
  return url.pathname + url.search + url.hash;
}

/** The login page with the way back. */
export function loginPath(from: string): string {
  return from === '/' ? '/login' : `/login?redirect=${encodeURIComponent(from)}`;
}
