import { MATCH_CALL_AUDITS } from '@pailei/contracts/play/match-calls/match-calls.audits';
import { MATCH_CALL_NOTICES } from '@pailei/contracts/play/match-calls/match-calls.notices';
import type { Feature } from '../../ground/features/feature.ts';
import { createMatchCallsService } from './index.ts';
import { matchCallsCalls } from './match-calls.calls.ts';

export const matchCallsFeature = {
  name: 'match-calls',
  calls: [matchCallsCalls],
  services: { matchCalls: createMatchCallsService },
  audits: MATCH_CALL_AUDITS.actions,
  notices: MATCH_CALL_NOTICES,
} as const satisfies Feature;
