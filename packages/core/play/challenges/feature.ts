import { CHALLENGE_NOTICES } from '@pailei/contracts/play/challenges/challenges.notices';
import type { Feature } from '../../ground/features/feature.ts';
import { challengeClock } from './challenge.clock.ts';
import { createBattleCalendarService } from './battle-calendar.service.ts';
import { createChallengesService } from './challenges.service.ts';
import { teamChallengesTopicDefinition } from './team-challenges.serve.ts';
import { challengesCalls } from './challenges.calls.ts';

export const challengesFeature = {
  name: 'challenges',
  calls: [challengesCalls],
  services: { challenges: createChallengesService, battleCalendar: createBattleCalendarService },
  topics: [teamChallengesTopicDefinition],
  clocks: [challengeClock],
  notices: CHALLENGE_NOTICES,
} as const satisfies Feature;
