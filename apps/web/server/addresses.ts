import type { RenderedAddress } from '@pailei/contracts/http/first-view';
import { matchPath } from 'react-router-dom';

import type { FirstView } from '../shared/navigation/page.ts';

type Addressed = { path: string; firstView: FirstView };

/** The address of a page as the API matches it. */
export function renderedAddress({ path, firstView: { query = {} } }: Addressed): RenderedAddress {
  return {
    pattern: `^${path.replace(/:\w+/g, '[^/]+')}$`,
    query: Object.fromEntries(Object.entries(query).map(([name, { source }]) => [name, source])),
  };
}

/** The first of these pages at a path: one without parameters comes before others. */
export function pageAtPath<One extends Addressed>(pages: readonly One[], pathname: string): One | undefined {
  const found = pages.filter(({ path }) => matchPath(path, pathname));
  return found.find(({ path }) => !path.includes(':')) ?? found[0];
}
