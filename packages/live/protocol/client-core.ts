import { reconnectDelayMs } from './back-off.ts';
import type { FetchSnapshot, Link, LinkListener, OpenLink } from './client-link.ts';
import { ClientTopic, type ClientTopicEffect } from './client-topic.ts';
import type { ConnectionState, LiveClient, Watcher } from './live-client.ts';
import { STALE_AFTER_MS, type SnapshotRequest } from './messages.ts';

export type LiveClientOptions = {
  /** Where the site is; default: the page's own origin. */
  url?: string;
  /** Where the API is, if not there. */
  snapshotUrl?: string;
  /** Outside browsers: the `Origin` to connect with. */
  origin?: string;
  /** Outside browsers: more headers to connect with. */
  headers?: Record<string, string>;
  getToken?: () => string | null;
  /** The hub did not accept the token: the session has ended. */
  onTokenRefused?: () => void;
  /** A watcher threw while it applied what it was given. */
  onError?: (error: unknown) => void;
};

type Followed = { topic: string; machine: ClientTopic; watchers: Set<Watcher> };

const TICK_MS = 1_000;
const PING_EVERY_MS = 15_000;

/**
 * Connections, timers and watchers around the topic machines; the same for both transports. Without `fetchSnapshot` snapshots come
 * over the connection.
 */
export function createLiveCore(
  openLink: OpenLink,
  options: LiveClientOptions,
  fetchSnapshot?: FetchSnapshot,
): LiveClient {
  const core = new LiveCore(openLink, options, fetchSnapshot);
  return {
    watch: (topic: string, watcher: Watcher) => core.watch(topic, watcher),
    state: () => core.state(),
    onState: (listener) => core.onState(listener),
    clockOffsetMs: () => core.clockOffsetMs,
    reconnect: () => core.reconnect(),
    close: () => core.close(),
  };
}

class LiveCore {
  clockOffsetMs = 0;
  readonly #openLink: OpenLink;
  readonly #options: LiveClientOptions;
  readonly #fetchSnapshot: FetchSnapshot | undefined;
  readonly #followed = new Map<string, Followed>();
  readonly #listeners = new Set<(state: ConnectionState) => void>();
  readonly #ticks: ReturnType<typeof setInterval>;
  #reported: ConnectionState = { phase: 'connecting' };
  #link: Link | null = null;
  #current = { isCurrent: false };
  #isUp = false;
  #isClosed = false;
  #wasEverUp = false;
  #attempt = 0;
  #heardAt = 0;
  #pingedAt = 0;
  #roundTripMs: number | null = null;
  #reconnectTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(openLink: OpenLink, options: LiveClientOptions, fetchSnapshot: FetchSnapshot | undefined) {
    this.#openLink = openLink;
    this.#options = options;
    this.#fetchSnapshot = fetchSnapshot;
    this.#ticks = setInterval(() => this.#tick(), TICK_MS);
    globalThis.document?.addEventListener('visibilitychange', this.#recheck);
    globalThis.window?.addEventListener('online', this.#recheck);
    globalThis.window?.addEventListener('offline', this.#report);
    this.#connect();
  }

  watch(topic: string, watcher: Watcher): () => void {
    const entry = this.#followed.get(topic) ?? this.#follow(topic, watcher);
    const isShared = entry.watchers.size > 0;
    entry.watchers.add(watcher);
    const status = entry.machine.status();
    if (!isShared && this.#link) this.#carryOut(entry, entry.machine.linkUp(Date.now()));
    else if (isShared && entry.machine.position()) this.#carryOut(entry, entry.machine.restart(Date.now()));
    else if (status.phase === 'denied') watcher.onStatus?.(status);
    return () => this.#leave(entry, watcher);
  }

  state(): ConnectionState {
    if (!this.#isUp) {
      if ('onLine' in navigator && !navigator.onLine) return { phase: 'offline' };
      const isFirst = !this.#wasEverUp && this.#attempt === 0;
      return isFirst ? { phase: 'connecting' } : { phase: 'reconnecting', attempt: Math.max(this.#attempt, 1) };
    }
    const topics = [...this.#followed.values()].map(({ machine }) => machine.status());
    if (topics.some(({ phase }) => phase === 'outdated')) return { phase: 'outdated' };
    const since = topics.flatMap((status) => (status.phase === 'stale' ? [status.since] : []));
    if (since.length > 0) return { phase: 'stale', since: Math.min(...since) };
    return { phase: 'live', round_trip_ms: this.#roundTripMs };
  }

  onState(listener: (state: ConnectionState) => void): () => void {
    this.#listeners.add(listener);
    listener(this.state());
    return () => this.#listeners.delete(listener);
  }

  reconnect(): void {
    this.#drop();
    this.#attempt = 0;
    this.#connect();
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#ticks);
    clearTimeout(this.#reconnectTimer);
    globalThis.document?.removeEventListener('visibilitychange', this.#recheck);
    globalThis.window?.removeEventListener('online', this.#recheck);
    globalThis.window?.removeEventListener('offline', this.#report);
    this.#drop();
  }

  #follow(topic: string, { delay, since }: Watcher): Followed {
    const fetches = this.#fetchSnapshot !== undefined;
    const more = { ...(delay && { delay }), ...(since && { since }) };
    const machine = new ClientTopic({ topic, fetches, random: Math.random, ...more });
    const entry = { topic, machine, watchers: new Set<Watcher>() };
    this.#followed.set(topic, entry);
    return entry;
  }

  #leave(entry: Followed, watcher: Watcher): void {
    entry.watchers.delete(watcher);
    if (entry.watchers.size > 0 || this.#followed.get(entry.topic) !== entry) return;
    this.#followed.delete(entry.topic);
    this.#link?.leave(entry.topic);
    this.#report();
  }

  readonly #report = (): void => {
    const next = this.state();
    if (JSON.stringify(next) === JSON.stringify(this.#reported)) return;
    this.#reported = next;
    for (const listener of this.#listeners) listener(next);
  };

  #carryOut(entry: Followed, effects: ClientTopicEffect[]): void {
    for (const effect of effects) {
      if (effect.do === 'ask') this.#link?.ask(effect);
      else if (effect.do === 'fetch') void this.#fetch(entry, effect);
      else for (const watcher of entry.watchers) this.#show(entry, watcher, effect);
    }
    this.#report();
  }

  /** The machine takes the answer only if it still waits for it. */
  async #fetch(entry: Followed, { id, request }: { id: number; request: SnapshotRequest }): Promise<void> {
    const answer = await this.#fetchSnapshot?.(request, this.#options.getToken?.() ?? null);
    if (answer && this.#followed.get(entry.topic) === entry)
      this.#carryOut(entry, entry.machine.fetched(id, answer, Date.now()));
  }

  #show(entry: Followed, watcher: Watcher, effect: Exclude<ClientTopicEffect, { do: 'ask' | 'fetch' }>): void {
    try {
      if (effect.do === 'snapshot') watcher.onSnapshot(effect.state, effect.version);
      else if (effect.do === 'events') watcher.onEvents(effect.events);
      else watcher.onStatus?.(entry.machine.status());
    } catch (error) {
      this.#options.onError?.(error);
      this.#carryOut(entry, entry.machine.applyFailed(Date.now()));
    }
  }

  #connect(): void {
    clearTimeout(this.#reconnectTimer);
    if (this.#link || this.#isClosed) return;
    this.#heardAt = Date.now();
    const wanted = [...this.#followed.values()].map((entry) => [entry, entry.machine.linkUp(this.#heardAt)] as const);
    const first = wanted.flatMap(([, effects]) => effects).filter((effect) => effect.do === 'ask');
    this.#current.isCurrent = false;
    this.#current = { isCurrent: true };
    this.#link = this.#openLink(first, this.#options.getToken?.() ?? null, this.#listen(this.#current));
    for (const [entry, effects] of wanted)
      this.#carryOut(
        entry,
        effects.filter((effect) => effect.do !== 'ask'),
      );
  }

  /** What comes from a connection that was given up is not heard any more. */
  #listen(link: { isCurrent: boolean }): LinkListener {
    const hear = (topic: string, change: (machine: ClientTopic, now: number) => ClientTopicEffect[]) => {
      const entry = this.#followed.get(topic);
      if (!link.isCurrent) return;
      this.#heardAt = Date.now();
      if (entry) this.#carryOut(entry, change(entry.machine, this.#heardAt));
    };
    return {
      up: () => {
        if (link.isCurrent) this.#linked();
      },
      cut: (isTokenRefused) => {
        if (!link.isCurrent) return;
        link.isCurrent = false;
        this.#lost(isTokenRefused);
      },
      answer: (id, answer) => hear(answer.topic, (machine, now) => machine.answered(id, answer, now)),
      events: (message) => hear(message.topic, (machine, now) => machine.events(message, now)),
      heads: (message) => {
        if (!link.isCurrent) return;
        this.clockOffsetMs = Date.parse(message.now) - Date.now();
        this.#heardAt = Date.now();
        for (const [topic, version] of Object.entries(message.heads)) {
          hear(topic, (machine, now) => machine.head(message.epoch, version, message.age, now));
        }
      },
      gone: (message) => hear(message.topic, (machine) => machine.gone(message)),
      reset: ({ topic }) => hear(topic, (machine, now) => machine.reset(now)),
    };
  }

  #linked(): void {
    this.#isUp = true;
    this.#wasEverUp = true;
    this.#heardAt = Date.now();
    this.#ping();
    this.#report();
  }

  #lost(isTokenRefused: boolean): void {
    if (this.#isUp) this.#attempt = 0;
    this.#link = null;
    this.#isUp = false;
    for (const { machine } of this.#followed.values()) machine.linkCut();
    if (this.#isClosed) return;
    if (isTokenRefused) this.#options.onTokenRefused?.();
    this.#attempt += 1;
    clearTimeout(this.#reconnectTimer);
    this.#reconnectTimer = setTimeout(() => this.#connect(), reconnectDelayMs(this.#attempt, Math.random()));
    this.#report();
  }

  #drop(): void {
    const dropped = this.#link;
    if (!dropped) return;
    this.#current.isCurrent = false;
    dropped.close();
    this.#lost(false);
  }

  #ping(): void {
    const startedAt = Date.now();
    const pinged = this.#link;
    this.#pingedAt = startedAt;
    pinged?.ping(() => {
      if (this.#link !== pinged) return;
      this.#heardAt = Date.now();
      this.#roundTripMs = this.#heardAt - startedAt;
      this.#report();
    });
  }

  #tick(): void {
    const now = Date.now();
    for (const entry of this.#followed.values()) this.#carryOut(entry, entry.machine.tick(now));
    if (this.#link && now - this.#heardAt > STALE_AFTER_MS) this.#drop();
    else if (this.#isUp && now - this.#pingedAt >= PING_EVERY_MS) this.#ping();
    this.#report();
  }

  /** Woken or online again: what was missed meanwhile is asked for at once. */
  readonly #recheck = (): void => {
    if (globalThis.document?.visibilityState === 'hidden') return;
    const now = Date.now();
    if (this.#link && now - this.#heardAt > STALE_AFTER_MS) this.#drop();
    if (!this.#link) this.#connect();
    else for (const entry of this.#followed.values()) this.#carryOut(entry, entry.machine.recheck(now));
  };
}
