import { MATCH_CHAT_AUDITS } from '@pailei/contracts/play/match-chat/match-chat.audits';
import type { Feature } from '../../ground/features/feature.ts';
import { createMatchChatService, matchChatTopicDefinition } from './index.ts';

export const matchChatFeature = {
  name: 'match-chat',
  services: { matchChat: createMatchChatService },
  topics: [matchChatTopicDefinition],
  audits: MATCH_CHAT_AUDITS.actions,
} as const satisfies Feature;
