import type { BodyOf, DataOf, QueryOf } from '@pailei/contracts/http/endpoint';
import type { ChallengeView } from '@pailei/contracts/play/challenges/challenge-views';
import type { challengesApi } from '@pailei/contracts/play/challenges/challenges.api';
import type { ChallengeRow } from '@pailei/db/schema/challenges';
import { decideChallenge, newestProposal } from '@pailei/domain/battles/challenge/decide';
import type { ChallengeCommand, ChallengeEvent } from '@pailei/domain/battles/challenge/types';
import type { Trx } from '@pailei/db/tx';
import type { Side } from '@pailei/domain/series/sides';
import { isViolation } from '@pailei/domain/violation/violation';
import type { Actor } from '@pailei/live/registry';
import { inTransaction } from '@pailei/live/transaction';
import { runOnce } from '../../ground/idempotency/idempotency.ts';
import { hasOpenLineUps } from '../battles/end-battles.ts';
import { refuseBusyTeams } from '../battles/refuse-busy-teams.ts';
import { requireMember } from '../../people/teams/team-access.ts';
import { cancelAppointment, makeAppointment, moveAppointment } from './appointments.ts';
import { challengeError, lockTeamsOf, recordStep, requireLocked } from './challenge-steps.ts';
import type { ChallengeMoment, ChallengesDeps } from './challenges.deps.ts';
import { requireLedSide, requireReadable } from './challenges.policy.ts';
import { countChallenges, findChallenges, findOpenChallengeIds } from './challenges.repository.ts';
import { readChallenge, readChallenges } from './challenges.view.ts';
import { addChallenge, offerOf, timeOf } from './new-challenge.ts';

/**
 * Cancels every open challenge of a team that is no more, and tells the other teams. Under the lock of the team, which every
 * command on its challenges needs.
 */
async function cancelChallengesOf(moment: ChallengeMoment, teamId: string): Promise<void> {
  const { trx, now } = moment;
  for (const id of await findOpenChallengeIds(trx, teamId)) {
    const row = await requireLocked(trx, id);
    const side = row.a_team_id === teamId ? 'a' : 'b';
    const event = decideChallenge(row.state, { type: 'cancel', side }, { now, actor: { kind: 'system' } });
    if (!isViolation(event)) await recordStep(moment, row, { event, by: side });
  }
}

type Api = typeof challengesApi;
/** A call that its maker may repeat under the same key. */
type Keyed<Body> = { body: Body; idempotencyKey: string | undefined };
/** The same on one challenge. */
type KeyedOn<Body> = Keyed<Body> & { id: string };

export type ChallengesService = ReturnType<typeof createChallengesService>;

/** Challenges between teams: captains and vice captains act, all members of both teams read, nobody else does. */
export function createChallengesService(deps: ChallengesDeps) {
  const { db, now } = deps;

  async function get(actor: Actor, id: string): Promise<ChallengeView> {
    return readChallenge(db, await requireReadable(db, id, actor));
  }

  /** One command of a side's captain. `name`: the end of its route. */
  async function act<Body>(
    actor: Actor,
    name: string,
    { id, body, idempotencyKey }: KeyedOn<Body>,
    command: ChallengeCommand,
  ): Promise<ChallengeView> {
    const call = { account_id: actor.user_id, route: `POST /challenges/${id}/${name}`, key: idempotencyKey, body };
    await inTransaction(deps, (trx, log) =>
      runOnce(trx, call, async () => {
        await actOn({ trx, log, now: now() }, actor, id, command);
        return { id };
      }),
    );
    return get(actor, id);
  }

  return {
    get,

    async list(actor: Actor, query: QueryOf<Api['list']>): Promise<DataOf<Api['list']>> {
      await requireMember(db, query.team_id, actor);
      const [rows, total] = await Promise.all([findChallenges(db, query, query), countChallenges(db, query)]);
      return { items: await readChallenges(db, rows), total, skip: query.skip, limit: query.limit };
    },

    async propose(actor: Actor, { body, idempotencyKey }: Keyed<BodyOf<Api['propose']>>): Promise<ChallengeView> {
      const call = { account_id: actor.user_id, route: 'POST /challenges', key: idempotencyKey, body };
      const { id } = await inTransaction(deps, (trx, log) =>
        runOnce(trx, call, async () => ({ id: await addChallenge({ trx, log, now: now() }, actor, body) })),
      );
      return get(actor, id);
    },

    counter(actor: Actor, call: KeyedOn<BodyOf<Api['counter']>>) {
      const { proposal_number, ...offer } = call.body;
      return act(actor, 'counter', call, { type: 'counter', proposal_number, ...offerOf(offer) });
    },

    accept(actor: Actor, call: KeyedOn<BodyOf<Api['accept']>>) {
      const { proposal_number, slot } = call.body;
      return act(actor, 'accept', call, { type: 'accept', proposal_number, slot: timeOf(slot) });
    },

    reject: (actor: Actor, call: KeyedOn<BodyOf<Api['reject']>>) =>
      act(actor, 'reject', call, { type: 'reject', ...call.body }),

    withdraw: (actor: Actor, call: KeyedOn<BodyOf<Api['withdraw']>>) =>
      act(actor, 'withdraw', call, { type: 'withdraw', ...call.body }),

    proposeMove: (actor: Actor, call: KeyedOn<BodyOf<Api['proposeMove']>>) =>
      act(actor, 'move', call, { type: 'propose_move', starts_at: timeOf(call.body.starts_at) }),

    acceptMove: (actor: Actor, call: KeyedOn<BodyOf<Api['acceptMove']>>) =>
      act(actor, 'accept-move', call, { type: 'accept_move', starts_at: timeOf(call.body.starts_at) }),

    rejectMove: (actor: Actor, call: KeyedOn<BodyOf<Api['rejectMove']>>) =>
      act(actor, 'reject-move', call, { type: 'reject_move', starts_at: timeOf(call.body.starts_at) }),

    proposeCancel: (actor: Actor, call: KeyedOn<BodyOf<Api['proposeCancel']>>) =>
      act(actor, 'cancel', call, { type: 'propose_cancel' }),

    acceptCancel: (actor: Actor, call: KeyedOn<BodyOf<Api['acceptCancel']>>) =>
      act(actor, 'accept-cancel', call, { type: 'accept_cancel' }),

    rejectCancel: (actor: Actor, call: KeyedOn<BodyOf<Api['rejectCancel']>>) =>
      act(actor, 'reject-cancel', call, { type: 'reject_cancel' }),

    /** What is open of a team that is disbanded in this transaction, under its lock. */
    cancelOf: cancelChallengesOf,
  };
}

/** The right is asked for under the locks of both teams: who has just handed over is captain no more. */
async function actOn(moment: ChallengeMoment, actor: Actor, id: string, command: ChallengeCommand): Promise<void> {
  const { trx, now } = moment;
  await requireReadable(trx, id, actor);
  await lockTeamsOf(trx, id);
  const row = await requireLocked(trx, id);
  const side = await requireLedSide(moment, row, actor);
  const are_line_ups_open = row.battle_id !== null && (await hasOpenLineUps(trx, row.battle_id));
  const event = decideChallenge(row.state, command, { now, actor: { kind: 'side', side }, are_line_ups_open });
  if (isViolation(event)) throw challengeError(event, 'starts_at' in command);
  await refuseBusyTimes(trx, row, { event, side });
  await follow(moment, row, { event, side });
}

/** A side offers only times at which its team is free; what both agree on finds both free. */
async function refuseBusyTimes(
  trx: Trx,
  { a_team_id, b_team_id, battle_id, state }: ChallengeRow,
  { event, side }: { event: ChallengeEvent; side: Side },
): Promise<void> {
  const { settings } = newestProposal(state);
  const own = [{ a: a_team_id, b: b_team_id }[side]];
  const both = [a_team_id, b_team_id];
  switch (event.type) {
    case 'challenge_countered': {
      const { settings: offered, slots } = event.payload;
      return refuseBusyTeams(trx, { settings: offered, slots, team_ids: own, battle_id, field: 'slots' });
    }
    case 'challenge_accepted': {
      const slots = [event.payload.starts_at];
      return refuseBusyTeams(trx, { settings, slots, team_ids: both, battle_id, field: 'slot' });
    }
    case 'move_proposed':
    case 'move_accepted': {
      const team_ids = event.type === 'move_accepted' ? both : own;
      const slots = [event.payload.starts_at];
      return refuseBusyTeams(trx, { settings, slots, team_ids, battle_id, field: 'starts_at' });
    }
    default:
      return undefined;
  }
}

/** The battle is made, moved or cancelled in the same transaction. */
async function follow(
  moment: ChallengeMoment,
  row: ChallengeRow,
  { event, side }: { event: ChallengeEvent; side: Side },
): Promise<void> {
  if (event.type === 'challenge_accepted') return makeAppointment(moment, row, { event, by: side });
  if (event.type === 'move_accepted') return moveAppointment(moment, row, { event, by: side });
  if (event.type === 'cancel_accepted') return cancelAppointment(moment, row, { event, by: side });
  await recordStep(moment, row, { event, by: side });
}
