import { generalError } from '@pailei/contracts/http/errors';
import type { PreviewQuery } from '@pailei/contracts/play/matches/preview-query';
import type { MatchRecord, MatchSide, MatchView } from '@pailei/contracts/play/matches/matches.api';
import { evolveSeries } from '@pailei/domain/series/evolve/evolve';
import type { SeriesActor, SeriesCommand } from '@pailei/domain/series/commands';
import type { SeriesState } from '@pailei/domain/series/types';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import type { Actor } from '@pailei/live/registry';
import { transactionsInTurn } from '../../ground/command-queue/turns.ts';
import { readReached } from '../../site/deliveries/reached.reads.ts';
import { recordAudit } from '../../site/audit/record-audit.ts';
import type { ClockMoment, Due } from '../../ground/clocks/clock.ts';
import { meantNow, readClockPause } from '../../ground/clocks/clock-pause.ts';
import { readDrawKeys } from '../random-secrets/random-secrets.ts';
import { creditMatch } from './clock/credit-time.ts';
import { decideMatch, viewsOf, writeDecided } from './commands/decide-match.ts';
import { createMatchCommandQueue } from './commands/match-command-queue.ts';
import { ownerOf, type CorrectionChoice, type CorrectionOutcome, type MatchMoment } from './match-owner.ts';
import type { MatchesDeps } from './matches.deps.ts';
import { allPlayers, readableSideOf, type SeatedMatch } from './match-seats.ts';
import { matchRecord, matchViewAt, readMatchSide } from './matches.reads.ts';
import { findMatch } from './find-matches.ts';
import { findMatchRows, lockMatch, lockOwnersForPlay } from './lock-matches.ts';
import { readSecrets } from './matches.repository.ts';
import {
  checkEffects,
  type RulingConfirmation,
  previewRuling,
  overridden,
  refuseOwnMatch,
  type RulingCommand,
} from './commands/rulings.ts';
import { undoFacts } from './commands/ruled-matches.ts';
import { findShownMatch } from './shown-match.ts';

type SeriesOrder = {
  actor: SeriesActor;
  command: SeriesCommand;
  choice?: CorrectionChoice;
  /** Throws where what the command leads to must not be. */
  check?: (state: SeriesState) => Promise<CorrectionOutcome | null>;
};

type RulingOrder = { actor: Actor; id: string; command: RulingCommand; confirmation: RulingConfirmation };

export type MatchesService = ReturnType<typeof createMatchesService>;

/** Matches that are ruled on at once: each takes a connection, and may wait with it for its event. */
const LANES = 2;

/** One match: what its sides, its referees and its clock do, and what each may see. */
export function createMatchesService(deps: MatchesDeps) {
  const queue = createMatchCommandQueue(deps);
  const inTurn = transactionsInTurn(deps, { lanes: LANES, maxWaitMs: deps.maxWaitMs });

  /** Decides under the row's lock and writes. A rule that says no becomes an error, and nothing has changed. */
  async function decide(
    trx: Trx,
    log: LiveLog,
    row: SeatedMatch,
    { actor, command, choice = {}, check }: SeriesOrder,
  ): Promise<MatchView> {
    const asked = { row, now: deps.now(), ...choice };
    const secrets = await readSecrets(trx, row.id);
    const facts = await factsFor(trx, asked, command);
    const decision = decideMatch(asked, { actor, command, secrets, ...facts });
    const outcome = await check?.(decision.events.reduce(evolveSeries, row.state));
    const moment = { ...asked, ...(outcome?.places && { places: outcome.places }) };
    const decided = [{ moment, decision }];
    const states = await writeDecided(trx, log, deps, decided);
    return (await viewsOf(trx, log, decided, states)).get(row.id) ?? notFound();
  }

  async function ruleWithin(
    trx: Trx,
    log: LiveLog,
    { actor, id, command, confirmation: { seen: previewed, ...choice } }: RulingOrder,
  ): Promise<MatchView> {
    const seen = (await findMatch(trx, id)) ?? notFound();
    await ownerOf(deps.owners, seen).lock(trx, seen);
    const locked = (await lockMatch(trx, id)) ?? notFound();
    refuseOwnMatch(actor, locked);
    const override = await overridden(trx, actor, id);
    const row = await creditSoFar(trx, log, locked, deps);
    const referee = { kind: 'referee', user_id: actor.user_id, name: actor.username } as const;
    const noticed = command.type === 'correct_score' ? { noticed: allPlayers(row) } : {};
    const view = await decide(trx, log, row, {
      actor: referee,
      command: command.type === 'extend' ? meantNow(command, locked, row) : command,
      choice: { ...choice, ...noticed },
      check: (state) => checkEffects(trx, deps, { actor, row, state, choice, seen: previewed }),
    });
    await auditRuling(trx, actor, row, { command, choice, override, after: view.series });
    return view;
  }

  return {
    /** A player's command. 403 for anyone who does not play this match. */
    act: (actor: Actor, match_id: string, command: SeriesCommand): Promise<MatchView> =>
      queue.run({ actor, match_id, command }),
    /** Resolves when every player's command that waits has its answer. */
    drained: queue.drained,

    /** A referee's command; its reason stands in the record. */
    rule: (
      actor: Actor,
      id: string,
      command: RulingCommand,
      confirmation: RulingConfirmation = {},
    ): Promise<MatchView> => inTurn(id, (trx, log) => ruleWithin(trx, log, { actor, id, command, confirmation })),
    /** The same as a part of another command. */
    ruleWithin,

    /** What a correction would do, by the same decisions; nothing is written. */
    preview: (actor: Actor, id: string, query: PreviewQuery) => previewRuling(deps, actor, id, query),

    /** The clock's command. A deadline that has moved or passed already changes nothing. */
    async expire({ trx, log }: ClockMoment, { id, due_at }: Due): Promise<void> {
      await lockOwnersForPlay(trx, deps.owners, await findMatchRows(trx, [id]), true);
      const row = await lockMatch(trx, id);
      if (row?.due_at !== due_at || row.held_since !== null) return;
      await decide(trx, log, row, { actor: { kind: 'system' }, command: { type: 'timeout', due_at } });
    },

    ...matchReads(deps),
  };
}

/** What a command has to know beyond the match. */
async function factsFor(trx: Trx, { row, now }: Pick<MatchMoment, 'row' | 'now'>, { type }: SeriesCommand) {
  if (type === 'timeout') return timeoutFacts(trx, row, now);
  return type === 'undo_ruling' ? undoFacts(trx, row) : {};
}

/** What the clock has to know: the keys of its draws, or who knows of a check-in. */
async function timeoutFacts(trx: Trx, row: SeatedMatch, now: string) {
  if (row.state.due_kind !== 'check_in') return { draw_key: await readDrawKeys(trx, row) };
  return { reached: await readReached(trx, { id: row.id, since: row.state.check_in_at, now }) };
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
      const side = readableSideOf(row, actor.user_id);
      if (!side) throw generalError('forbidden');
      return readMatchSide(db, row, side);
    },
  };
}

/** A referee may act while the clocks are paused: what is left on the clock is then as it was when they stopped. */
async function creditSoFar(trx: Trx, log: LiveLog, row: SeatedMatch, deps: MatchesDeps): Promise<SeatedMatch> {
  const now = deps.now();
  const maintenance = await readClockPause(trx, 'tournaments', now);
  const [since] = [maintenance?.since, row.held_since].filter((one) => typeof one === 'string').toSorted();
  return since === undefined ? row : creditMatch(trx, log, row, { pause: { since }, now, owners: deps.owners });
}

type Ruled = { command: RulingCommand; choice: CorrectionChoice; override: string | null; after: SeriesState };

const standing = ({ status, sides }: SeriesState) => ({ status, wins_a: sides.a.wins, wins_b: sides.b.wins });

async function auditRuling(trx: Trx, actor: Actor, row: SeatedMatch, ruled: Ruled): Promise<void> {
  const { command, choice, override, after } = ruled;
  const { type, ...facts } = command;
  const { force = false, restart_stages = false } = choice;
  await recordAudit(trx, {
    actor,
    action: `match.${type}`,
    target_type: 'match',
    target_id: row.id,
    before: standing(row.state),
    after: {
      ...standing(after),
      ...facts,
      ...(force && { force }),
      ...(restart_stages && { restart_stages }),
      ...(override !== null && { override }),
    },
    reason: 'reason' in command ? command.reason : null,
  });
}

function notFound(): never {
  throw generalError('not_found');
}
