import fc from 'fast-check';
import type { FuzzActors } from './actors.ts';
import type { Operation } from './document.ts';
import { findFault } from './judge-answer.ts';
import { curlOf, type HostileRequest } from './request.ts';
import { requestsOf } from './requests.ts';
import type { ValueSource } from './schema-values.ts';
import type { Answer, Sender } from './send.ts';

/** Calls that, well made, would end the run: the site closed for everybody. */
const SPARED = new Set(['POST /api/admin/maintenance', 'PUT /api/admin/maintenance/{id}']);
const AT_ONCE = 8;
const PASSES = 4;
/** How long the smallest request that still fails is looked for. */
const SHRINK_MS = 5_000;

export type OperationResult = {
  operation: Operation;
  /** How many answers of each class there were: 2 of 2xx and so on; 0: none. */
  answers: Map<number, number>;
  /** What went wrong, with the smallest request found that shows it. */
  fault: string | undefined;
};

export type FuzzOptions = {
  url: string;
  operations: readonly Operation[];
  source: ValueSource;
  actors: FuzzActors;
  sender: Sender;
  seed: number;
  /** For each operation. */
  requests: number;
  /** `performance.now()` when no new request is sent any more, once each operation was tried. */
  endsAt: number;
};

/** Tries every operation, in passes: however early the time is over, each was tried. */
export async function fuzzOperations(options: FuzzOptions): Promise<OperationResult[]> {
  const results = options.operations.map((operation): OperationResult => ({
    operation,
    answers: new Map(),
    fault: undefined,
  }));
  const requests = Math.ceil(options.requests / PASSES);
  for (let pass = 0; pass < PASSES; pass += 1) {
    const endsAt = pass === 0 ? Infinity : options.endsAt;
    const waiting = results.filter(({ fault }) => fault === undefined);
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift())
        next.fault = await tryOperation(next, { ...options, requests, seed: options.seed + pass, endsAt });
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }
  return results;
}

/** What goes wrong, with the smallest request found that shows it. */
async function tryOperation(
  { operation, answers }: OperationResult,
  options: FuzzOptions,
): Promise<string | undefined> {
  const { source, seed, requests, endsAt, url, actors } = options;
  let stopsAt = endsAt;
  const holds = async (request: HostileRequest) => {
    if (performance.now() > stopsAt) return;
    const answer = await ask(operation, request, options);
    const kind = Math.floor(answer.status / 100);
    answers.set(kind, (answers.get(kind) ?? 0) + 1);
    const fault = findFault(operation, request, answer, actors.hiddenFrom(request.actor));
    if (fault === undefined) return;
    stopsAt = Math.min(stopsAt, performance.now() + SHRINK_MS);
    throw new Error(fault);
  };
  const property = fc.asyncProperty(requestsOf(operation, source, SPARED.has(operation.name)), holds);
  const { counterexample, errorInstance } = await fc.check(property, { seed, numRuns: requests });
  const [smallest] = counterexample ?? [];
  const what = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  return smallest && `${what}\n${curlOf(url, smallest)}`;
}

/** Asks again with a new token where a request before has ended the actor's session. */
async function ask(operation: Operation, request: HostileRequest, { actors, sender }: FuzzOptions): Promise<Answer> {
  const answer = await sender.send(request, actors.token(request.actor));
  const isOwnToken = request.actor !== 'guest' && request.headers['authorization'] === undefined;
  if (answer.status !== 401 || !isOwnToken || !operation.needsLogin) return answer;
  await actors.renew(request.actor);
  return sender.send(request, actors.token(request.actor));
}
