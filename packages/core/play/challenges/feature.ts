import { CHALLENGE_NOTICES } from '@pailei/contracts/play/challenges/challenges.notices';
import type { Feature } from '../../ground/features/feature.ts';
import { challengeClock } from './challenge.clock.ts';
import { createBattleCalendarService } from './battle-calendar.service.ts';
import { createChallengesService } from './challenges.service.ts';
import { teamChallengesTopicDefinition } from './team-challenges.serve.ts';
import { challengesCalls } from './challenges.calls.ts';

export const challengesFeature = {
  name: 'challenges',
  headings: {
    challenges: {
      name: '约战',
      about: '战队之间的约战：方案、答复、改期。变化见实时协议的 team_challenges 话题；敲定之后是一场团队战。',
    },
  },
  calls: [challengesCalls],
  services: { challenges: createChallengesService, battleCalendar: createBattleCalendarService },
  topics: [teamChallengesTopicDefinition],
  clocks: [challengeClock],
  notices: CHALLENGE_NOTICES,
} as const satisfies Feature;
