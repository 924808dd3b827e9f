import type { ComponentType } from 'react';

import type { Guard } from './guards.ts';

/** One page of the app, as the router, the title, the guards and the menu know it. */
export type Page = {
  /** In the router's notation: `/solo-tournaments/:id`. */
  path: string;
  /** Stands before 「· 牌擂」; the home page has none. */
  title?: string;
  /** The right it takes to be let in. */
  guard?: Guard;
  /** `stage` pages are about one match: they start with the narrow sidebar and have no ticker. `auth` pages have no shell, `bare` ones nothing around them. */
  layout?: 'shell' | 'stage' | 'auth' | 'bare';
  /** It only says what it will be. Where it is offered: in the menu too, or nowhere. */
  coming?: 'in_menu' | 'by_address';
  load: () => Promise<ComponentType>;
};
