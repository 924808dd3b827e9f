import type { BodyOf, DataOf } from '@pailei/contracts/http/endpoint';
import type { leagueApi } from '@pailei/contracts/play/league/league.api';
import type { LeagueWeekView } from '@pailei/contracts/play/league/league-views';
import { decideLeagueWeek } from '@pailei/domain/battles/league/decide';
import type { LeagueCommand } from '@pailei/domain/battles/league/types';
import { isViolation } from '@pailei/domain/violation/violation';
import type { Actor } from '@pailei/live/registry';
import { inTransaction } from '@pailei/live/transaction';
import { runOnce } from '../../ground/idempotency/idempotency.ts';
import { refuseBusyTeams } from '../battles/refuse-busy-teams.ts';
import { battleFacts, leagueError, lockWithTeams, recordStep } from './league-steps.ts';
import type { LeagueDeps, LeagueMoment } from './league.deps.ts';
import { requireLedSide, requireReadable } from './league.policy.ts';
import { findOpenWeeksOfTeam, findOwnTeamId } from './league.repository.ts';
import { readWeek, readWeeks } from './league-views.ts';

type Api = typeof leagueApi;
/** A call on one week that its maker may repeat under the same key. */
type Keyed<Body> = { id: string; body: Body; idempotencyKey: string | undefined };

export type LeagueService = ReturnType<typeof createLeagueService>;

/** How captains agree on the times of their fixtures in a league. */
export function createLeagueService(deps: LeagueDeps) {
  const { db, now } = deps;

  async function get(actor: Actor, id: string): Promise<LeagueWeekView> {
    return readWeek(db, await requireReadable(db, id, actor));
  }

  /** One command of a side's captain. `name`: the end of its route. */
  async function act<Body>(
    actor: Actor,
    name: string,
    { id, body, idempotencyKey }: Keyed<Body>,
    command: LeagueCommand,
  ): Promise<LeagueWeekView> {
    const call = { account_id: actor.user_id, route: `POST /league-weeks/${id}/${name}`, key: idempotencyKey, body };
    await inTransaction(deps, (trx, log) =>
      runOnce(trx, call, async () => {
        await actOn({ trx, log, now: now() }, actor, id, command);
        return { id };
      }),
    );
    return get(actor, id);
  }

  /** The right is asked for under the locks of both teams: who has just handed over is captain no more. */
  async function actOn(moment: LeagueMoment, actor: Actor, id: string, command: LeagueCommand): Promise<void> {
    const { trx } = moment;
    await requireReadable(trx, id, actor);
    const row = await lockWithTeams(trx, id);
    const side = await requireLedSide(moment, row, actor);
    const battle = await battleFacts(trx, row);
    const facts = { now: moment.now, actor: { kind: 'side', side }, battle } as const;
    const event = decideLeagueWeek(row.state, command, facts);
    if (isViolation(event)) throw leagueError(event);
    const { a_team_id: a, b_team_id: b, battle_id } = row;
    const { settings } = battle;
    if (command.type === 'propose')
      await refuseBusyTeams(trx, {
        team_ids: [{ a, b }[side]],
        settings,
        slots: command.slots,
        battle_id,
        field: 'slots',
      });
    if (command.type === 'accept')
      await refuseBusyTeams(trx, { team_ids: [a, b], settings, slots: [command.slot], battle_id, field: 'slot' });
    await recordStep(deps, moment, row, event);
  }

  return {
    get,

    async list(actor: Actor): Promise<DataOf<Api['list']>> {
      const teamId = await findOwnTeamId(db, actor.user_id);
      return { items: teamId === undefined ? [] : await readWeeks(db, await findOpenWeeksOfTeam(db, teamId)) };
    },

    propose: (actor: Actor, call: Keyed<BodyOf<Api['propose']>>) =>
      act(actor, 'propose', call, { type: 'propose', seen: call.body.seen, slots: call.body.slots.map(timeOf) }),

    accept: (actor: Actor, call: Keyed<BodyOf<Api['accept']>>) =>
      act(actor, 'accept', call, { type: 'accept', number: call.body.number, slot: timeOf(call.body.slot) }),

    decline: (actor: Actor, call: Keyed<BodyOf<Api['decline']>>) =>
      act(actor, 'decline', call, { type: 'decline', number: call.body.number }),
  };
}

/** As the rules compare times: one spelling for each. */
const timeOf = (text: string): string => new Date(text).toISOString();
