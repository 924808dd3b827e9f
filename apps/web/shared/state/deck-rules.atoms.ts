import type { DeckRulesSummary } from '@pailei/contracts/deck-rules';
import { HEARTHSTONE } from '@pailei/domain/decks';

import { storedAtom } from './storage.atoms.ts';

/** What the client knows before it has heard of the site's own. */
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

/** Names and colours of classes and formats, as last heard; kept, so that the next page begins with them. */
export const deckRulesAtom = storedAtom<DeckRulesSummary>('deck_rules', SHIPPED, isSummary);
