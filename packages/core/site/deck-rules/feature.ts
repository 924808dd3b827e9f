import { DECK_RULES_AUDITS } from '@pailei/contracts/site/deck-rules/deck-rules.audits';
import type { Feature } from '../../ground/features/feature.ts';
import { createDeckRulesService } from './deck-rules.service.ts';
import { deckRulesCalls } from './deck-rules.calls.ts';

export const deckRulesFeature = {
  name: 'deck-rules',
  calls: [deckRulesCalls],
  services: { deckRules: createDeckRulesService },
  audits: DECK_RULES_AUDITS.actions,
} as const satisfies Feature;
