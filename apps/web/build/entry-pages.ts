import type { Connect, Plugin } from 'vite';

/** Which HTML entry answers a page address. The overlay and the public match view are bundles of their own. */
export function entryFor(pathname: string): '/index.html' | '/match-view.html' | '/solo-match-view.html' {
  if (/^\/match-view\/?$/.test(pathname)) return '/match-view.html';
  if (/^\/solo-tournaments\/[^/]+\/match-view\/?$/.test(pathname)) return '/solo-match-view.html';
  return '/index.html';
}

const rewriteToEntry: Connect.NextHandleFunction = (req, _res, next) => {
  const [pathname = '/', query] = (req.url ?? '/').split('?');
  const wantsPage = req.headers.accept?.includes('text/html') && !pathname.includes('.');
  if (wantsPage) req.url = entryFor(pathname) + (query ? `?${query}` : '');
  next();
};

/** Serves the three HTML entries under their page addresses in dev and preview, as the api does in production. */
export function entryPages(): Plugin {
  return {
    name: 'pailei-entry-pages',
    configureServer: (server) => void server.middlewares.use(rewriteToEntry),
    configurePreviewServer: (server) => void server.middlewares.use(rewriteToEntry),
  };
}
