/** How many of the ids, the newest first, came after the one that was seen last; all of them when none was. */
export function unseenCount(ids: readonly string[], lastSeen: string | undefined): number {
  const place = lastSeen === undefined ? -1 : ids.indexOf(lastSeen);
  return place < 0 ? ids.length : place;
}
