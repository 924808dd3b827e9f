import { homePages } from '../features/home/home.pages.ts';
import { accountPages } from '../features/accounts/accounts.pages.ts';
import { tournamentsPages } from '../features/tournaments/tournaments.pages.ts';
import type { Page } from './page.ts';

/** Every page of the app; the menu lists only what stands here. */
export const PAGES: readonly Page[] = [...homePages, ...tournamentsPages, ...accountPages];
