import { z } from 'zod';
import { describeTopic } from '../../topics/topic-description.ts';
import { challengeSchema } from './challenge-views.ts';
import { teamChallengesTopic } from './team-challenges.topic.ts';

export const teamChallengesDescription = describeTopic(teamChallengesTopic, {
  needsLogin: true,
  isWide: false,
  isKept: false,
  texts: {
    title: '战队的约战',
    who: '该战队的成员',
    snapshot: '等待答复的、已敲定尚未结束的约战，以及最近结束的 20 份',
    events: { challenge_changed: '约战是新的，或有变化：challenge' },
  },
  shapes: {
    snapshot: z.strictObject({ challenges: z.array(challengeSchema) }),
    events: { challenge_changed: z.strictObject({ challenge: challengeSchema }) },
  },
});
