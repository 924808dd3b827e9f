import { entryFor } from '@pailei/contracts/http/entry-pages';
import type { Connect, Plugin } from 'vite';

const rewriteToEntry: Connect.NextHandleFunction = (req, _res, next) => {
  const [pathname = '/', query] = (req.url ?? '/').split('?');
  const isPageRequest = req.headers.accept?.includes('text/html') && !pathname.includes('.');
  if (isPageRequest) req.url = entryFor(pathname) + (query ? `?${query}` : '');
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
