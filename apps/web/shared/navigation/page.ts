import type { Right } from '@pailei/domain/rights/rights';
import type { TopicName } from '@pailei/contracts/topics/topic';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

/** The right a page asks for. */
export type Guard = Exclude<Right, 'public' | 'guest'>;

/** What the head of a rendered page says besides its title. */
export type PageHead = {
  description: string;
  /** Path of the picture that links to the page show; left out: the site's own. */
  picture?: string | undefined;
  /** What the page is about, in the words of schema.org. */
  about?: object | undefined;
};

/** What a rendered page shows, and where: what its head is made of. */
export type ShownPage = {
  /** The page's own title, as it named itself or its route; the home page has the site's name. */
  title: string;
  /** Absolute, as search engines keep it. */
  url: string;
  params: Readonly<Record<string, string | undefined>>;
  /** The query of the address with its question mark, or empty. */
  search: string;
  /** A topic as the page shows it. */
  topic<View>(name: TopicName<View>): { state: View; version: number } | undefined;
  /** Holds the API's answers that the page shows. */
  queries: QueryClient;
};

/**
 * A page that the server renders as a guest sees it; one for whoever is logged in as each of them sees it, without what is their
 * own. Its calls must be marked `sameForMembers`.
 */
export type FirstView = {
  /** What of the query the page shows, and the values that it may have. An address that asks for more gets the shell. */
  query?: Readonly<Record<string, RegExp>>;
  /** Which of these values make another page for search engines: the rest is left out of its address. */
  canonical?: readonly string[];
  /** A promise where it is a module of its own: browsers never load that. */
  head: (shown: ShownPage) => PageHead | Promise<PageHead>;
};

/** One page of the app, as the router, the title, the guards and the menu know it. */
export type Page = {
  /** In the router's notation: `/solo-tournaments/:id`. */
  path: string;
  /** Stands before 「· 牌擂」; the home page has none. */
  title?: string;
  /** The right that the page needs. */
  guard?: Guard;
  /** With this value in its query the page is open to everybody: such links are shared. Without it the guard stands. */
  openBy?: string;
  /** `stage` pages are about one match: they start with the narrow sidebar and have no ticker. `auth` pages have no shell, `bare` ones no layout at all. */
  layout?: 'shell' | 'stage' | 'auth' | 'bare';
  load: () => Promise<ComponentType>;
  /** The server renders the page; without it, it sends the empty shell. */
  firstView?: FirstView;
};
