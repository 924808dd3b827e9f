import { BATTLE_CHAT_AUDITS, MATCH_CHAT_AUDITS } from '@pailei/contracts/play/chat/chat.audits';
import type { Feature } from '../../ground/features/feature.ts';
import { battleChatTopicDefinition, battleStaffLineTopicDefinition, matchChatTopicDefinition } from './chat.serve.ts';
import { createBattleChatService, createMatchChatService } from './chat.service.ts';
import { chatCalls } from './chat.calls.ts';

export const chatFeature = {
  name: 'chat',
  calls: [chatCalls],
  services: { matchChat: createMatchChatService, battleChat: createBattleChatService },
  topics: [matchChatTopicDefinition, battleChatTopicDefinition, battleStaffLineTopicDefinition],
  audits: { ...MATCH_CHAT_AUDITS.actions, ...BATTLE_CHAT_AUDITS.actions },
} as const satisfies Feature;
