import type { RenderedAddress } from '@pailei/contracts/http/first-view';
import { matchPath } from 'react-router-dom';

import type { FirstView, Guard } from '../shared/navigation/page.ts';

type Addressed = { path: string; guard?: Guard | undefined; openBy?: string | undefined; firstView: FirstView };

/** The address of a page as the API matches it. */
export function renderedAddress({ path, guard, openBy, firstView: { query = {} } }: Addressed): RenderedAddress {
  if (guard !== undefined && guard !== 'user') throw new Error(`${path} is not the same for all who may see it`);
  return {
    audience: guard === 'user' && openBy === undefined ? 'members' : 'everybody',
    needs: openBy ?? null,
    pattern: `^${path.replace(/:\w+/g, '[^/]+')}$`,
    query: Object.fromEntries(Object.entries(query).map(([name, { source }]) => [name, source])),
  };
}

/** The first of these pages at a path: one without parameters comes before others. */
export function pageAtPath<One extends Addressed>(pages: readonly One[], pathname: string): One | undefined {
  const found = pages.filter(({ path }) => matchPath(path, pathname));
  return found.find(({ path }) => !path.includes(':')) ?? found[0];
}
