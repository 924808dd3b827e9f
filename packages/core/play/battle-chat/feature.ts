import type { Feature } from '../../ground/features/feature.ts';
import { battleChatTopicDefinition, battleStaffLineTopicDefinition, createBattleChatService } from './index.ts';

export const battleChatFeature = {
  name: 'battle-chat',
  services: { battleChat: createBattleChatService },
  topics: [battleChatTopicDefinition, battleStaffLineTopicDefinition],
} as const satisfies Feature;
