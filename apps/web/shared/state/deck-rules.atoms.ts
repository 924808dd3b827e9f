import type { DeckRulesSummary } from '@pailei/contracts/site/deck-rules/deck-rules';
import { HEARTHSTONE } from '@pailei/domain/decks/hearthstone';

import { onFirstSystem } from './first-system.ts';
import { storedAtom } from './storage.atoms.ts';

/** The default until the site's own is loaded. */
const SHIPPED: DeckRulesSummary = {
  version: -1,
  classes: HEARTHSTONE.classes.map(({ id, name, color }) => ({ id, name, color })),
  formats: HEARTHSTONE.formats.map(({ id, name }) => ({ id, name })),
};

const isNamed = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'name' in value &&
  typeof value.name === 'string';

const isSummary = (value: unknown): value is DeckRulesSummary =>
  typeof value === 'object' &&
  value !== null &&
  'classes' in value &&
  Array.isArray(value.classes) &&
  value.classes.every(isNamed) &&
  'formats' in value &&
  Array.isArray(value.formats) &&
  value.formats.every(isNamed);

/** Names and colours of classes and formats, as last received; stored, so that the next page starts with them. */
export const deckRulesAtom = storedAtom<DeckRulesSummary>('deck_rules', SHIPPED, isSummary);

onFirstSystem((store, { deck_rules }) => store.set(deckRulesAtom, deck_rules));
