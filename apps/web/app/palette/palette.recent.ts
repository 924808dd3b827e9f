import { readJson, writeJson, type KeyValueStore } from '../../shared/state/storage.ts';
import type { PaletteItem, PaletteKind } from './palette.items.ts';

const RECENT_KEY = 'palette_recent';
const MAX_RECENT = 5;

/** Found by a search; whether the visitor may open it is the page's matter. */
const FOUND_KINDS: readonly PaletteKind[] = ['tournament', 'season', 'team', 'player'];

/** The last choices, newest first. Pages and actions only as far as this visitor still has them (`own`). */
export function readRecent(storage: KeyValueStore, own: readonly PaletteItem[]): PaletteItem[] {
  const stored = readJson(storage, RECENT_KEY);
  if (!Array.isArray(stored)) return [];
  const known = new Map(own.map((item) => [item.id, item]));
  return stored.flatMap((item: unknown) => {
    if (!isItem(item)) return [];
    return FOUND_KINDS.includes(item.kind) ? [item] : (known.get(item.id) ?? []);
  });
}

export function rememberChoice(storage: KeyValueStore, chosen: PaletteItem): void {
  const stored = readJson(storage, RECENT_KEY);
  const others = (Array.isArray(stored) ? stored : []).filter((item: unknown) => isItem(item) && item.id !== chosen.id);
  writeJson(storage, RECENT_KEY, [chosen, ...others].slice(0, MAX_RECENT));
}

/** What other code or a curious visitor put there must not become a way out of the site. */
function isItem(value: unknown): value is PaletteItem {
  if (typeof value !== 'object' || value === null) return false;
  const { id, kind, label, to, action } = value as Record<string, unknown>;
  if (typeof id !== 'string' || typeof label !== 'string' || typeof kind !== 'string') return false;
  return action === undefined ? typeof to === 'string' && /^\/(?![/\\])/.test(to) : typeof action === 'string';
}
