import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';

/** React takes over the page as it was rendered, or draws it where only the shell came. */
export function takeOver(root: HTMLElement, page: ReactNode, isRendered: boolean, options?: RootOptions): void {
  // in slices, between which a phone answers touches: the page is on the screen already
  if (isRendered) startTransition(() => void hydrateRoot(root, page, options));
  else createRoot(root, options).render(page);
}
