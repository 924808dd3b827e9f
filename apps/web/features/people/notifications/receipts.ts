import type { DeliveryWay } from '@pailei/contracts/features/notifications.api';

const MAX_AT_ONCE = 100;
const acknowledged = new Set<string>();

/**
 * Tells the server, once per notification, sending and page, that it was shown. The server keeps the first receipt of all windows.
 * `round`: for which time it was sent.
 */
export async function acknowledge(ids: readonly string[], via: DeliveryWay, round = 0): Promise<void> {
  const keyOf = (id: string) => `${id}:${via}:${round}`;
  const fresh = ids.filter((id) => !acknowledged.has(keyOf(id))).slice(0, MAX_AT_ONCE);
  if (fresh.length === 0) return;
  for (const id of fresh) acknowledged.add(keyOf(id));
  try {
    const { sendReceipts } = await import('./inbox.calls.ts');
    await sendReceipts(fresh, via);
  } catch {
    // the inbox or the server's reminder brings them again
    for (const id of fresh) acknowledged.delete(keyOf(id));
  }
}

/** The same for what a list shows. */
export function acknowledgeListed(items: readonly { id: string; delivered_at: string | null }[]): void {
  const fresh = items.filter(({ delivered_at }) => delivered_at === null).map(({ id }) => id);
  void acknowledge(fresh, 'inbox');
}
