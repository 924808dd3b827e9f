import { redirect, type LoaderFunctionArgs } from 'react-router-dom';

import { isAdmin, isExpert } from '../shared/state/session.rights.ts';
import { readSession, type Session } from '../shared/state/session.storage.ts';
import { loginPath } from './redirect.ts';

export type GuardKind = 'user' | 'admin' | 'expert';

const LOGIN_RECHECK_MS = 300;

/** Where the guard sends this visitor instead; null lets them in. */
export function guardTarget(kind: GuardKind, session: Session | null, path: string): string | null {
  if (session === null) return loginPath(path);
  if (kind === 'admin' && !isAdmin(session.user)) return '/decks?error=insufficient_permissions';
  if (kind === 'expert' && !isExpert(session.user)) return '/profile/expert?error=expert_required';
  return null;
}

/** The loader of a guarded page. Someone who just logged in gets a moment for the token to be stored. */
export function guardLoader(kind: GuardKind) {
  return async ({ request }: LoaderFunctionArgs): Promise<Response | null> => {
    const { pathname, search } = new URL(request.url);
    let session = readSession(localStorage);
    if (session === null && location.pathname === '/login') {
      await new Promise((resolve) => setTimeout(resolve, LOGIN_RECHECK_MS));
      session = readSession(localStorage);
    }
    const target = guardTarget(kind, session, pathname + search);
    return target === null ? null : redirect(target);
  };
}
