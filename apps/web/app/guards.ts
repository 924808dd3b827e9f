import { holdsRight, lacksSecondFactor } from '@pailei/domain/rights/rights';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';

import { readSession, type Session } from '../shared/state/session.storage.ts';
import { ENROL_PATH } from '../shared/links/links.ts';
import { loginPath } from '../shared/links/redirect.ts';
import type { Guard } from '../shared/navigation/page.ts';

const LOGIN_RECHECK_MS = 300;
const NOT_PERMITTED = '/decks?error=insufficient_permissions';

const REFUSED: Record<Guard, string> = {
  user: NOT_PERMITTED,
  staff: NOT_PERMITTED,
  referee: NOT_PERMITTED,
  admin: NOT_PERMITTED,
  captain: NOT_PERMITTED,
  expert: '/profile/expert?error=expert_required',
};

/** Where the guard sends this visitor instead; null lets them in. `path` with its query and hash. */
export function guardTarget(guard: Guard, session: Session | null, path: string): string | null {
  if (session === null) return loginPath(path);
  if (lacksSecondFactor(guard, session.user)) return `${ENROL_PATH}&error=second_factor_required`;
  return holdsRight(guard, session.user) ? null : REFUSED[guard];
}

/**
 * The loader of a guarded page. Someone who just logged in gets a moment for the token to be stored. `openBy`: the value of the query that
 * opens it to everybody.
 */
export function guardLoader(guard: Guard, openBy?: string) {
  return async ({ request }: LoaderFunctionArgs): Promise<Response | null> => {
    if (openBy !== undefined && new URL(request.url).searchParams.has(openBy)) return null;
    let session = readSession(localStorage);
    if (session === null && location.pathname === '/login') {
      await new Promise((resolve) => setTimeout(resolve, LOGIN_RECHECK_MS));
      session = readSession(localStorage);
    }
    const target = guardTarget(guard, session, fullPath(request.url));
    return target === null ? null : redirect(target);
  };
}

/** Loaders do not get the hash; on a first visit it is in the address bar. */
function fullPath(url: string): string {
  const { pathname, search } = new URL(url);
  const hash = location.pathname === pathname ? location.hash : '';
  return pathname + search + hash;
}
