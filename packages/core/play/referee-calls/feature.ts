import { BATTLE_CALL_AUDITS, MATCH_CALL_AUDITS } from '@pailei/contracts/play/referee-calls/calls.audits';
import { CALL_NOTICES } from '@pailei/contracts/play/referee-calls/calls.notices';
import type { Feature } from '../../ground/features/feature.ts';
import { refereeCallsCalls } from './referee-calls.calls.ts';
import { battleStaffTopicDefinition } from './battle-staff.serve.ts';
import { createBattleCallsService, createMatchCallsService } from './referee-calls.service.ts';

export const refereeCallsFeature = {
  name: 'referee-calls',
  calls: [refereeCallsCalls],
  services: { matchCalls: createMatchCallsService, battleCalls: createBattleCallsService },
  topics: [battleStaffTopicDefinition],
  audits: { ...MATCH_CALL_AUDITS.actions, ...BATTLE_CALL_AUDITS.actions },
  notices: CALL_NOTICES,
} as const satisfies Feature;
