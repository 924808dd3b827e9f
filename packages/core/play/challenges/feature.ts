import { CHALLENGE_NOTICES } from '@pailei/contracts/play/challenges/challenges.notices';
import type { Feature } from '../../ground/features/feature.ts';
import {
  challengeClock,
  createBattleCalendarService,
  createChallengesService,
  teamChallengesTopicDefinition,
} from './index.ts';
import { challengesCalls } from './challenges.calls.ts';

export const challengesFeature = {
  name: 'challenges',
  calls: [challengesCalls],
  services: { challenges: createChallengesService, battleCalendar: createBattleCalendarService },
  topics: [teamChallengesTopicDefinition],
  clocks: [challengeClock],
  notices: CHALLENGE_NOTICES,
} as const satisfies Feature;
