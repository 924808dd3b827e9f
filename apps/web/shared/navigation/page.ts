import type { Right } from '@pailei/domain/rights';
import type { ComponentType } from 'react';

/** The right a page asks for. */
export type Guard = Exclude<Right, 'public' | 'guest'>;

/** What the head of a rendered page says besides its title. */
export type PageHead = { description: string };

/** A public page that the server renders, as a guest sees it. */
export type FirstView = {
  /** What of the query the page shows, and the values that it may have. An address that asks for more gets the shell. */
  query?: Readonly<Record<string, RegExp>>;
  /** `title` is the page's own, as it named itself or its route. Without it the site speaks of itself. */
  head?: (shown: { title: string }) => PageHead;
};

/** One page of the app, as the router, the title, the guards and the menu know it. */
export type Page = {
  /** In the router's notation: `/solo-tournaments/:id`. */
  path: string;
  /** Stands before 「· 牌擂」; the home page has none. */
  title?: string;
  /** The right that the page needs. */
  guard?: Guard;
  /** `stage` pages are about one match: they start with the narrow sidebar and have no ticker. `auth` pages have no shell, `bare` ones no layout at all. */
  layout?: 'shell' | 'stage' | 'auth' | 'bare';
  /** A placeholder for a future page. Where it is listed: in the menu too, or nowhere. */
  coming?: 'in_menu' | 'by_address';
  load: () => Promise<ComponentType>;
  /** The server renders the page; without it, it sends the empty shell. */
  firstView?: FirstView;
};
