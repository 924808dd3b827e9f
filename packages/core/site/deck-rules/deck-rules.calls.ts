import { deckRulesApi as api } from '@pailei/contracts/site/deck-rules/deck-rules';
import { call, type HttpCall } from '../../ground/http/calls.ts';
import type { DeckRulesService } from './deck-rules.service.ts';

export const deckRulesCalls = ({ deckRules }: { deckRules: DeckRulesService }): readonly HttpCall[] => [
  call(api.get, () => deckRules.get()),
  call(api.update, ({ actor, body }) => deckRules.update(actor, body)),
];
