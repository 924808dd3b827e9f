import type { Db } from '@pailei/db/client';
import { matchesApi } from '@pailei/contracts/play/matches/matches.api';
import { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import { matchTopic } from '@pailei/contracts/play/matches/match.topic';
import { tournamentTopic } from '@pailei/contracts/play/tournaments/tournament.topic';
import type { BattlesResult } from '@pailei/simulator/battles/simulate-battles';
import type { RunResult } from '@pailei/simulator/run-tournament';
import { createSiteClient } from '@pailei/simulator/connections/site-client';
import type { TestSite } from '../../support/site.ts';
import type { Answers } from './watch-answers.ts';
import type { Checks } from './checks.ts';
import {
  findDoubledOrMissing,
  findFoldDifferences,
  findHoles,
  findIdleTransactions,
  findLostCommands,
  findOverdueWork,
  readPublicHeads,
} from './database-checks.ts';
import type { BattleRecorder } from '../load/record-battles.ts';
import { findBattleFaults, findBattleLeaks, findCreditFaults } from './battle-checks.ts';
import { findLedgerDifferences } from './ledger-check.ts';
import type { FaultReport } from '../break/fault-injector.ts';
import type { Shoppers } from '../load/shoppers.ts';
import type { SubscriberReport, Subscribers, ExpectedViews } from '../load/subscribers.ts';
import type { ProcessWatch } from '../break/watch-processes.ts';

export type Evidence = {
  site: TestSite;
  db: Db;
  subscribers: Subscribers;
  shoppers: Shoppers;
  answers: Answers;
  processes: ProcessWatch;
  faults: FaultReport;
  /** What the simulator says, or why it did not come to its end. */
  result: RunResult | Error;
  simulatorErrors: readonly string[];
  tournamentId: string;
  /** What teams played beside it, and what an anonymous visitor was sent of that. */
  battles: { result: BattlesResult | Error; recorder: BattleRecorder };
};

/** How long everything has to come right once the last fault is over. */
const HEALED_WITHIN_MS = 10_000;
/** Who was turned away several times in a row waits up to 15 s before the next try, and is back 2 s after it. */
const RETURNED_WITHIN_MS = 20_000;

/** The state of every topic as the REST API gives it. */
async function readTruth(site: TestSite, tournamentId: string): Promise<ExpectedViews> {
  const client = createSiteClient({ url: site.url, exemptKey: undefined });
  const { tournament, version } = await client.call(tournamentsApi.get, { params: { id: tournamentId } });
  const truth: ExpectedViews = [{ topic: tournamentTopic.of(tournamentId), version, state: tournament }];
  for (const id of Object.keys(tournament.match_index)) {
    const match = await client.call(matchesApi.get, { params: { id } });
    truth.push({ topic: matchTopic.of(id), version: match.version, state: { info: match.info, series: match.series } });
  }
  return truth;
}

/** Checks all that must hold after the faults. */
export async function verify(checks: Checks, evidence: Evidence): Promise<void> {
  const { site, subscribers, faults: actions, processes, tournamentId } = evidence;
  const dead = await processes.findDead(site, HEALED_WITHIN_MS);
  checks.none('every process runs, and the site calls itself healthy', dead);
  checks.none('no process ended by itself, no error was left unhandled', processes.findCrashes(site, actions.kills));
  checkRun(checks, evidence);
  await checkBattles(checks, evidence);
  const truth = await readTruth(site, tournamentId);
  const report = await subscribers.compare(truth, RETURNED_WITHIN_MS - (performance.now() - actions.endedAt));
  checkViews(checks, {
    report,
    truth,
    tookMs: performance.now() - actions.endedAt,
    isSilenced: actions.hasStalledLinks,
  });
  await checkDatabase(checks, evidence, truth);
  checkAnswers(checks, evidence);
}

function checkRun(checks: Checks, { faults: actions, result, simulatorErrors }: Evidence): void {
  for (const result of actions.results) checks.none(...result);
  if (result instanceof Error) {
    checks.none('the tournament reaches its end', [result.message]);
    return;
  }
  checks.none(
    'the tournament reaches its end',
    [],
    `${result.matches} matches, ${result.rulings} rulings, won by ${result.champion}`,
  );
  const different = result.comparisons.filter(({ isEqual }) => !isEqual).map(({ topic }) => topic);
  checks.none("the simulator's own spectators equal the server", different, `${result.comparisons.length} topics`);
  checks.none('no player was turned away', simulatorErrors);
}

async function checkBattles(checks: Checks, { db, battles: { result, recorder } }: Evidence): Promise<void> {
  if (result instanceof Error) {
    checks.none('the battles reach their ends', [result.message]);
    return;
  }
  const boards = result.battles.reduce((sum, battle) => sum + battle.boards.length, 0);
  const detail = `${result.battles.length} battles, ${boards} boards, ${result.rulings} rulings`;
  checks.none(
    'the battles reach their ends, and their scores are those of their boards',
    await findBattleFaults(db),
    detail,
  );
  const different = result.comparisons.filter(({ isEqual }) => !isEqual).map(({ topic }) => topic);
  checks.none(
    'spectators of the battles equal the server, and the record is whole',
    [...different, ...result.faults],
    `${result.comparisons.length} topics`,
  );
  checks.none('deadlines of battles are given back what was lost, and no more', await findCreditFaults(db));
  checks.none(
    'no line-up, naming or deck was public before its reveal',
    await findBattleLeaks(db, recorder),
    `${recorder.records.length + recorder.listed.length} messages`,
  );
}

type Comparison = {
  report: SubscriberReport;
  truth: ExpectedViews;
  /** Since the last fault was over. */
  tookMs: number;
  isSilenced: boolean;
};

function checkViews(checks: Checks, { report, truth, tookMs, isSilenced }: Comparison): void {
  const missing = report.subscribers * truth.length - report.views;
  checks.none(
    'every subscriber follows every topic',
    missing === 0 ? [] : [`${missing} views are missing`],
    `${report.subscribers} × ${truth.length}`,
  );
  checks.none(
    'every view equals the database',
    countFirst(report.differenceCount, report.differences),
    `${report.views} views, ${(tookMs / 1_000).toFixed(1)} s after the last fault`,
  );
  const seen = `${report.events} events, ${report.snapshots} snapshots`;
  checks.none(
    'nothing lost, doubled or swapped in any view, none calls itself live while it is late',
    countFirst(report.faultCount, report.faults),
    seen,
  );
  if (!isSilenced) return;
  const nobody = report.admitted > 0 ? [] : ['no view was behind and said so'];
  checks.none('views that could not be confirmed for 15 s said so', nobody, `${report.admitted} views`);
}

function countFirst(count: number, shown: readonly string[]): string[] {
  return count === 0 ? [] : [`${count} in all`, ...new Set(shown)];
}

async function checkDatabase(
  checks: Checks,
  { db, answers, shoppers, tournamentId }: Evidence,
  truth: ExpectedViews,
): Promise<void> {
  const { versions } = await readPublicHeads(db);
  const late = truth.filter(({ topic, version }) => versions[topic] !== version).map(({ topic }) => topic);
  checks.none('REST answers with the newest version of each topic', late, `${truth.length} topics`);
  checks.none('the log of every topic is 1 … head without a hole', await findHoles(db));
  checks.none('every stored state is the fold of its log', await findFoldDifferences(db));
  const { acknowledged } = answers;
  checks.none(
    'every acknowledged command stands in the log',
    await findLostCommands(db, acknowledged),
    `${acknowledged.length} commands`,
  );
  checks.none(
    'every effect of the clock came once, and every match ended',
    await findDoubledOrMissing(db, tournamentId),
  );
  checks.none('every balance is the sum of its ledger, and none is below 0', await findLedgerDifferences(db));
  checks.none(
    'every order is there once and as it was answered; ledger, stock and orders agree',
    await shoppers.findFaults(),
    shoppers.summary(),
  );
  checks.none('no deadline and no job is overdue', await findOverdueWork(db));
  checks.none('no transaction is left open', await findIdleTransactions(db));
}

function checkAnswers(checks: Checks, { answers: { faults, counts, slowestMs, unanswered } }: Evidence): void {
  const statuses = [...counts].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
  checks.none(
    'every answer is 2xx, 4xx or 503 in the envelope within 10 s, but for calls that a killed or frozen api was at',
    faults,
    `${statuses.join(', ')}; ${unanswered()} lost with the api; slowest ${Math.round(slowestMs())} ms`,
  );
}
