import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';

/** React takes over the page as it was rendered, or draws it where only the shell came. */
export function takeOver(root: HTMLElement, page: ReactNode, isRendered: boolean, options?: RootOptions): void {
  if (isRendered) hydrateRoot(root, page, options);
  else createRoot(root, options).render(page);
}
