/** The token of a reset link: it stands behind the `#`, which no server sees. */
export function resetTokenIn(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get('token') || null;
}
