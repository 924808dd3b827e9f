const MINUTE = 60_000;

/** Per address: tokens of links are guessed by machines. */
export const LINK_TOKEN_LIMIT = { max: 20, timeWindow: 15 * MINUTE };
/** Per account, right or wrong: whoever found an open window shall not guess its password or codes. */
export const OWN_SECRET_LIMIT = { max: 10, timeWindow: 15 * MINUTE };
