import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';

/**
 * React takes over the page as it was rendered, or draws it where only the shell came. As a transition, so that it works in slices: a
 * phone answers a finger in between.
 */
export function takeOver(root: HTMLElement, page: ReactNode, isRendered: boolean, options?: RootOptions): void {
  startTransition(() => {
    if (isRendered) hydrateRoot(root, page, options);
    else createRoot(root, options).render(page);
  });
}
