import type { DeckRulesSummary } from '@pailei/contracts/site/deck-rules/deck-rules';

import { deckRulesAtom } from '../state/deck-rules.atoms.ts';
import { useAtomValue } from '../state/jotai.ts';

/** Classes and formats by name and colour, for `className(rules, id)` and `formatName(rules, id)`. */
export function useDeckRules(): DeckRulesSummary {
  return useAtomValue(deckRulesAtom);
}
