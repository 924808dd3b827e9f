import { BATTLE_CALL_AUDITS } from '@pailei/contracts/play/battle-calls/battle-calls.audits';
import { BATTLE_CALL_NOTICES } from '@pailei/contracts/play/battle-calls/battle-calls.notices';
import type { Feature } from '../../ground/features/feature.ts';
import { battleStaffTopicDefinition, createBattleCallsService } from './index.ts';
import { battleCallsCalls } from './battle-calls.calls.ts';

export const battleCallsFeature = {
  name: 'battle-calls',
  calls: [battleCallsCalls],
  services: { battleCalls: createBattleCallsService },
  topics: [battleStaffTopicDefinition],
  audits: BATTLE_CALL_AUDITS.actions,
  notices: BATTLE_CALL_NOTICES,
} as const satisfies Feature;
