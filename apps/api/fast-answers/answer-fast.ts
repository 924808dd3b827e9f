import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TopicHeads } from '@pailei/core/ground/reads';
import type { MaintenanceGate } from '@pailei/core/site/maintenance';
import type { TokenVerifier } from '@pailei/core/people/sessions';
import { newId } from '@pailei/db/id';
import { holdsRight } from '@pailei/domain/rights';
import type { Actor } from '@pailei/live/registry';
import { acceptsBrotli, namesTag } from '../http/kept-answers.ts';
import { readBearer } from '../plugins/access.ts';
import { isApiKey } from '../plugins/api-key.ts';
import type { FastAnswers } from './fast-answers.ts';
import type { Answering } from './fast-server.ts';
import { sendWritten } from './written-answer.ts';

export type FastAnswerDeps = {
  answers: Pick<FastAnswers, 'find'>;
  heads: Pick<TopicHeads, 'ask'>;
  tokens: Pick<TokenVerifier, 'known'>;
  maintenance: Pick<MaintenanceGate, 'isOpen'>;
  /** Counts the caller's address; `false`: nothing is known here and now, or it is over its limit. */
  countAddress: (request: IncomingMessage) => boolean;
  observe: (call: { method: string; route: string; status: string }, seconds: number) => void;
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
  const { answers, heads, clock } = deps;

  return (request, response, handOn) => {
    if (request.method !== 'GET' || !isPlain(request)) return false;
    const actor = actorOf(request, deps);
    if (actor === undefined) return false;
    const askedAt = clock();
    const entry = answers.find(request.url ?? '', actor, askedAt);
    if (!entry || !holdsRight(entry.access, actor) || !deps.maintenance.isOpen(entry.area)) return false;
    heads.ask(entry.head.topic, (version) => {
      const status = version === entry.head.at ? answerWith(entry.answer, request, response, deps) : undefined;
      if (status === undefined) return handOn(request, response);
      deps.observe({ method: 'GET', route: entry.route, status }, (clock() - askedAt) / 1_000);
    });
    return true;
  };
}

/** Null: a guest; `undefined`: that is not known here and now. */
function actorOf(
  { headers: { authorization } }: IncomingMessage,
  { tokens }: FastAnswerDeps,
): Actor | null | undefined {
  if (authorization === undefined) return null;
  const token = readBearer(authorization);
  return token === undefined || isApiKey(token) ? undefined : tokens.known(token);
}

type Found = NonNullable<ReturnType<FastAnswers['find']>>;

/** The status that was sent; `undefined`: nothing was. */
function answerWith(
  answer: Found['answer'],
  request: IncomingMessage,
  response: ServerResponse,
  { countAddress }: FastAnswerDeps,
): '200' | '304' | undefined {
  const isKnown = namesTag(request.headers['if-none-match'], answer.etag);
  const written = isKnown ? answer.known : answer.whole(acceptsBrotli(request.headers));
  if (!written || !countAddress(request)) return undefined;
  const status = isKnown ? 304 : 200;
  sendWritten(response, status, written, newId());
  return status === 304 ? '304' : '200';
}
