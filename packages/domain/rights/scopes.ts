/** What a key may read. Stored and sent: a name never changes. */
export const API_SCOPES = ['events:read', 'standings:read', 'decklists:read', 'exports:read'] as const;
export type ApiScope = (typeof API_SCOPES)[number];

/** As whom a scope is read: nobody in particular, or the admin who made the key. */
const READ_AS = {
  'events:read': 'guest',
  'standings:read': 'guest',
  'decklists:read': 'guest',
  /** What the staff export: closed lists too. */
  'exports:read': 'creator',
} as const satisfies Record<ApiScope, 'guest' | 'creator'>;

export const readsAsCreator = (scope: ApiScope): boolean => READ_AS[scope] === 'creator';

export const API_KEYS_MAX = 50;
