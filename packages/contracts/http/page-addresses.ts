import { z } from 'zod';
import { idSchema } from './endpoint.ts';
import { SEASON_NUMBER } from './season-number.ts';

/**
 * What the id in an address names. Of what belongs to somebody (`own`) a guest may not know whether it is there: any id
 * will do.
 */
export type PageSubject = 'tournament' | 'player' | 'deck' | 'season' | 'own';

/** Every address that is a page, in the router's notation. The web client's pages are held against it by a test. */
export const PAGE_ADDRESSES: Readonly<Record<string, PageSubject | null>> = {
  '/': null,
  '/registration': null,
  '/live': null,
  '/login': null,
  '/register': null,
  '/forgot-password': null,
  '/reset-password': null,
  '/verify-email': null,
  '/status': null,
  '/maintenance': null,
  '/match-view': null,
  '/solo-tournaments': null,
  '/tournaments': null,
  '/solo-tournaments/:id': 'tournament',
  '/solo-tournaments/:id/rules': 'tournament',
  '/solo-tournaments/:id/log': 'tournament',
  '/solo-tournaments/:id/referee': 'tournament',
  '/solo-tournaments/:id/draws': 'tournament',
  '/solo-tournaments/:id/pairings': 'tournament',
  '/solo-tournaments/:id/match-view': 'tournament',
  '/players/:id': 'player',
  '/decks': null,
  '/decks/create': null,
  '/decks/import': null,
  '/decks/:id': 'own',
  '/decks/:id/edit': 'own',
  '/shared-decks/:id': 'deck',
  '/shopping': null,
  '/shopping/product/:id': 'own',
  '/shopping/checkout/cart': null,
  '/shopping/checkout/:productId': 'own',
  '/shopping/orders': null,
  '/shopping/order/:id': 'own',
  '/profile': null,
  '/profile/expert': null,
  '/notifications': null,
  '/dashboard': null,
  '/dashboard/teams': null,
  '/dashboard/current-tournament': null,
  '/dashboard/my-group': null,
  '/dashboard/groups': null,
  '/teams': null,
  '/teams/my': null,
  '/teams/create': null,
  '/teams/applications': null,
  '/teams/invitations': null,
  '/teams/battles': null,
  '/teams/battle': null,
  '/teams/battle/match-view': null,
  '/teams/:id': 'own',
  '/teams/:id/applications': 'own',
  '/referee': null,
  '/season': null,
  '/season/s4': null,
  '/season/:season': 'season',
  '/admin': null,
  '/admin/users': null,
  '/admin/expert-applications': null,
  '/admin/tournaments': null,
  '/admin/tournaments/new': null,
  '/admin/tournaments/:id/manage': 'own',
  '/admin/solo-management': null,
  '/admin/solo-management/new': null,
  '/admin/solo-management/:id/edit': 'own',
  '/admin/seasons': null,
  '/admin/registrations': null,
  '/admin/participants': null,
  '/admin/groups': null,
  '/admin/battle-overview': null,
  '/admin/teams': null,
  '/admin/products': null,
  '/admin/orders': null,
  '/admin/orders/packing-list': null,
  '/admin/cards': null,
  '/admin/announcements': null,
  '/admin/maintenance': null,
  '/admin/system-settings': null,
  '/admin/audit': null,
  '/admin/jobs': null,
  '/admin/mail': null,
  '/admin/webhooks': null,
  '/admin/api-keys': null,
};

/** The pages that search engines may list: what everybody sees, and is not a form. */
export const INDEXED_PAGES: ReadonlySet<string> = new Set([
  '/',
  '/registration',
  '/live',
  '/status',
  '/solo-tournaments',
  '/solo-tournaments/:id',
  '/solo-tournaments/:id/draws',
  '/solo-tournaments/:id/match-view',
  '/players/:id',
  '/shared-decks/:id',
  '/season',
  '/season/s4',
  '/season/:season',
  '/teams/battle',
  '/teams/battle/match-view',
]);

/** Pages whose query names what they are about: nothing without it. */
export const PAGES_BY_QUERY: ReadonlySet<string> = new Set(['/teams/battle', '/teams/battle/match-view']);

/** A season is named by its number: `s5`. */
const seasonSlug = z
  .string()
  .toLowerCase()
  .refine((slug) => slug.startsWith('s') && SEASON_NUMBER.test(slug.slice(1)));

export type KnownPage = { isIndexed: boolean; subject?: PageSubject; id?: string };

type Address = { pattern: RegExp; subject: PageSubject | null; isIndexed: boolean };

/** What an address in the router's notation stands for; it captures the id. */
export const addressPattern = (address: string): RegExp =>
  new RegExp(`^${address.replace(/\/$/, '').replace(/:\w+/, '([^/]+)')}/?$`, 'i');

const addressesBy = (hasId: boolean): Address[] =>
  Object.entries(PAGE_ADDRESSES)
    .filter(([path]) => path.includes(':') === hasId)
    .map(([path, subject]) => ({
      pattern: addressPattern(path),
      subject,
      isIndexed: INDEXED_PAGES.has(path),
    }));

/** `/decks/create` before `/decks/:id`. */
const ADDRESSES: readonly Address[] = [...addressesBy(false), ...addressesBy(true)];

/** The page at an address; `undefined` where there is none, also where what stands for an id cannot be one. */
export function pageAt(pathname: string): KnownPage | undefined {
  for (const { pattern, subject, isIndexed } of ADDRESSES) {
    const match = pattern.exec(pathname);
    if (!match) continue;
    if (subject === null) return { isIndexed };
    const id = (subject === 'season' ? seasonSlug : idSchema).safeParse(match[1]);
    return id.success ? { isIndexed, subject, id: id.data } : undefined;
  }
  return undefined;
}
