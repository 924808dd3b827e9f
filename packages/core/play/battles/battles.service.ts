import { BATTLE_ACCESS_ERRORS, BATTLE_ERRORS } from '@pailei/contracts/play/battles/battle-errors';
import { battleSideTopic } from '@pailei/contracts/play/battles/battle-side.topic';
import type { BattleSideView, BattleRecord, BattleView } from '@pailei/contracts/play/battles/battle-views';
import type { battlesApi, LineUpBody, LineUpOptions } from '@pailei/contracts/play/battles/battles.api';
import type { DataOf, QueryOf } from '@pailei/contracts/http/endpoint';
import { appError, generalError } from '@pailei/contracts/http/errors';
import { isBattleOver } from '@pailei/domain/battles/battle-over';
import type { BattleCommand } from '@pailei/domain/battles/commands';
import type { BattleRow } from '@pailei/db/schema/battles';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import type { Actor } from '@pailei/live/registry';
import { transactionsInTurn } from '../../ground/command-queue/turns.ts';
import type { BattlesDeps } from './battles.deps.ts';
import { battleRecord, battleViewAt, readBattleSide } from './battles.reads.ts';
import { lockShownBattle, requireLeaderPlace, requirePlace, viewAfter } from './commands/battle-command.ts';
import { decideBattleCommand } from './commands/decide-battle-command.ts';
import { saveBattle } from './commands/save-battle.ts';
import { lineUpOptions } from './line-ups/line-up-options.view.ts';
import { lineUpView } from './line-ups/line-up.view.ts';
import { findDraft, saveDraft } from './line-ups/drafts.repository.ts';
import { readLineUp, refuseIllegalDecks } from './line-ups/read-line-up.ts';
import { readRoster } from './line-ups/team-roster.ts';
import { findTeamsBattle, listBattles } from './lists/battle-lists.ts';
import { findShownBattle } from './shown-battle.ts';
import type { OwnPlace } from './state/battle-teams.ts';

type Api = typeof battlesApi;
export type BattlesService = ReturnType<typeof createBattlesService>;

/** A locked battle, and the place that the actor has in it now. */
type Acting = { trx: Trx; row: BattleRow; place: OwnPlace };

/** Battles whose teams are served at once; each of them takes one connection. */
const LANES = 2;

/** Battles of teams: what everybody sees of them, and what their captains and members do. */
export function createBattlesService(deps: BattlesDeps) {
  const inTurn = transactionsInTurn(deps, { lanes: LANES });
  /** A command of a team; who of it may give it is asked under the battle's lock. */
  function act(
    actor: Actor,
    id: string,
    require: (trx: Trx, row: BattleRow, actor: Actor) => Promise<OwnPlace>,
    commandOf: (acting: Acting) => BattleCommand | Promise<BattleCommand>,
  ): Promise<BattleView> {
    return inTurn(id, async (trx, log) => {
      const row = await lockShownBattle(trx, id, actor);
      const place = await require(trx, row, actor);
      const now = deps.now();
      const outcome = await decideBattleCommand(trx, row, {
        actor: { kind: 'side', side: place.side, account_id: actor.user_id },
        commands: [await commandOf({ trx, row, place })],
        now,
      });
      return viewAfter(trx, log, row, await saveBattle(trx, log, row, { ...outcome, owners: deps.owners }));
    });
  }

  const lead = (actor: Actor, id: string, command: BattleCommand) => act(actor, id, requireLeaderPlace, () => command);

  return {
    ...battleReads(deps),

    saveDraft: (actor: Actor, id: string, body: LineUpBody): Promise<BattleSideView> =>
      inTurn(id, (trx, log) => keepDraft(trx, log, { actor, id, body, now: deps.now() })),

    lockLineUp: (actor: Actor, id: string, body: LineUpBody): Promise<BattleView> =>
      act(actor, id, requireLeaderPlace, async ({ trx, row, place: { side } }) => {
        refuseLocked(row, side);
        const roster = await readRoster(trx, row, { side, now: deps.now() });
        const line_up = readLineUp(body, roster, actor.user_id);
        refuseIllegalDecks(line_up, roster);
        return { type: 'lock_line_up', line_up };
      }),

    /** Any member of the team. */
    checkIn: (actor: Actor, id: string): Promise<BattleView> =>
      act(actor, id, requirePlace, () => ({ type: 'check_in' })),

    substitute: (actor: Actor, id: string, change: { out: string; player: string }): Promise<BattleView> =>
      lead(actor, id, { type: 'substitute', ...change }),

    namePlayer: (actor: Actor, id: string, choice: { board_number: number; account_id: string }): Promise<BattleView> =>
      lead(actor, id, { type: 'name_player', ...choice }),

    /** For good: everybody may read them from then on. */
    openDecks: (actor: Actor, id: string): Promise<BattleView> => lead(actor, id, { type: 'open_decks' }),

    forfeit: (actor: Actor, id: string): Promise<BattleView> => lead(actor, id, { type: 'forfeit' }),
  };
}

/** What each may see of battles. */
function battleReads({ db, now }: BattlesDeps) {
  async function ownPlace(actor: Actor, id: string) {
    const { row, place } = (await findShownBattle(db, id, actor)) ?? notFound();
    if (!place) throw appError(BATTLE_ACCESS_ERRORS, 'members_only');
    return { row, place };
  }

  return {
    list: (actor: Actor | null, query: QueryOf<Api['list']>): Promise<DataOf<Api['list']>> =>
      listBattles(db, query, actor),

    async get(actor: Actor | null, id: string): Promise<BattleView> {
      const { delay } = (await findShownBattle(db, id, actor)) ?? notFound();
      return (await battleViewAt(db, id, delay)) ?? notFound();
    },

    async record(actor: Actor | null, id: string): Promise<BattleRecord> {
      const { delay } = (await findShownBattle(db, id, actor)) ?? notFound();
      return battleRecord(db, id, delay);
    },

    /** Null: the team has none yet. */
    async ofTeam(actor: Actor | null, teamId: string): Promise<BattleView | null> {
      const row = await findTeamsBattle(db, teamId, actor?.team_id === teamId);
      const shown = row && (await findShownBattle(db, row.id, actor));
      return shown ? ((await battleViewAt(db, shown.row.id, shown.delay)) ?? null) : null;
    },

    /** To the members of the team alone. */
    async side(actor: Actor, id: string): Promise<BattleSideView> {
      const { place } = await ownPlace(actor, id);
      return readBattleSide(db, id, place.side);
    },

    /** To the captains alone: it names decks that members share with their team. */
    async lineUpOptions(actor: Actor, id: string): Promise<LineUpOptions> {
      const { row, place } = await ownPlace(actor, id);
      if (place.role === 'member') throw appError(BATTLE_ACCESS_ERRORS, 'leaders_only');
      return lineUpOptions(await readRoster(db, row, { side: place.side, now: now() }), actor.user_id);
    },
  };
}

type DraftToKeep = { actor: Actor; id: string; body: LineUpBody; now: string };

async function keepDraft(trx: Trx, log: LiveLog, { actor, id, body, now }: DraftToKeep): Promise<BattleSideView> {
  const row = await lockShownBattle(trx, id, actor);
  const { side } = await requireLeaderPlace(trx, row, actor);
  refuseLocked(row, side);
  const line_up = lineUpView(readLineUp(body, await readRoster(trx, row, { side, now }), actor.user_id));
  await saveDraft(trx, { battle_id: id, side, line_up, saved_by: actor.user_id, saved_at: now });
  const draft = await findDraft(trx, id, side);
  if (draft) log.add(battleSideTopic.of(id, side), 'draft_saved', { draft });
  return readBattleSide(trx, id, side);
}

/** Before anything is read of it: who comes a second late learns that, not what else is wrong. */
function refuseLocked({ state }: BattleRow, side: OwnPlace['side']): void {
  if (isBattleOver(state.status)) throw appError(BATTLE_ERRORS, 'battle_over');
  if (state.sides[side].line_up.locked) throw appError(BATTLE_ERRORS, 'line_up_locked');
}

function notFound(): never {
  throw generalError('not_found');
}
