import { useContext, useEffect } from 'react';

import { ServerScopeContext } from '../../first-view/server-scope.ts';
import { useAtomValue } from '../../state/jotai.ts';
import { siteNameAtom } from '../../state/site.atoms.ts';

/** The document's title for a page's own title; without one just the product's name. */
export function documentTitle(title: string | undefined, product: string): string {
  return title ? `${title} · ${product}` : product;
}

/** Names the page after what it shows (a tournament, a match) instead of its route. */
export function usePageTitle(title: string | undefined): void {
  const product = useAtomValue(siteNameAtom);
  const server = useContext(ServerScopeContext);
  if (title) server?.setTitle(title);
  useEffect(() => {
    if (title) document.title = documentTitle(title, product);
  }, [title, product]);
}
