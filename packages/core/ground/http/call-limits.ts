/** Calls from one address in so many milliseconds. */
export type RateLimit = { max: number; timeWindow: number };

/** Calls of one account in so many milliseconds. `max` may be asked for with every call: a setting. */
export type AccountLimit = { max: number | (() => Promise<number>); timeWindow: number };

export const MINUTE = 60_000;

/** A search while typing: one call for every pause. */
export const SEARCH_LIMIT: RateLimit = { max: 60, timeWindow: MINUTE };
/** Someone builds a deck by typing. */
export const BUILDER_LIMIT: RateLimit = { max: 300, timeWindow: MINUTE };
export const LOGIN_LIMIT: RateLimit = { max: 10, timeWindow: MINUTE };
export const REGISTER_LIMIT: RateLimit = { max: 10, timeWindow: 10 * MINUTE };
/** Tokens of links are guessed by machines. */
export const LINK_TOKEN_LIMIT: RateLimit = { max: 20, timeWindow: 15 * MINUTE };

export const UPLOAD_LIMIT: AccountLimit = { max: 5, timeWindow: MINUTE };
/** A change of the e-mail address tries a password. */
export const PROFILE_LIMIT: AccountLimit = { max: 10, timeWindow: MINUTE };
/** Right or wrong: who found an open window shall not guess its password or codes. */
export const OWN_SECRET_LIMIT: AccountLimit = { max: 10, timeWindow: 15 * MINUTE };
