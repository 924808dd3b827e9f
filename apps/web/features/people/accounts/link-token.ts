/** The token of a link in a mail: it is in the fragment, which no server sees, or in the query where a mail program moved it. */
export function linkTokenIn({ hash, search }: { hash: string; search: string }): string | null {
  return tokenIn(hash.replace(/^#/, '')) ?? tokenIn(search);
}

const tokenIn = (text: string): string | null => new URLSearchParams(text).get('token') || null;
