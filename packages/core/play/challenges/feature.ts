import { CHALLENGE_NOTICES } from '@pailei/contracts/play/challenges/challenges.notices';
import type { Feature } from '../../ground/features/feature.ts';
import {
  challengeClock,
  createBattleCalendarService,
  createChallengesService,
  teamChallengesTopicDefinition,
} from './index.ts';

export const challengesFeature = {
  name: 'challenges',
  services: { challenges: createChallengesService, battleCalendar: createBattleCalendarService },
  topics: [teamChallengesTopicDefinition],
  clocks: [challengeClock],
  notices: CHALLENGE_NOTICES,
} as const satisfies Feature;
