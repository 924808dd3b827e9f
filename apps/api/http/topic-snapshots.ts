import { createHash } from 'node:crypto';
import { envelopeOf } from '@pailei/contracts/http/endpoint';
import { BusyError, generalError, TooManyRequestsError } from '@pailei/contracts/http/errors';
import { topicSnapshotsApi } from '@pailei/contracts/topics/topic-snapshots.api';
import { steppedDelay } from '@pailei/contracts/topics/topic';
import type { TopicContracts } from '@pailei/contracts/features/topic-contracts';
import { limitKey } from '@pailei/core/ground/http/client-address';
import { createTopicSnapshots } from '@pailei/core/ground/topics/topic-snapshots';
import type { Db } from '@pailei/db/client';
import type { TopicRegistry } from '@pailei/live/registry';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { success } from './envelope.ts';
import { createKeptAnswers, isKnownToCaller, keptAnswer, sendBody, type KeptAnswer } from './kept-answers.ts';

const MEGABYTE = 1024 * 1024;
const LIMITS = { maxEntries: 2_000, maxBytes: 64 * MEGABYTE };
/** Of the shape of the answer: another one is another answer. */
const RELEASE = 'snapshot-1';
const RETRY_SECONDS = 1;
const HASH_LENGTH = 12;
/** A state may hold what changes without an event. */
const FRESH_MS = 1_000;

/** Questions for topics that are not there, or not for the caller, in a minute and from one address. Others are not counted. */
const REFUSALS = { max: 120, windowMs: 60_000, addresses: 10_000 };
/** Questions of an account, over all its devices. */
const ACCOUNT_LIMIT = { max: 1_200, timeWindow: 60_000 };

type Options = { db: Db; registry: TopicRegistry; contracts: TopicContracts; hasLimits: boolean };

/**
 * `GET /api/topics/:topic`: where a view starts, for clients that follow the topic from there. The right and the position are read
 * for every question. The state is read again after a second also at the same version, and compressed again only if it differs.
 */
export function topicSnapshotRoutes(app: FastifyInstance, { hasLimits, ...deps }: Options): void {
  const { method, path, access, area, summary, errors, params, query, data } = topicSnapshotsApi.get;
  const kept = createKeptSnapshots();
  const snapshots = createTopicSnapshots({ ...deps, has: kept.isFresh });
  const refusals = createRefusalLimit();

  app.route({
    method,
    url: `/api${path}`,
    config: {
      access,
      area,
      docs: { errors },
      rateLimit: false,
      accountLimit: ACCOUNT_LIMIT,
      answersInTime: true,
    },
    schema: { summary, params, querystring: query.strict(), response: { 200: envelopeOf(data).extend({ data }) } },
    handler: async (request, reply) => {
      const { topic } = request.params as { topic: string };
      const { delay, at_least } = request.query as { delay: number; at_least: number };
      if (hasLimits) refusals.check(request.ip);
      const read = await snapshots.read({ topic, actor: request.actor, delay: steppedDelay(delay) });
      if (!read.allowed) {
        refusals.add(request.ip);
        throw generalError(read.code);
      }
      const { epoch, version, snapshot } = read;
      if (version < at_least) throw new BusyError(RETRY_SECONDS, 'unavailable');
      const at = { topic, delay: read.delay, epoch, version };
      const answer = snapshot ? kept.keep(snapshot) : kept.find(at);
      if (!answer) throw new BusyError(RETRY_SECONDS, 'unavailable');
      reply.header('cache-control', 'private, no-cache');
      if (isKnownToCaller(request, reply, RELEASE, answer.version)) return (reply as FastifyReply).code(304).send();
      return sendBody(request, reply.type('application/json; charset=utf-8'), answer);
    },
  });
}

type At = { topic: string; delay: number; epoch: string; version: number };

const versionOf = ({ delay, epoch, version }: At) => `${epoch}-${version}-${delay}`;
const keyOf = (at: At) => `${at.topic} ${versionOf(at)}`;

/** Snapshots as they are sent, by topic and version. */
function createKeptSnapshots() {
  const kept = createKeptAnswers<KeptAnswer & { readAt: number }>(LIMITS);
  const written = new WeakMap<object, KeptAnswer>();

  /** All who share a read share what is written of it. */
  function write(snapshot: At & { state: unknown }): KeptAnswer {
    const body = JSON.stringify(success(snapshot));
    const hash = createHash('sha256').update(body).digest('base64url').slice(0, HASH_LENGTH);
    const version = `${versionOf(snapshot)}-${hash}`;
    const known = kept.peek(keyOf(snapshot));
    const answer = known?.version === version ? known : keptAnswer(version, body);
    kept.set(keyOf(snapshot), { ...answer, readAt: performance.now() });
    written.set(snapshot, answer);
    return answer;
  }

  return {
    isFresh: (at: At) => performance.now() - (kept.peek(keyOf(at))?.readAt ?? -Infinity) < FRESH_MS,
    find: (at: At): KeptAnswer | undefined => kept.get(keyOf(at)),
    keep: (snapshot: At & { state: unknown }) => written.get(snapshot) ?? write(snapshot),
  };
}

/** Bounds what guesses cost: each is a read of the database. */
function createRefusalLimit() {
  const counts = new LRUCache<string, { count: number }>({ max: REFUSALS.addresses, ttl: REFUSALS.windowMs });
  return {
    check(ip: string): void {
      const key = limitKey(ip);
      if ((counts.get(key)?.count ?? 0) < REFUSALS.max) return;
      throw new TooManyRequestsError(counts.getRemainingTTL(key));
    },
    add(ip: string): void {
      const known = counts.get(limitKey(ip));
      if (known) known.count += 1;
      else counts.set(limitKey(ip), { count: 1 });
    },
  };
}
