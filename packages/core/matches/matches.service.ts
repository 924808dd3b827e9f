import { appError, generalError } from '@pailei/contracts/errors';
import { CONTEST_ERRORS, MATCH_ERRORS } from '@pailei/contracts/matches';
import type { MatchRecord, MatchSide, MatchView } from '@pailei/contracts/matches';
import { violationError } from '@pailei/contracts/rule-violations';
import { noDraws } from '@pailei/domain/random';
import { decideSeries, evolveSeries, isSeriesOver } from '@pailei/domain/series';
import type { SeriesActor, SeriesCommand, SeriesState } from '@pailei/domain/series';
import { isViolation } from '@pailei/domain/violation';
import type { Db } from '@pailei/db/client';
import type { MatchRow } from '@pailei/db/schema/matches';
import type { Trx } from '@pailei/db/tx';
import { readEpoch } from '@pailei/live/log';
import type { LiveLog } from '@pailei/live/log';
import type { Publisher } from '@pailei/live/publish';
import type { Actor } from '@pailei/live/registry';
import { matchTopic } from '@pailei/live/topics';
import { inTransaction } from '@pailei/live/transaction';
import { recordAudit } from '../audit/index.ts';
import { holdWindows, readStandstill } from '../maintenance/index.ts';
import { readDrawKeys } from '../random-secrets/index.ts';
import { creditMatch } from './credit-time.ts';
import { sideOf } from './match-row.ts';
import { matchRecord, matchViewAt, readMatchSide } from './matches.reads.ts';
import { findMatch, isResultFinal, lockMatch, readSecrets } from './matches.repository.ts';
import { matchInfo } from './matches.view.ts';
import { checkEffects, previewRuling, refuseOwnMatch } from './rulings.ts';
import type { CorrectionOutcome, Insistence, PreviewedCommand } from './rulings.ts';
import { saveDecision } from './save-decision.ts';
import type { MatchMoment } from './save-decision.ts';
import { findShownMatch } from './shown-match.ts';

/** What a tournament does when one of its matches moves. */
export type MatchResults = {
  /** Locks the tournament: before the match, because a ruling may change what others depend on. */
  lock(trx: Trx, tournamentId: string): Promise<void>;
  /** What a ruling that leads a match to this state does beyond it; null: the match was not over, nothing depends on it yet. */
  effects(trx: Trx, before: MatchMoment, state: SeriesState): Promise<CorrectionOutcome | null>;
  /** Tells the tournament how the match stood and stands, in the match's own transaction. */
  record(trx: Trx, log: LiveLog, before: MatchMoment, state: SeriesState): Promise<void>;
};

export type MatchesDeps = {
  db: Db;
  publisher: Publisher;
  /** ISO, UTC. */
  now: () => string;
  results: MatchResults;
};

type SeriesOrder = {
  actor: SeriesActor;
  command: SeriesCommand;
  force?: boolean;
  /** Throws where what the command leads to must not be. */
  check?: (state: SeriesState) => Promise<void>;
};

export type MatchesService = ReturnType<typeof createMatchesService>;

/** One match: what its sides, its referees and its clock do, and what each may see. */
export function createMatchesService(deps: MatchesDeps) {
  /** Decides under the row's lock and writes. A rule that says no becomes an error, and nothing has changed. */
  async function decide(
    trx: Trx,
    log: LiveLog,
    row: MatchRow,
    { actor, command, force = false, check }: SeriesOrder,
  ): Promise<MatchView> {
    const now = deps.now();
    const secrets = await readSecrets(trx, row.id);
    const draw_key = command.type === 'timeout' ? await readDrawKeys(trx, row.tournament_id) : noDraws;
    const decision = decideSeries(row.state, command, { now, actor, secrets, draw_key });
    if (isViolation(decision)) throw violationError(MATCH_ERRORS, decision, FIELD_OF[decision.violation]);
    await check?.(decision.events.reduce(evolveSeries, row.state));
    const state = await saveDecision(trx, log, { row, now }, decision);
    await deps.results.record(trx, log, { row, now, force }, state);
    const epoch = await readEpoch(trx);
    await log.write();
    return { info: matchInfo(row), series: state, epoch, version: log.versionOf(matchTopic(row.id)) };
  }

  return {
    /** A player's command. 403 for anyone who does not play this match. */
    act(actor: Actor, id: string, command: SeriesCommand): Promise<MatchView> {
      return inTransaction(deps, async (trx, log) => {
        const row = (await lockMatch(trx, id)) ?? notFound();
        const side = sideOf(row, actor.user_id);
        if (!side) throw await refusal(trx, actor, id);
        if (command.type === 'contest' && isSeriesOver(row.status) && (await isResultFinal(trx, row)))
          throw appError(CONTEST_ERRORS, 'contest_too_late');
        return decide(trx, log, row, { actor: { kind: 'side', side }, command });
      });
    },

    /** A referee's command; its reason stands in the record. */
    async rule(actor: Actor, id: string, command: SeriesCommand, insistence: Insistence = {}): Promise<MatchView> {
      const { tournament_id } = (await findMatch(deps.db, id)) ?? notFound();
      return inTransaction(deps, async (trx, log) => {
        await deps.results.lock(trx, tournament_id);
        const locked = (await lockMatch(trx, id)) ?? notFound();
        refuseOwnMatch(actor, locked);
        const row = await creditSoFar(trx, log, locked, deps);
        const referee = { kind: 'referee', user_id: actor.user_id, name: actor.username } as const;
        const meant = meantNow(command, locked, row);
        const view = await decide(trx, log, row, {
          actor: referee,
          command: meant,
          force: insistence.force ?? false,
          check: (state) => checkEffects(trx, deps, { actor, row, state, seen: insistence.seen }),
        });
        await auditRuling(trx, actor, row, { command, force: insistence.force ?? false, after: view.series });
        return view;
      });
    },

    /** What a correction would do, by the same decisions; nothing is written. */
    preview: (actor: Actor, id: string, command: PreviewedCommand) => previewRuling(deps, actor, id, command),

    /** The clock's command. A deadline that has moved or passed already changes nothing, and none passes while the clocks stand still. */
    async expire(id: string, dueAt: string): Promise<void> {
      await inTransaction(deps, async (trx, log) => {
        await holdWindows(trx);
        if (await readStandstill(trx, deps.now())) return;
        const row = await lockMatch(trx, id);
        if (row?.due_at !== dueAt) return;
        await decide(trx, log, row, { actor: { kind: 'system' }, command: { type: 'timeout', due_at: dueAt } });
      });
    },

    ...matchReads(deps),
  };
}

/** What each may see of a match. */
function matchReads({ db }: MatchesDeps) {
  return {
    async get(actor: Actor | null, id: string): Promise<MatchView> {
      const { row, delay } = (await findShownMatch(db, id, actor)) ?? notFound();
      return matchViewAt(db, row, delay);
    },

    async record(actor: Actor | null, id: string): Promise<MatchRecord> {
      const { delay } = (await findShownMatch(db, id, actor)) ?? notFound();
      return matchRecord(db, id, delay);
    },

    async side(actor: Actor, id: string): Promise<MatchSide> {
      const { row } = (await findShownMatch(db, id, actor)) ?? notFound();
      const side = sideOf(row, actor.user_id);
      if (!side) throw generalError('forbidden');
      return readMatchSide(db, row, side);
    },
  };
}

/** To one who does not play it: a match that is not public yet does not exist. */
async function refusal(trx: Trx, actor: Actor, id: string): Promise<Error> {
  return generalError((await findShownMatch(trx, id, actor)) ? 'forbidden' : 'not_found');
}

/** A referee may act while the clocks stand still: what is left on the clock is then as it was when they stopped. */
async function creditSoFar(trx: Trx, log: LiveLog, row: MatchRow, deps: MatchesDeps): Promise<MatchRow> {
  const now = deps.now();
  const standstill = await readStandstill(trx, now);
  return standstill ? creditMatch(trx, log, row, { standstill, now, results: deps.results }) : row;
}

/** An extension names the deadline that the referee saw. */
function meantNow(command: SeriesCommand, seen: MatchRow, { due_at }: MatchRow): SeriesCommand {
  return command.type === 'extend' && command.due_at === seen.due_at && due_at !== null
    ? { ...command, due_at }
    : command;
}

type Ruled = { command: SeriesCommand; force: boolean; after: SeriesState };

const standing = ({ status, sides }: SeriesState) => ({ status, wins_a: sides.a.wins, wins_b: sides.b.wins });

async function auditRuling(trx: Trx, actor: Actor, row: MatchRow, { command, force, after }: Ruled): Promise<void> {
  const { type, ...facts } = command;
  await recordAudit(trx, {
    actor,
    action: `match.${type}`,
    target_type: 'match',
    target_id: row.id,
    before: standing(row.state),
    after: { ...standing(after), ...facts, ...(force && { force }) },
    reason: 'reason' in command ? command.reason : null,
  });
}

/** Where a refusal belongs to one input of the form. */
const FIELD_OF: Partial<Record<keyof typeof MATCH_ERRORS, string>> = {
  illegal_deck: 'slot',
  wrong_ban_count: 'slots',
  deck_protected: 'slots',
  note_required: 'note',
  reason_required: 'reason',
  invalid_seconds: 'seconds',
};

function notFound(): never {
  throw generalError('not_found');
}
