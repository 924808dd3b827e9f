import { BATTLE_ACCESS_ERRORS } from '@pailei/contracts/play/battles/battle-errors';
import type {
  BattleRoster,
  BattleRulingBody,
  battleRulingsApi,
} from '@pailei/contracts/play/battles/battle-rulings.api';
import type { BattleView } from '@pailei/contracts/play/battles/battle-views';
import type { DataOf, QueryOf } from '@pailei/contracts/http/endpoint';
import { appError, generalError } from '@pailei/contracts/http/errors';
import type { BattleCommand } from '@pailei/domain/battles/commands';
import type { BattleState } from '@pailei/domain/battles/types';
import type { Side } from '@pailei/domain/series/sides';
import type { BattleRow } from '@pailei/db/schema/battles';
import { readInOneSnapshot, type Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import type { Actor } from '@pailei/live/registry';
import { meantNow } from '../../ground/clocks/clock-pause.ts';
import { transactionsInTurn } from '../../ground/command-queue/turns.ts';
import { recordAudit } from '../../site/audit/record-audit.ts';
import type { CorrectionChoice } from '../matches/match-owner.ts';
import type { BattleOwners } from './battle-owner.ts';
import type { BattlesDeps } from './battles.deps.ts';
import { creditSoFar, lockForRuling, refuseOwnBattle, viewAfter } from './commands/battle-command.ts';
import { decideBattleCommand } from './commands/decide-battle-command.ts';
import { previewRuling } from './commands/preview-ruling.ts';
import { saveBattle } from './commands/save-battle.ts';
import { memberOptions } from './line-ups/line-up-options.view.ts';
import { readLineUp } from './line-ups/read-line-up.ts';
import { readRoster } from './line-ups/team-roster.ts';
import { findShownBattle } from './shown-battle.ts';

type PreviewQuery = QueryOf<(typeof battleRulingsApi)['preview']>;
export type BattleRulingsService = ReturnType<typeof createBattleRulingsService>;

/** Battles that are ruled on at once; each of them takes one connection. */
const LANES = 2;

/** What referees decide about battles. Results of boards they rule on in the boards' matches. */
export function createBattleRulingsService(deps: BattlesDeps) {
  const inTurn = transactionsInTurn(deps, { lanes: LANES });

  async function ruleWithin(trx: Trx, log: LiveLog, { actor, id, body }: RulingOrder): Promise<BattleView> {
    const { owners } = deps;
    const seen = await lockForRuling(trx, id, actor, owners);
    await refuseOwnBattle(trx, seen, actor);
    const now = deps.now();
    const row = await creditSoFar(trx, log, seen, { now, owners });
    await refuseStalePreview(trx, { row, body, now, owners });
    const outcome = await decideBattleCommand(trx, row, {
      actor: { kind: 'referee', user_id: actor.user_id, name: actor.username },
      commands: [await commandOf(trx, { row, seen, body, actor, now })],
      now,
    });
    const state = await saveBattle(trx, log, row, { ...outcome, owners, ...choiceOf(body) });
    await auditRuling(trx, actor, row, { body, after: state });
    return viewAfter(trx, log, row, state);
  }

  return {
    /** What a ruling on a board would do, by the same decisions; nothing is written. */
    preview: (actor: Actor, id: string, query: PreviewQuery): Promise<DataOf<(typeof battleRulingsApi)['preview']>> =>
      readInOneSnapshot(deps.db, async (trx) => {
        const { row } = (await findShownBattle(trx, id, actor)) ?? notFound();
        await refuseOwnBattle(trx, row, actor);
        return previewRuling(trx, { row, ruling: query, now: deps.now(), owners: deps.owners });
      }),

    /** Who is in a team and with which decks, for a replacement; to referees who are of neither team. */
    async roster(actor: Actor, id: string, { side }: { side: Side }): Promise<BattleRoster> {
      const { row } = (await findShownBattle(deps.db, id, actor)) ?? notFound();
      await refuseOwnBattle(deps.db, row, actor);
      return { members: memberOptions(await readRoster(deps.db, row, { side, now: deps.now() }), () => true) };
    },

    /** A ruling; its reason stands in the record. */
    rule: (actor: Actor, id: string, body: BattleRulingBody): Promise<BattleView> =>
      inTurn(id, (trx, log) => ruleWithin(trx, log, { actor, id, body })),
    /** The same as a part of another command. */
    ruleWithin,
  };
}

type RulingOrder = { actor: Actor; id: string; body: BattleRulingBody };

type Ruled = { row: BattleRow; body: BattleRulingBody; now: string; owners: BattleOwners };

/** Whoever has seen a preview is refused once the ruling would do something else. */
async function refuseStalePreview(trx: Trx, { row, body, now, owners }: Ruled): Promise<void> {
  if (!('seen' in body) || body.seen === undefined) return;
  const { seen } = await previewRuling(trx, { row, ruling: body, now, owners });
  if (seen !== body.seen) throw appError(BATTLE_ACCESS_ERRORS, 'preview_stale');
}

type Ruling = { row: BattleRow; seen: BattleRow; body: BattleRulingBody; actor: Actor; now: string };

async function commandOf(trx: Trx, { row, seen, body, actor, now }: Ruling): Promise<BattleCommand> {
  switch (body.type) {
    case 'forfeit_board':
    case 'restore_board':
    case 'reopen': {
      const { seen: _, force: __, restart_stages: ___, ...command } = body;
      return command;
    }
    case 'extend':
      return meantNow(body, seen, row);
    case 'replace_player': {
      const roster = await readRoster(trx, row, { side: body.side, now });
      const line_up = { players: [body.player], bench: [], advisers: [], pool: [], is_short: true };
      // A referee may bring in any deck of the player: there is no captain whose view of it counts.
      const [player] = readLineUp(line_up, roster, body.player.account_id).players;
      if (!player) throw new Error(`no player for battle ${row.id} was read by ${actor.user_id}`);
      return { ...body, player };
    }
    default:
      return body;
  }
}

/** Of rulings that may change what others depend on. */
function choiceOf(body: BattleRulingBody): CorrectionChoice {
  const { force = false, restart_stages = false } = 'force' in body ? body : {};
  return { force, restart_stages };
}

type Audited = { body: BattleRulingBody; after: BattleState };

const standing = ({ status, score }: BattleState) => ({ status, score_a: score.a, score_b: score.b });

/** Of a replaced player it says the team alone: who reads the audit log may not know the line-up yet. */
async function auditRuling(trx: Trx, actor: Actor, row: BattleRow, { body, after }: Audited): Promise<void> {
  await recordAudit(trx, {
    actor,
    action: `battle.${body.type}`,
    target_type: 'battle',
    target_id: row.id,
    before: standing(row.state),
    after: { ...standing(after), ...auditFacts(body) },
    reason: body.reason,
  });
}

function auditFacts(body: BattleRulingBody) {
  switch (body.type) {
    case 'forfeit_board':
      return { board_number: body.board_number, losers: body.losers };
    case 'restore_board':
      return { board_number: body.board_number };
    case 'forfeit_battle':
      return { losers: body.losers };
    case 'reinstate_player':
    case 'warn':
    case 'disqualify':
      return { side: body.side, account_id: body.account_id };
    case 'replace_player':
      return { side: body.side };
    case 'extend':
      return { due_at: body.due_at, seconds: body.seconds };
    default:
      return {};
  }
}

function notFound(): never {
  throw generalError('not_found');
}
