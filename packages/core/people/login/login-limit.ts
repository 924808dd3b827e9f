/** Carries out an attempt to log in, unless too many of this subject have failed; a 429 then. */
export type LoginLimit = <T>(login: { subject: string; ip: string }, attempt: () => Promise<T>) => Promise<T>;
