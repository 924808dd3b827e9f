import type { BodyOf } from '@pailei/contracts/http/endpoint';
import { appError, fieldError, generalError } from '@pailei/contracts/http/errors';
import { CHALLENGE_ACCESS_ERRORS } from '@pailei/contracts/play/challenges/challenge-errors';
import type { challengesApi } from '@pailei/contracts/play/challenges/challenges.api';
import { TEAM_ERRORS } from '@pailei/contracts/people/teams/team-errors';
import { newId } from '@pailei/db/id';
import type { TeamRow } from '@pailei/db/schema/teams';
import { foldChallenge } from '@pailei/domain/battles/challenge/evolve';
import { OPEN_CHALLENGES_MAX, type ChallengeProposal } from '@pailei/domain/battles/challenge/types';
import { offeredSettings } from '@pailei/domain/battles/challenge/offered-settings';
import { proposeChallenge } from '@pailei/domain/battles/challenge/decide';
import { isViolation } from '@pailei/domain/violation/violation';
import type { Actor } from '@pailei/live/registry';
import { lockTeams } from '../../people/team-locks/team-locks.ts';
import { refuseBusyTeams } from '../battles/refuse-busy-teams.ts';
import { tellLeaders } from './challenge-notices.ts';
import { challengeError, enqueueDue, logChallenge } from './challenge-steps.ts';
import type { ChallengeMoment } from './challenges.deps.ts';
import { requireLedTeam } from './challenges.policy.ts';
import { countSent, hasOpenChallenge, insertChallenge } from './challenges.repository.ts';

type ProposeBody = BodyOf<typeof challengesApi.propose>;

/** As the rules compare times: one spelling for each. */
export const timeOf = (text: string): string => new Date(text).toISOString();

/** An offer as the rules know it. */
export function offerOf({
  slots,
  ...offered
}: Omit<ProposeBody, 'team_id'>): Pick<ChallengeProposal, 'settings' | 'slots'> {
  return { settings: offeredSettings(offered), slots: slots.map(timeOf) };
}

/** Challenges a team in the name of the actor's own, and answers the id. Throws what stands in the way. */
export async function addChallenge(moment: ChallengeMoment, actor: Actor, body: ProposeBody): Promise<string> {
  const { trx, now } = moment;
  const { team_id, ...offer } = body;
  const ownId = await requireLedTeam(moment, actor);
  const teams = await lockTeams(trx, [ownId, team_id]);
  // Asked again under the lock: the captain may just have handed over.
  if ((await requireLedTeam(moment, actor)) !== ownId) throw generalError('conflict');
  const a = teams.find(({ id }) => id === ownId);
  if (a?.status !== 'approved') throw appError(TEAM_ERRORS, 'leaders_only');
  const b = requireOpponent(teams, team_id);
  const challenge_id = newId();
  const input = { challenge_id, teams: { a: nameOf(a), b: nameOf(b) }, ...offerOf(offer) };
  const event = proposeChallenge(input, { now, is_open_to_challenges: b.takes_challenges });
  if (isViolation(event)) throw challengeError(event);
  if (await hasOpenChallenge(trx, a.id, b.id)) throw appError(CHALLENGE_ACCESS_ERRORS, 'open_with_team');
  if ((await countSent(trx, a.id)) >= OPEN_CHALLENGES_MAX)
    throw appError(CHALLENGE_ACCESS_ERRORS, 'too_many_challenges');
  const { settings, slots } = offerOf(offer);
  await refuseBusyTeams(trx, { team_ids: [a.id], settings, slots, battle_id: null, field: 'slots' });
  const state = foldChallenge([event]);
  await insertChallenge(trx, { state, battle_id: null, now });
  await enqueueDue(trx, state);
  await logChallenge(moment, challenge_id);
  await tellLeaders(moment, { state, type: event.type, by: 'a' });
  return challenge_id;
}

const nameOf = ({ id, name }: TeamRow) => ({ team_id: id, name });

/** A team that waits for its review is its founder's alone: to others it is not there. */
function requireOpponent(teams: readonly TeamRow[], id: string): TeamRow {
  const team = teams.find((one) => one.id === id);
  if (team?.status === 'disbanded') throw fieldError(CHALLENGE_ACCESS_ERRORS, 'opponent_over', 'team_id');
  if (team?.status !== 'approved') throw generalError('not_found');
  return team;
}
