const JOIN = /^#join=([A-Za-z0-9_-]{32})$/;

/** The token of a link for joining, from the part of the address behind the `#`; null: there is none. */
export const tokenOf = (hash: string): string | null => JOIN.exec(hash)?.[1] ?? null;
