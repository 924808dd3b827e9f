import { createContext } from 'react';

/** The title of the page at a path, without the product's name. Told by the app, which alone knows all pages. */
export const PageTitles = createContext<(path: string) => string | undefined>(() => undefined);
