import { backOffMs } from './back-off.ts';
import { ClientTopic, type ClientTopicEffect } from './client-topic.ts';
import type { ConnectionState, LiveClient, Watcher } from './live-client.ts';
import {
  STALE_AFTER_MS,
  type EventsMessage,
  type GoneMessage,
  type HeadsMessage,
  type ResetMessage,
  type SubAnswer,
  type SubRequest,
} from './messages.ts';

export type NumberedAsk = { id: number; request: SubRequest };

/** What a door reports of one connection. `cut` comes once and is the last. */
export type LinkListener = {
  up(): void;
  /** `isTokenRefused`: the hub does not accept the token (any more). */
  cut(isTokenRefused: boolean): void;
  answer(id: number, answer: SubAnswer): void;
  events(message: EventsMessage): void;
  heads(message: HeadsMessage): void;
  gone(message: GoneMessage): void;
  reset(message: ResetMessage): void;
};

/** One connection through one of the two doors. */
export type Link = {
  ask(ask: NumberedAsk): void;
  leave(topic: string): void;
  ping(answered: () => void): void;
  close(): void;
};

/** Opens a connection and asks `first` as part of opening it. */
export type OpenLink = (first: NumberedAsk[], token: string | null, listener: LinkListener) => Link;

export type LiveClientOptions = {
  /** Where the site is; default: the page's own origin. */
  url?: string;
  /** Outside browsers: the `Origin` to connect with. */
  origin?: string;
  getToken?: () => string | null;
  /** The hub did not accept the token: the session has ended. */
  onTokenRefused?: () => void;
  /** A watcher threw while it applied what it was given. */
  onError?: (error: unknown) => void;
};

type Followed = { topic: string; machine: ClientTopic; watchers: Set<Watcher> };

const TICK_MS = 1_000;
const PING_EVERY_MS = 15_000;

/** Connections, timers and watchers around the topic machines; the same behind both doors. */
export function createLiveCore(openLink: OpenLink, options: LiveClientOptions): LiveClient {
  const followed = new Map<string, Followed>();
  const listeners = new Set<(state: ConnectionState) => void>();
  let link: Link | null = null;
  let isUp = false;
  let isClosed = false;
  let wasEverUp = false;
  let attempt = 0;
  let heardAt = 0;
  let pingedAt = 0;
  let roundTripMs: number | null = null;
  let clockOffsetMs = 0;
  let reconnectTimer: ReturnType<typeof setTimeout> | undefined;
  let reported: ConnectionState = { phase: 'connecting' };

  const state = (): ConnectionState => {
    if (!isUp) {
      if (globalThis.navigator?.onLine === false) return { phase: 'offline' };
      return wasEverUp || attempt > 0 ? { phase: 'reconnecting', attempt: Math.max(attempt, 1) } : { phase: 'connecting' };
    }
    const since = [...followed.values()].flatMap(({ machine }) => {
      const status = machine.status();
      return status.phase === 'stale' ? [status.since] : [];
    });
    return since.length > 0 ? { phase: 'stale', since: Math.min(...since) } : { phase: 'live', round_trip_ms: roundTripMs };
  };

  const report = () => {
    const next = state();
    if (JSON.stringify(next) === JSON.stringify(reported)) return;
    reported = next;
    for (const listener of listeners) listener(next);
  };

  const carryOut = (entry: Followed, effects: ClientTopicEffect[]) => {
    for (const effect of effects) {
      if (effect.do === 'ask') link?.ask(effect);
      else for (const watcher of entry.watchers) show(entry, watcher, effect);
    }
    report();
  };

  const show = (entry: Followed, watcher: Watcher, effect: Exclude<ClientTopicEffect, { do: 'ask' }>) => {
    try {
      if (effect.do === 'snapshot') watcher.onSnapshot(effect.state, effect.version);
      else if (effect.do === 'events') watcher.onEvents(effect.events);
      else watcher.onStatus?.(effect.status);
    } catch (error) {
      options.onError?.(error);
      carryOut(entry, entry.machine.applyFailed(Date.now()));
    }
  };

  const about = (topic: string, change: (machine: ClientTopic) => ClientTopicEffect[]) => {
    heardAt = Date.now();
    const entry = followed.get(topic);
    if (entry) carryOut(entry, change(entry.machine));
  };

  const connect = () => {
    clearTimeout(reconnectTimer);
    if (link || isClosed) return;
    const first: NumberedAsk[] = [];
    const collected = [...followed.values()].map((entry) => ({ entry, effects: entry.machine.linkUp(Date.now()) }));
    for (const { effects } of collected) for (const effect of effects) if (effect.do === 'ask') first.push(effect);
    heardAt = Date.now();
    let isCurrent = true;
    const guard =
      <Message>(handle: (message: Message) => void) =>
      (message: Message) => {
        if (isCurrent) handle(message);
      };
    link = openLink(first, options.getToken?.() ?? null, {
      up: () => {
        if (!isCurrent) return;
        isUp = true;
        wasEverUp = true;
        heardAt = Date.now();
        ping();
        report();
      },
      cut: (isTokenRefused) => {
        if (!isCurrent) return;
        isCurrent = false;
        lost(isTokenRefused);
      },
      answer: (id, answer) => {
        if (isCurrent) about(answer.topic, (machine) => machine.answered(id, answer, Date.now()));
      },
      events: guard((message) => about(message.topic, (machine) => machine.events(message, Date.now()))),
      heads: guard(takeHeads),
      gone: guard((message) => about(message.topic, (machine) => machine.gone(message))),
      reset: guard((message) => about(message.topic, (machine) => machine.reset(Date.now()))),
    });
  };

  const takeHeads = (message: HeadsMessage) => {
    const now = Date.now();
    heardAt = now;
    clockOffsetMs = Date.parse(message.now) - now;
    for (const entry of followed.values()) {
      const version = message.heads[entry.topic];
      if (version !== undefined) carryOut(entry, entry.machine.head(message.epoch, version, message.age, now));
    }
  };

  const lost = (isTokenRefused: boolean) => {
    if (isUp) attempt = 0;
    link = null;
    isUp = false;
    for (const { machine } of followed.values()) machine.linkCut();
    if (isClosed) return;
    if (isTokenRefused) options.onTokenRefused?.();
    attempt += 1;
    reconnectTimer = setTimeout(connect, backOffMs(attempt, Math.random()));
    report();
  };

  const drop = () => {
    const dropped = link;
    if (!dropped) return;
    dropped.close();
    if (link === dropped) lost(false);
  };

  const ping = () => {
    const startedAt = Date.now();
    pingedAt = startedAt;
    const pinged = link;
    pinged?.ping(() => {
      if (link !== pinged) return;
      heardAt = Date.now();
      roundTripMs = heardAt - startedAt;
      report();
    });
  };

  const tick = () => {
    const now = Date.now();
    for (const entry of followed.values()) carryOut(entry, entry.machine.tick(now));
    if (link && now - heardAt > STALE_AFTER_MS) drop();
    else if (isUp && now - pingedAt >= PING_EVERY_MS) ping();
    report();
  };

  /** Woken or online again: what was missed meanwhile is asked for at once. */
  const recheck = () => {
    if (globalThis.document?.visibilityState === 'hidden') return report();
    const now = Date.now();
    if (link && now - heardAt > STALE_AFTER_MS) drop();
    if (!link) return connect();
    for (const entry of followed.values()) carryOut(entry, entry.machine.recheck(now));
  };

  const timer = setInterval(tick, TICK_MS);
  globalThis.document?.addEventListener('visibilitychange', recheck);
  globalThis.window?.addEventListener('online', recheck);
  globalThis.window?.addEventListener('offline', report);
  connect();

  return {
    watch(topic, watcher) {
      let entry = followed.get(topic);
      if (entry) {
        entry.watchers.add(watcher);
        if (entry.machine.position()) carryOut(entry, entry.machine.restart(Date.now()));
        else if (entry.machine.status().phase === 'denied') watcher.onStatus?.(entry.machine.status());
      } else {
        const machine = new ClientTopic({ topic, random: Math.random, ...(watcher.delay && { delay: watcher.delay }) });
        entry = { topic, machine, watchers: new Set([watcher]) };
        followed.set(topic, entry);
        if (link) carryOut(entry, machine.linkUp(Date.now()));
      }
      const joined = entry;
      return () => {
        joined.watchers.delete(watcher);
        if (joined.watchers.size > 0 || followed.get(topic) !== joined) return;
        followed.delete(topic);
        link?.leave(topic);
        report();
      };
    },
    state,
    onState(listener) {
      listeners.add(listener);
      listener(state());
      return () => listeners.delete(listener);
    },
    clockOffsetMs: () => clockOffsetMs,
    reconnect() {
      drop();
      attempt = 0;
      connect();
    },
    close() {
      isClosed = true;
      clearInterval(timer);
      clearTimeout(reconnectTimer);
      globalThis.document?.removeEventListener('visibilitychange', recheck);
      globalThis.window?.removeEventListener('online', recheck);
      globalThis.window?.removeEventListener('offline', report);
      drop();
    },
  };
}
