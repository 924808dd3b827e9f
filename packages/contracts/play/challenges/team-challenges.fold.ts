import { foldBy, type Fold, type Handlers } from '../../topics/topic.ts';
import type { Challenge } from './challenge-views.ts';
import { ENDED_CHALLENGES_SHOWN, type TeamChallenges, type TeamChallengesEvents } from './team-challenges.topic.ts';

const isEnded = ({ status }: Challenge): boolean => status !== 'open' && status !== 'accepted';

function newestFirst(challenges: readonly Challenge[]): Challenge[] {
  return challenges.toSorted((a, b) => b.updated_at.localeCompare(a.updated_at) || b.id.localeCompare(a.id));
}

const handlers: Handlers<TeamChallenges, TeamChallengesEvents> = {
  challenge_changed({ challenges }, { challenge }) {
    const all = newestFirst([...challenges.filter(({ id }) => id !== challenge.id), challenge]);
    const shown = new Set(all.filter(isEnded).slice(0, ENDED_CHALLENGES_SHOWN));
    return { challenges: all.filter((one) => !isEnded(one) || shown.has(one)) };
  },
};

export const foldTeamChallenges: Fold<TeamChallenges> = (view, event) => foldBy(handlers, view, event);
