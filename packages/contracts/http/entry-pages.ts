type EntryPage = '/index.html' | '/match-view.html' | '/solo-match-view.html';

/** Which HTML entry answers a page address. The overlay and the public match view are bundles of their own. */
export function entryFor(pathname: string): EntryPage {
  if (/^\/match-view\/?$/.test(pathname)) return '/match-view.html';
  if (/^\/(?:solo-tournaments\/[^/]+|teams\/battle)\/match-view\/?$/.test(pathname)) return '/solo-match-view.html';
  return '/index.html';
}
