import { generalError } from '@pailei/contracts/errors';
import type { MatchRecord, MatchSide, MatchView } from '@pailei/contracts/matches';
import { noDraws } from '@pailei/domain/random';
import { evolveSeries } from '@pailei/domain/series';
import type { SeriesActor, SeriesCommand, SeriesState } from '@pailei/domain/series';
import type { Db } from '@pailei/db/client';
import type { MatchRow } from '@pailei/db/schema/matches';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import type { Publisher } from '@pailei/live/publish';
import type { Actor } from '@pailei/live/registry';
import { inTransaction } from '@pailei/live/transaction';
import { recordAudit } from '../audit/index.ts';
import { holdWindows, readStandstill } from '../maintenance/index.ts';
import { readDrawKeys } from '../random-secrets/index.ts';
import { creditMatch } from './credit-time.ts';
import { decideMatch, viewsOf, writeDecided } from './decide-match.ts';
import { createMatchQueue } from './join-acts.ts';
import { sideOf } from './match-row.ts';
import { matchRecord, matchViewAt, readMatchSide } from './matches.reads.ts';
import { findMatch, lockMatch, readSecrets } from './matches.repository.ts';
import { checkEffects, previewRuling, refuseOwnMatch } from './rulings.ts';
import type { CorrectionOutcome, Insistence, PreviewedCommand } from './rulings.ts';
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
  /** How long a player's command may wait for its turn; default: less than a caller waits for an answer. */
  longestWaitMs?: number;
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
  const queue = createMatchQueue(deps);

  /** Decides under the row's lock and writes. A rule that says no becomes an error, and nothing has changed. */
  async function decide(
    trx: Trx,
    log: LiveLog,
    row: MatchRow,
    { actor, command, force = false, check }: SeriesOrder,
  ): Promise<MatchView> {
    const moment = { row, now: deps.now(), force };
    const secrets = await readSecrets(trx, row.id);
    const draw_key = command.type === 'timeout' ? await readDrawKeys(trx, row.tournament_id) : noDraws;
    const decision = decideMatch(moment, { actor, command, secrets, draw_key });
    await check?.(decision.events.reduce(evolveSeries, row.state));
    const decided = [{ moment, decision }];
    const states = await writeDecided(trx, log, deps, decided);
    return (await viewsOf(trx, log, decided, states)).get(row.id) ?? notFound();
  }

  return {
    /** A player's command. 403 for anyone who does not play this match. */
    act: (actor: Actor, match_id: string, command: SeriesCommand): Promise<MatchView> =>
      queue.run({ actor, match_id, command }),
    /** Resolves when every player's command that waits has its answer. */
    drained: queue.drained,

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

function notFound(): never {
  throw generalError('not_found');
}
