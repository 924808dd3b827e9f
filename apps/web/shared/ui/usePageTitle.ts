import { useEffect } from 'react';

const PRODUCT = '牌擂';

/** The document's title for a page's own title; without one just the product's name. */
export function documentTitle(title: string | undefined): string {
  return title ? `${title} · ${PRODUCT}` : PRODUCT;
}

/** Names the page after what it shows (a tournament, a match) instead of its route. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = documentTitle(title);
  }, [title]);
}
