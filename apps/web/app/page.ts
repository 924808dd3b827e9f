import type { ComponentType } from 'react';

import type { GuardKind } from './guards.ts';

/** One page of the app, as the router, the title, the guards and the menu know it. */
export type Page = {
  /** In the router's notation: `/solo-tournaments/:id`. */
  path: string;
  /** Stands before 「· 牌擂」; the home page has none. */
  title?: string;
  guard?: GuardKind;
  /** `stage` pages are about one match: they start with the narrow sidebar and have no ticker. `auth` pages have no shell. */
  layout?: 'shell' | 'stage' | 'auth';
  load: () => Promise<ComponentType>;
};
