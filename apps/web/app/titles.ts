import { matchPath } from 'react-router-dom';

import { PAGES } from './pages.ts';

/** The title of the page at a path, without the product's name. */
export function titleAt(pathname: string): string | undefined {
  return PAGES.find((page) => matchPath(page.path, pathname))?.title;
}
