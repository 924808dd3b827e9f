import { inspect } from 'node:util';
import type { BattleState } from '@pailei/domain/battles/types';
import type { SeriesState } from '@pailei/domain/series/types';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { battleTopic } from '@pailei/contracts/play/battles/battle.topic';
import { matchTopic } from '@pailei/contracts/play/matches/match.topic';
import { tournamentTopic } from '@pailei/contracts/play/tournaments/tournament.topic';

/** A command that the site said it has carried out: the state it answered with stands at this version of the topic. */
export type Acknowledged = {
  topic: string;
  version: number;
  state: SeriesState | TournamentState | BattleState;
};

export type Answers = {
  /** The platform's fetch under watch. */
  fetch: typeof globalThis.fetch;
  /** The api is killed or frozen now; returns what says that it is there again. Calls that it was at may stay without an answer. */
  takeApiAway: () => () => void;
  /** Calls without an answer because of that. */
  unanswered: () => number;
  counts: Map<number, number>;
  acknowledged: Acknowledged[];
  faults: string[];
  slowestMs: () => number;
};

const LONGEST_MS = 10_000;
/** How long the kernel takes at most to close the connections of a killed process on a busy machine. */
const CLOSED_WITHIN_MS = 1_000;
const INSIDES =
  /\bat .+:\d+:\d+|node_modules|file:\/\/|\b(?:select|insert into|update|delete from)\b.+\b(?:from|values|set|where)\b/i;

type Given = {
  status: number;
  text: string;
  tookMs: number;
};

/** What is wrong with an answer: only 2xx, 4xx and 503 in the envelope, nothing of the inside, within 10 s. */
export function findAnswerFault({ status, text, tookMs }: Given): string | undefined {
  const isSuccess = status >= 200 && status < 300;
  if (!isSuccess && !(status >= 400 && status < 500) && status !== 503)
    return `status ${status}: ${text.slice(0, 200)}`;
  const envelope = readEnvelope(text);
  if (envelope === undefined) return `status ${status} without the envelope: ${text.slice(0, 200)}`;
  if ((envelope.status === 'success') !== isSuccess)
    return `status ${status} in an envelope that says ${envelope.status}`;
  if (!isSuccess && INSIDES.test(text)) return `status ${status} shows the inside: ${text.slice(0, 200)}`;
  if (tookMs > LONGEST_MS) return `status ${status} after ${Math.round(tookMs)} ms`;
  return undefined;
}

type Envelope = {
  status: string;
  data: { version?: number; series?: SeriesState; tournament?: TournamentState; battle?: BattleState } | null;
};

function readEnvelope(text: string): Envelope | undefined {
  try {
    const read: unknown = JSON.parse(text);
    const isComplete =
      typeof read === 'object' && read !== null && ['status', 'data', 'message', 'errors'].every((key) => key in read);
    return isComplete ? (read as Envelope) : undefined;
  } catch {
    return undefined;
  }
}

function acknowledgedBy(text: string): Acknowledged | undefined {
  const data = readEnvelope(text)?.data;
  if (data?.version === undefined) return undefined;
  if (data.series) return { topic: matchTopic.of(data.series.series_id), version: data.version, state: data.series };
  if (data.tournament)
    return { topic: tournamentTopic.of(data.tournament.id), version: data.version, state: data.tournament };
  if (data.battle) return { topic: battleTopic.of(data.battle.battle_id), version: data.version, state: data.battle };
  return undefined;
}

/** Watches what the site answers, whatever happens to it. */
export function watchAnswers(): Answers {
  const counts = new Map<number, number>();
  const acknowledged: Acknowledged[] = [];
  const faults: string[] = [];
  const absences: { from: number; to: number }[] = [];
  let slowestMs = 0;
  let unanswered = 0;

  /** Only what the api had in hand when it ended: its answer may have begun. Every other call is answered by the gateway. */
  const wasAway = (from: number, to: number) =>
    absences.some((absence) => from <= absence.to + CLOSED_WITHIN_MS && to >= absence.from);

  function takeApiAway(): () => void {
    const absence = { from: performance.now(), to: performance.now() };
    absences.push(absence);
    return () => (absence.to = performance.now());
  }

  async function watched(input: string | URL | Request, init?: RequestInit): Promise<Response> {
    const method = init?.method ?? 'GET';
    const what = `${method} ${input instanceof Request ? input.url : String(input)}`;
    const startedAt = performance.now();
    try {
      const response = await fetch(input, init);
      const text = await response.clone().text();
      const tookMs = performance.now() - startedAt;
      slowestMs = Math.max(slowestMs, tookMs);
      counts.set(response.status, (counts.get(response.status) ?? 0) + 1);
      const fault = findAnswerFault({ status: response.status, text, tookMs });
      if (fault !== undefined) faults.push(`${what}: ${fault}`);
      const done = response.ok && method !== 'GET' ? acknowledgedBy(text) : undefined;
      if (done) acknowledged.push(done);
      return response;
    } catch (error) {
      if (wasAway(startedAt, performance.now())) unanswered += 1;
      else faults.push(`${what}: no answer after ${Math.round(performance.now() - startedAt)} ms: ${inspect(error)}`);
      throw error;
    }
  }

  return {
    fetch: watched,
    takeApiAway,
    unanswered: () => unanswered,
    counts,
    acknowledged,
    faults,
    slowestMs: () => slowestMs,
  };
}
