import type { Challenge, ChallengeView } from '@pailei/contracts/play/challenges/challenge-views';
import type { TeamRef } from '@pailei/contracts/people/teams/team-views';
import type { Db } from '@pailei/db/client';
import type { ChallengeRow } from '@pailei/db/schema/challenges';
import type { Trx } from '@pailei/db/tx';
import type { ChallengeState } from '@pailei/domain/battles/challenge/types';
import { crestOf } from '../../people/teams/crest-of.ts';
import { findTeamsById } from './challenge-teams.repository.ts';

type Proposal = Challenge['proposal'];

/** Lists of the contract may be changed by who reads them; those of the rules may not. */
const proposalsOf = ({ proposals }: ChallengeState): Proposal[] =>
  proposals.map((proposal) => ({ ...proposal, slots: [...proposal.slots] }));

function newestOf(state: ChallengeState): Proposal {
  const last = proposalsOf(state).at(-1);
  if (!last) throw new Error('a challenge has a proposal');
  return last;
}

function challengeOf(row: ChallengeRow, teams: ReadonlyMap<string, TeamRef>): Challenge {
  const { id, status, state, due_at, starts_at, battle_id, created_at, updated_at } = row;
  const { move, is_moved, cancel = null } = state;
  const teamOf = (teamId: string) => {
    const team = teams.get(teamId);
    if (!team) throw new Error(`challenge ${id} names the team ${teamId}, which is not there`);
    return team;
  };
  return {
    id,
    teams: { a: teamOf(row.a_team_id), b: teamOf(row.b_team_id) },
    status,
    proposal: newestOf(state),
    due_at,
    starts_at,
    move,
    is_moved,
    cancel,
    battle_id,
    created_at,
    updated_at,
  };
}

/** In the order of the rows. */
export async function readChallenges(db: Db | Trx, rows: readonly ChallengeRow[]): Promise<Challenge[]> {
  const teams = await findTeamsById(
    db,
    rows.flatMap(({ a_team_id, b_team_id }) => [a_team_id, b_team_id]),
  );
  const refs = new Map(
    teams.map((team) => [team.id, { id: team.id, name: team.name, tag: team.tag, crest: crestOf(team) }]),
  );
  return rows.map((row) => challengeOf(row, refs));
}

export async function readChallenge(db: Db | Trx, row: ChallengeRow): Promise<ChallengeView> {
  const [challenge] = await readChallenges(db, [row]);
  if (!challenge) throw new Error(`challenge ${row.id} has no view`);
  return { ...challenge, proposals: proposalsOf(row.state) };
}
