import { generalError } from '@pailei/contracts/http/errors';
import { violationError } from '@pailei/contracts/play/tournaments/rule-violations';
import {
  matchIsDelayed,
  matchNotPublicYet,
  STREAM_QUEUE_ERRORS,
  type StreamQueueView,
} from '@pailei/contracts/play/stream-queue/stream-queue.api';
import { RESULT_SHOWN_MS } from '@pailei/domain/featured/choose-featured';
import { isSeriesOver } from '@pailei/domain/series/series-over';
import { decideStreamQueue } from '@pailei/domain/stream-queue/decide';
import { evolveStreamQueue } from '@pailei/domain/stream-queue/evolve';
import type { StreamQueue, StreamQueueCommand, StreamQueueEvent } from '@pailei/domain/stream-queue/types';
import { isViolation } from '@pailei/domain/violation/violation';
import type { Db } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import { readInOneSnapshot, type Trx } from '@pailei/db/tx';
import { readEpoch, readHeads, type LiveLog } from '@pailei/live/log';
import type { Publisher } from '@pailei/live/publish';
import type { Actor } from '@pailei/live/registry';
import { matchTopic } from '@pailei/contracts/play/matches/match.topic';
import { streamQueueTopic } from '@pailei/contracts/play/stream-queue/stream-queue.topic';
import { inTransaction } from '@pailei/live/transaction';
import { recordAudit } from '../../site/audit/record-audit.ts';
import { featureMatch } from '../featured/feature-match.ts';
import { secondsUntilVisible } from '../../site/visibility/visible.ts';
import {
  findEndedOnAir,
  findQueuedMatch,
  findVoidQueued,
  lockQueue,
  readQueue,
  saveQueueEvent,
} from './stream-queue.repository.ts';

export type StreamQueueDeps = { db: Db; publisher: Publisher; now: () => string };
export type StreamQueueService = ReturnType<typeof createStreamQueueService>;

/** A command as a caller knows it: matches by their id. */
type MatchOrder = { type: 'add' | 'put_on_air'; match_id: string; accept_delay: boolean };
type Order = MatchOrder | Exclude<StreamQueueCommand, { match: object }>;
type Change = { before: StreamQueue; after: StreamQueue; events: readonly StreamQueueEvent[] };

/** Which match the casters show, which come next, and which were shown. */
export function createStreamQueueService(deps: StreamQueueDeps) {
  async function run(trx: Trx, log: LiveLog, order: Order): Promise<Change> {
    await lockQueue(trx);
    const command = await commandOf(trx, order);
    const now = deps.now();
    const before = await readQueue(trx);
    const decided = decideStreamQueue(before, command, { now, new_id: newId });
    if (isViolation(decided)) throw violationError(STREAM_QUEUE_ERRORS, decided);
    const events = log.addAll(streamQueueTopic.of(), decided);
    let after = before;
    for (const event of events) {
      after = evolveStreamQueue(after, event);
      await saveQueueEvent(trx, after, event);
      if (event.type === 'match_put_on_air')
        await featureMatch(trx, log, { match_id: event.payload.entry.match_id, is_chosen: true }, now);
    }
    return { before, after, events };
  }

  /** What a referee or an admin orders; every order has its row in the audit log. */
  function order(actor: Actor, wanted: Order): Promise<StreamQueueView> {
    return inTransaction(deps, async (trx, log) => {
      const change = await run(trx, log, wanted);
      await audit(trx, actor, wanted, change);
      const epoch = await readEpoch(trx);
      await log.write();
      return { queue: change.after, epoch, version: log.versionOf(streamQueueTopic.of()) };
    });
  }

  async function removeVoid(id: string): Promise<void> {
    await inTransaction(deps, async (trx, log) => {
      await lockQueue(trx);
      const { next } = await readQueue(trx);
      if (next.some((entry) => entry.id === id)) await run(trx, log, { type: 'remove', id });
    });
  }

  return {
    /** State and version of one moment. */
    get(): Promise<StreamQueueView> {
      return readInOneSnapshot(deps.db, async (trx) => ({
        queue: await readQueue(trx),
        epoch: await readEpoch(trx),
        version: (await readHeads(trx, [streamQueueTopic.of()])).get(streamQueueTopic.of()) ?? 0,
      }));
    },

    /** `accept_delay`: whoever orders it knows that the public sees the match later than it is played. */
    add: (actor: Actor, match_id: string, accept_delay = false) =>
      order(actor, { type: 'add', match_id, accept_delay }),
    /** Also features the match: home page and overlays follow it. */
    putOnAir: (actor: Actor, match_id: string, accept_delay = false) =>
      order(actor, { type: 'put_on_air', match_id, accept_delay }),
    finish: (actor: Actor, id: string) => order(actor, { type: 'finish', id }),
    remove: (actor: Actor, id: string) => order(actor, { type: 'remove', id }),
    reorder: (actor: Actor, ids: readonly string[]) => order(actor, { type: 'reorder', ids }),

    /** Takes a match off the air once its end has been seen, and one that was withdrawn or cancelled out of the queue. */
    async settle(): Promise<void> {
      const gone = await findVoidQueued(deps.db, deps.now());
      if (gone) await removeVoid(gone.id);
      const endedBefore = new Date(Date.parse(deps.now()) - RESULT_SHOWN_MS).toISOString();
      const ended = await findEndedOnAir(deps.db, endedBefore);
      if (!ended) return;
      await inTransaction(deps, async (trx, log) => {
        await lockQueue(trx);
        const { on_air } = await readQueue(trx);
        if (on_air?.id === ended.id) await run(trx, log, { type: 'finish', id: ended.id });
      });
    },
  };
}

async function commandOf(trx: Trx, order: Order): Promise<StreamQueueCommand> {
  if (!('match_id' in order)) return order;
  const found = await findQueuedMatch(trx, order.match_id);
  if (!found) throw generalError('not_found');
  await refuseHidden(trx, order, found.delay_seconds);
  return { type: order.type, match: found.match, is_over: isSeriesOver(found.status) };
}

/** The queue is public: a match comes into it once the public may know it, and a delayed one only where that is meant. */
async function refuseHidden(trx: Trx, { match_id, accept_delay }: MatchOrder, delay: number): Promise<void> {
  if (delay === 0) return;
  const seconds = await secondsUntilVisible(trx, matchTopic.of(match_id), delay);
  if (seconds === undefined || seconds > 0) throw matchNotPublicYet(seconds ?? delay);
  if (!accept_delay) throw matchIsDelayed(delay);
}

const standing = ({ on_air, next }: StreamQueue) => ({
  on_air: on_air?.match_id ?? null,
  next: next.map(({ match_id }) => match_id),
});

async function audit(trx: Trx, actor: Actor, order: Order, { before, after }: Change): Promise<void> {
  await recordAudit(trx, {
    actor,
    action: `stream_queue.${order.type}`,
    target_type: 'stream_queue',
    target_id: 'match_id' in order ? order.match_id : 'id' in order ? order.id : 'order',
    before: standing(before),
    after: standing(after),
    reason: null,
  });
}
