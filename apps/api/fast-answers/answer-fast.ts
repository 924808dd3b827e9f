import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TopicHeads } from '@pailei/core/ground/reads/topic-heads';
import type { MaintenanceGate } from '@pailei/core/site/maintenance/maintenance.gate';
import type { TokenVerifier } from '@pailei/core/people/sessions/tokens';
import { newId } from '@pailei/db/id';
import { holdsRight } from '@pailei/domain/rights/rights';
import type { Actor } from '@pailei/live/registry';
import { acceptsBrotli, namesTag } from '../http/kept-answers.ts';
import type { FastAnswers } from './fast-answers.ts';
import type { Answering } from './fast-server.ts';
import { sendWritten, type LeftOfLimit } from './written-answer.ts';

export type AnsweredCall = { request: IncomingMessage; requestId: string; route: string; status: 200 | 304 };

export type FastAnswerDeps = {
  answers: Pick<FastAnswers, 'find'>;
  heads: Pick<TopicHeads, 'ask'>;
  tokens: Pick<TokenVerifier, 'known'>;
  maintenance: Pick<MaintenanceGate, 'isOpen'>;
  /** Counts the caller's address. `refused`: nothing is known here and now, or it is over its limit; `undefined`: there are no limits. */
  countAddress: (request: IncomingMessage) => LeftOfLimit | 'refused' | undefined;
  /** Told of each call that was answered. */
  answered: (call: AnsweredCall, elapsedMs: number) => void;
  /** Whether connections are to end with the next answer, which the router tells their callers. */
  isClosing: () => boolean;
  /** Milliseconds that only grow. */
  clock: () => number;
};

/** Callers who send one of these are not like all others. */
const SPECIAL_HEADERS = ['x-rate-limit-key', 'x-page-reader', 'content-length', 'transfer-encoding'] as const;

export const isPlain = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  SPECIAL_HEADERS.every((name) => headers[name] === undefined);

/**
 * Gives an answer that is kept without the router: to whom it is for, while it is known here and now who calls, that they may, that no
 * window of maintenance closes the route, and that the call is within its limit; and when the topic's head, read after the question,
 * is still that of the answer. Every other call goes through the router.
 */
export function answerFast(deps: FastAnswerDeps): Answering {
  const { answers, heads, clock, isClosing } = deps;

  return (request, response, handOn) => {
    if (request.method !== 'GET' || isClosing() || !isPlain(request)) return false;
    const actor = actorOf(request, deps);
    if (actor === undefined) return false;
    const askedAt = clock();
    const entry = answers.find(request.url ?? '', actor, askedAt);
    if (!entry || !holdsRight(entry.access, actor) || !deps.maintenance.isOpen(entry.area)) return false;
    heads.ask(entry.head.topic, (version) => {
      const holds = version === entry.head.at && !isClosing();
      const requestId = newId();
      const status = holds ? answerWith(entry.answer, { request, response, requestId }, deps) : undefined;
      if (status === undefined) return handOn(request, response);
      deps.answered({ request, requestId, route: entry.route, status }, clock() - askedAt);
    });
    return true;
  };
}

const BEARER = 'Bearer ';

/** Null: a guest; `undefined`: that is not known here and now. Only what the router has taken for a token is known. */
function actorOf(
  { headers: { authorization } }: IncomingMessage,
  { tokens }: FastAnswerDeps,
): Actor | null | undefined {
  if (authorization === undefined) return null;
  return authorization.startsWith(BEARER) ? tokens.known(authorization.slice(BEARER.length)) : undefined;
}

type Found = NonNullable<ReturnType<FastAnswers['find']>>;

type Call = { request: IncomingMessage; response: ServerResponse; requestId: string };

/** The status that was sent; `undefined`: nothing was. */
function answerWith(
  answer: Found['answer'],
  { request, response, requestId }: Call,
  { countAddress }: FastAnswerDeps,
): 200 | 304 | undefined {
  const isKnown = namesTag(request.headers['if-none-match'], answer.etag);
  const written = isKnown ? answer.known : answer.whole(acceptsBrotli(request.headers));
  if (!written) return undefined;
  const left = countAddress(request);
  if (left === 'refused') return undefined;
  const status = isKnown ? 304 : 200;
  sendWritten(response, status, written, { requestId, left });
  return status;
}
