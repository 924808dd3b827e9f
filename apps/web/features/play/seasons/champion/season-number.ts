const ADDRESS = /^\/season\/s([1-9]\d{0,2})\/?$/i;

/** The season that an address names: `/season/s4` → 4. */
export function numberIn(pathname: string): number | null {
  const match = ADDRESS.exec(pathname);
  return match ? Number(match[1]) : null;
}
