import { backOffMs, reconnectDelayMs } from './back-off.ts';
import type { TopicStatus } from './live-client.ts';
import {
  ANSWER_FROM_MEMORY_MS,
  STALE_AFTER_MS,
  type EventsMessage,
  type GoneMessage,
  type LiveEvent,
  type Position,
  type SnapshotAnswer,
  type SnapshotNeeded,
  type SnapshotRequest,
  type SubAccepted,
  type SubAnswer,
  type SubRefused,
  type SubRequest,
} from './messages.ts';

/** One followed topic of a client, without socket or clock: what arrived goes in, what to do comes out. */
export type ClientTopicEffect =
  /** Subscribe; hand the answer back with this `id`. */
  | { do: 'ask'; id: number; request: SubRequest }
  /** Read a snapshot from the API; hand the answer back with this `id`. */
  | { do: 'fetch'; id: number; request: SnapshotRequest }
  | { do: 'snapshot'; state: unknown; version: number }
  | { do: 'events'; events: LiveEvent[] }
  | { do: 'status'; status: TopicStatus };

const ANSWER_TIMEOUT_MS = 10_000;
const POISON_PAUSE_MS = 60_000;
/** Refusals that may pass by themselves. */
const PASSING: ReadonlySet<string> = new Set(['unavailable', 'rate_limited']);

type Options = {
  topic: string;
  delay?: number;
  /** Where the view stands before the first answer. */
  since?: Position;
  /** Snapshots come from the API and not with the answer of the hub. */
  fetches?: boolean;
  random: () => number;
  faults?: { noEpoch?: boolean };
};

export class ClientTopic {
  #position: Position | null = null;
  #isLinked = false;
  #asked: { id: number; at: number } | null = null;
  #asks = 0;
  #fetching: { id: number; at: number } | null = null;
  /** Where the hub said that a snapshot has to be. */
  #needed: Position | null = null;
  /** Snapshots that were fetched since the hub last accepted the position. */
  #fetchesInRow = 0;
  #refusals = 0;
  #retryAt = Infinity;
  /** The hub said that our past is void; it counts on this link only. */
  #isReset = false;
  #confirmedAt = -Infinity;
  #poisonedAt = -Infinity;
  #status: TopicStatus = { phase: 'loading' };
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
    this.#position = options.since ? { ...options.since } : null;
  }

  position(): Position | null {
    return this.#position;
  }

  status(): TopicStatus {
    return this.#status;
  }

  linkUp(now: number): ClientTopicEffect[] {
    this.#isLinked = true;
    return this.#seek(now);
  }

  linkCut(): void {
    this.#isLinked = false;
    this.#asked = null;
    this.#fetching = null;
    this.#needed = null;
    this.#fetchesInRow = 0;
    this.#retryAt = Infinity;
    this.#refusals = 0;
    this.#isReset = false;
  }

  /** Back from sleep, or online again: asks whether anything was missed. */
  recheck(now: number): ClientTopicEffect[] {
    return [
      ...this.tick(now),
      ...(this.#isLinked && !this.#isWaiting() && this.#status.phase !== 'denied' ? this.#seek(now) : []),
    ];
  }

  /** Starts over from a snapshot. */
  restart(now: number): ClientTopicEffect[] {
    this.#isReset = true;
    return this.#isLinked ? this.#seek(now) : [];
  }

  answered(id: number, answer: SubAnswer, now: number): ClientTopicEffect[] {
    const asked = this.#asked;
    if (asked?.id !== id) return [];
    this.#asked = null;
    if (answer.ok) return this.#accepted(answer, asked.at, now);
    return answer.code === 'snapshot_needed' ? this.#sentForSnapshot(answer, now) : this.#refused(answer, now);
  }

  fetched(id: number, answer: SnapshotAnswer, now: number): ClientTopicEffect[] {
    if (this.#fetching?.id !== id) return [];
    const needed = this.#needed;
    this.#fetching = null;
    this.#needed = null;
    if (!answer.ok) return answer.code === 'unavailable' ? this.#fetchSoon(now) : this.#refused(answer, now);
    const { epoch, version, state } = answer;
    if (needed?.epoch === epoch && version < needed.version) return this.#fetchSoon(now);
    this.#position = { epoch, version };
    this.#isReset = false;
    this.#fetchesInRow += 1;
    return [{ do: 'snapshot', state, version }, ...this.#ask(now)];
  }

  events(message: EventsMessage, now: number): ClientTopicEffect[] {
    if (this.#isWaiting() || !this.#position) return [];
    if (this.#isOtherEpoch(message.epoch)) return this.#ask(now);
    return this.#apply(message.events, now);
  }

  /** `version` as compared by the hub with the database `age` milliseconds ago. */
  head(epoch: string, version: number, age: number, now: number): ClientTopicEffect[] {
    if (this.#isWaiting() || !this.#position) return [];
    if (this.#isOtherEpoch(epoch) || version > this.#position.version) return this.#ask(now);
    return this.#confirmed(now - age, now);
  }

  reset(now: number): ClientTopicEffect[] {
    return this.restart(now);
  }

  gone(message: GoneMessage): ClientTopicEffect[] {
    this.#asked = null;
    this.#fetching = null;
    return this.#denied(message);
  }

  /** The view could not apply what it was given: its page is older than the site. One fresh snapshot a minute is asked for. */
  applyFailed(now: number): ClientTopicEffect[] {
    if (this.#isReset) return [];
    if (now - this.#poisonedAt < POISON_PAUSE_MS) {
      this.#retryAt = this.#poisonedAt + POISON_PAUSE_MS;
      this.#asked = null;
      this.#fetching = null;
      this.#position = null;
      return this.#setStatus({ phase: 'outdated' });
    }
    this.#poisonedAt = now;
    return this.restart(now);
  }

  tick(now: number): ClientTopicEffect[] {
    const effects: ClientTopicEffect[] = [];
    if (this.#status.phase === 'live' && now - this.#confirmedAt >= STALE_AFTER_MS) {
      effects.push(...this.#setStatus({ phase: 'stale', since: this.#confirmedAt }));
    }
    const waitsSince = this.#asked?.at ?? this.#fetching?.at ?? now;
    const isUnanswered = now - waitsSince >= ANSWER_TIMEOUT_MS;
    if (this.#isLinked && (isUnanswered || now >= this.#retryAt)) effects.push(...this.#seek(now));
    return effects;
  }

  #isWaiting(): boolean {
    return this.#asked !== null || this.#fetching !== null;
  }

  /** Asks the hub for what is missing; first the API for a snapshot, where there is nothing to go on from. */
  #seek(now: number): ClientTopicEffect[] {
    const isVoid = this.#isReset || !this.#position || this.#needed !== null;
    return this.#options.fetches && isVoid ? this.#fetch(now) : this.#ask(now);
  }

  #fetch(now: number): ClientTopicEffect[] {
    this.#retryAt = Infinity;
    this.#asked = null;
    const id = ++this.#asks;
    this.#fetching = { id, at: now };
    const { topic, delay } = this.#options;
    const at_least = this.#needed?.version;
    return [
      { do: 'fetch', id, request: { topic, ...(delay && { delay }), ...(at_least !== undefined && { at_least }) } },
    ];
  }

  #ask(now: number): ClientTopicEffect[] {
    this.#retryAt = Infinity;
    this.#fetching = null;
    const id = ++this.#asks;
    this.#asked = { id, at: now };
    const { topic, delay, fetches } = this.#options;
    const since = this.#isReset || !this.#position ? null : { ...this.#position };
    const request = { topic, ...(since && { since }), ...(delay && { delay }), ...(fetches && { fetches }) };
    return [{ do: 'ask', id, request }];
  }

  /** The past may be replaced between the two steps; a hub that refuses two snapshots in a row does not agree with the API yet. */
  #sentForSnapshot({ epoch, version }: SnapshotNeeded, now: number): ClientTopicEffect[] {
    this.#needed = { epoch, version };
    return this.#fetchesInRow > 1 ? this.#fetchSoon(now) : this.#fetch(now);
  }

  /** An API that restarts is back within seconds, like a hub. */
  #fetchSoon(now: number): ClientTopicEffect[] {
    this.#refusals += 1;
    this.#retryAt = now + reconnectDelayMs(this.#refusals, this.#options.random());
    return [];
  }

  #retryLater(now: number): ClientTopicEffect[] {
    this.#refusals += 1;
    this.#retryAt = now + backOffMs(this.#refusals, this.#options.random());
    return [];
  }

  #accepted(answer: SubAccepted, askedAt: number, now: number): ClientTopicEffect[] {
    const effects: ClientTopicEffect[] = [];
    this.#refusals = 0;
    this.#fetchesInRow = 0;
    if (answer.snapshot !== undefined) {
      this.#position = { epoch: answer.epoch, version: answer.version };
      effects.push({ do: 'snapshot', state: answer.snapshot, version: answer.version });
    } else if (
      this.#isReset ||
      !this.#position ||
      this.#isOtherEpoch(answer.epoch) ||
      this.#position.version !== answer.version
    ) {
      this.#position = null;
      return this.#seek(now);
    }
    this.#isReset = false;
    effects.push(...this.#apply(answer.events, now));
    if (!this.#asked) effects.push(...this.#confirmed(askedAt - ANSWER_FROM_MEMORY_MS, now));
    return effects;
  }

  #refused(answer: SubRefused, now: number): ClientTopicEffect[] {
    if (!PASSING.has(answer.code)) return this.#denied(answer);
    return this.#retryLater(now);
  }

  #denied({ code, message }: Pick<SubRefused, 'code' | 'message'>): ClientTopicEffect[] {
    this.#position = null;
    return this.#setStatus({ phase: 'denied', code, message });
  }

  /** Older than ours is dropped, what is next is applied, a hole is asked for. */
  #apply(events: LiveEvent[], now: number): ClientTopicEffect[] {
    const position = this.#position;
    if (!position) return [];
    const next: LiveEvent[] = [];
    for (const event of events) {
      if (event.v <= position.version) continue;
      if (event.v !== position.version + 1) return [...this.#applied(next), ...this.#ask(now)];
      position.version = event.v;
      next.push(event);
    }
    return this.#applied(next);
  }

  #applied(events: LiveEvent[]): ClientTopicEffect[] {
    return events.length > 0 ? [{ do: 'events', events }] : [];
  }

  #isOtherEpoch(epoch: string): boolean {
    return this.#position !== null && this.#position.epoch !== epoch && !this.#options.faults?.noEpoch;
  }

  #confirmed(at: number, now: number): ClientTopicEffect[] {
    this.#confirmedAt = Math.max(this.#confirmedAt, at);
    if (now - this.#confirmedAt >= STALE_AFTER_MS) return [];
    return this.#setStatus({ phase: 'live' });
  }

  #setStatus(status: TopicStatus): ClientTopicEffect[] {
    const isSame = status.phase === this.#status.phase && status.phase !== 'denied';
    this.#status = status;
    return isSame ? [] : [{ do: 'status', status }];
  }
}
