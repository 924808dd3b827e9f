import { tournamentTopic } from '@pailei/contracts/play/tournaments/tournament.topic';
import { webhookBodySchema, type WebhookBody, type WebhookData } from '@pailei/contracts/play/webhooks/webhook-body';
import { webhooksTopic } from '@pailei/contracts/play/webhooks/webhooks.topic';
import type { LogEvent } from '@pailei/contracts/topics/topic';
import type { Db } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import type { Trx } from '@pailei/db/tx';
import { readSince } from '@pailei/live/log';
import type { Publisher } from '@pailei/live/publish';
import { inTransaction } from '@pailei/live/transaction';
import { wakeLoop } from '@pailei/live/wake-loop';
import { tournamentEventOf } from '@pailei/contracts/play/tournaments/tournament.fold';
import { findMatch } from '@pailei/domain/tournament/state-parts';
import type { OpenedMatch } from '@pailei/domain/tournament/events';
import type { Placement, TournamentState } from '@pailei/domain/tournament/types';
import { findShownEvent, shownTournament } from '../tournaments/shown-tournament.ts';
import { visibleVersion } from '../../site/visibility/visible.ts';
import {
  findFirstResults,
  findTargets,
  findUntoldEvents,
  insertDeliveries,
  lockCursor,
  moveCursor,
  type NewDelivery,
  type Target,
  type UntoldEvent,
} from './webhook-log.repository.ts';

/** What is known when an event of the log is told: the public state of then or later, and whether a match had a result before. */
type MessageContext = { state: TournamentState; publicUrl: string; hadResult: (matchId: string) => boolean };

/** The message that an event of the public log is worth, if it is. */
function messageOf(event: LogEvent, context: MessageContext): WebhookBody | undefined {
  const told = dataOf(event, context);
  if (!told) return undefined;
  const { id, name } = context.state;
  const url = `${context.publicUrl}/solo-tournaments/${id}`;
  return { ...told, timestamp: event.at, version: event.v, event: { id, name, url } };
}

function dataOf(logged: LogEvent, { state, hadResult }: MessageContext): WebhookData | undefined {
  const { type, payload } = tournamentEventOf(logged);
  switch (type) {
    case 'registration_opened':
      return { type: 'event.published', data: { capacity: state.capacity, starts_at: state.times.starts_at } };
    case 'check_in_opened':
      return { type: 'check_in.opened', data: { due_at: payload.due_at } };
    case 'tournament_started':
      return { type: 'event.started', data: { entrants: payload.entrants.length } };
    case 'round_started': {
      const pairings = payload.matches.map((match) => pairingOf(state, match));
      const bye = payload.bye === null ? null : nameOf(state, payload.bye);
      return { type: 'round.started', data: { stage: payload.stage + 1, round: payload.round, pairings, bye } };
    }
    case 'match_finished': {
      const known = findMatch(state, payload.match_id);
      // It was withdrawn meanwhile: it never counted.
      if (!known) return undefined;
      const { wins_a, wins_b, status, result } = payload;
      const winner = result === 'a' || result === 'b' ? result : null;
      const place = { stage: known.stage + 1, round: known.round };
      const match = { ...pairingOf(state, known), ...place, wins_a, wins_b, status, winner };
      return { type: hadResult(payload.match_id) ? 'result.corrected' : 'match.finished', data: { match } };
    }
    case 'placements_corrected':
      return { type: 'result.corrected', data: { placements: placesOf(state, payload.placements) } };
    case 'stage_finished':
      return {
        type: 'stage.finished',
        data: { stage: payload.stage + 1, ranking: payload.ranking.map((id) => nameOf(state, id)) },
      };
    case 'tournament_finished':
      return { type: 'event.finished', data: { placements: placesOf(state, payload.placements) } };
    case 'tournament_cancelled':
      return { type: 'event.cancelled', data: { reason: payload.reason } };
    default:
      return undefined;
  }
}

const nameOf = ({ participants }: TournamentState, participant_id: string) => ({
  participant_id,
  name: participants[participant_id]?.name ?? '',
});

const pairingOf = (
  state: TournamentState,
  { match_id, table, a, b }: Pick<OpenedMatch, 'match_id' | 'table' | 'a' | 'b'>,
) => ({
  match_id,
  table,
  a: nameOf(state, a),
  b: nameOf(state, b),
});

const placesOf = (state: TournamentState, placements: readonly Placement[]) =>
  placements.map(({ participant_id, place, place_to }) => ({ ...nameOf(state, participant_id), place, place_to }));

/** Events of a log that one transaction turns into messages. */
const BATCH = 500;
const EVERY_MS = 1_000;

export type WebhookLogDeps = { db: Db; publisher: Publisher; now: () => string; publicUrl: string };
export type WebhookLog = ReturnType<typeof createWebhookLog>;

/**
 * Turns the public log of every event into messages that wait for their targets. What a guest is not shown yet is not there: the same rights
 * and the same delay decide. Whoever dies in the middle leaves the cursor where it was.
 */
export function createWebhookLog(deps: WebhookLogDeps) {
  const { db, now, publicUrl } = deps;
  async function tell(event: UntoldEvent): Promise<void> {
    const visible = await visibleVersion(db, tournamentTopic.of(event.id), event.delay_seconds);
    if (visible <= event.version) return;
    await inTransaction(deps, async (trx, log) => {
      const cursor = await lockCursor(trx, event.id);
      const shown = await findShownEvent(trx, event.id, null);
      const view = shown && (await shownTournament(trx, event.id, null));
      if (!shown || !view) return;
      const events = await readVisible(trx, event.id, { cursor, version: shown.version ?? visible });
      const last = events.at(-1);
      if (!last) return;
      const firstResults = await findFirstResults(trx, event.id);
      const messages = events.flatMap((one) => {
        const hadResult = (id: string) => (firstResults.get(id) ?? one.v) < one.v;
        const body = messageOf(one, { state: view.tournament, publicUrl, hadResult });
        return body ? [body] : [];
      });
      const targets = await findTargets(trx);
      const delayMs = shown.delay * 1_000;
      const deliveries = messages.flatMap((body) => deliveriesOf(body, { targets, delayMs, at: now() }));
      await insertDeliveries(trx, deliveries);
      if (deliveries.length > 0) wakeLoop(trx, 'webhook-sender');
      for (const webhook_id of new Set(deliveries.map((one) => one.webhook_id)))
        log.add(webhooksTopic.of(), 'deliveries_changed', { webhook_id });
      await moveCursor(trx, event.id, last.v);
    });
  }

  let hasTargets = false;

  return {
    /** While there are targets the logs are read every second. */
    nextDue: (): string | null => (hasTargets ? new Date(Date.parse(now()) + EVERY_MS).toISOString() : null),

    async tick(): Promise<void> {
      hasTargets = (await findTargets(db)).length > 0;
      if (!hasTargets) return;
      for (const event of await findUntoldEvents(db)) await tell(event);
    },
  };
}

type Span = { cursor: number; version: number };

async function readVisible(trx: Trx, id: string, { cursor, version }: Span): Promise<LogEvent[]> {
  return (await readSince(trx, tournamentTopic.of(id), cursor, BATCH)).filter(({ v }) => v <= version);
}

type Told = { targets: readonly Target[]; delayMs: number; at: string };

/** A target is told of what became public after it was registered. */
function deliveriesOf(body: WebhookBody, { targets, delayMs, at }: Told): NewDelivery[] {
  if (body.type === 'test') return [];
  const { type, version, event } = body;
  const publicAtMs = Date.parse(body.timestamp) + delayMs;
  const text = JSON.stringify(webhookBodySchema.parse(body));
  return targets
    .filter(({ types }) => types.includes(type))
    .filter(({ tournament_id }) => tournament_id === null || tournament_id === event.id)
    .filter(({ created_at }) => publicAtMs > Date.parse(created_at))
    .map(({ id }) => ({
      id: newId(),
      webhook_id: id,
      tournament_id: event.id,
      version,
      type,
      body: text,
      next_try_at: at,
      created_at: at,
    }));
}
