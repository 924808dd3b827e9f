import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { LiveEvent, Watcher } from '@pailei/live/feed-client';
import { reconnectDelayMs } from '@pailei/live/protocol/back-off';
import type { LiveSource } from './follow-tournament.ts';

type Position = {
  epoch: string;
  version: number;
};

type Followed = {
  watcher: Watcher;
  position: Position | undefined;
  /** The number of the open question; only its answer counts. */
  asked: number | undefined;
  /** What this connection has promised to go on from; undefined while a question is open. */
  joined: Position | undefined;
};

type WireMessage = {
  type: string;
  id?: number;
  topic: string;
  ok: boolean;
  epoch: string;
  version: number;
  snapshot?: unknown;
  events: LiveEvent[];
  heads: Record<string, number>;
};

const RETRY_MS = 1_000;
const SILENT_AFTER_MS = 15_000;
/** Questions of the greeting are answered without a number. */
const IN_GREETING = 0;

export type BotOptions = {
  url: string;
  origin: string;
  random: () => number;
  onFault: (fault: string) => void;
};

/**
 * A bot written from docs/live-protocol.md alone, without our client. It holds the hub to its word on the wire: within one
 * connection the events of a topic follow the answer to `sub` one by one, under one epoch.
 */
export function createProtocolBot(options: BotOptions): LiveSource {
  const bot = new WireBot(options);
  bot.connect();
  return { watch: (topic, watcher) => bot.watch(topic, watcher), state: () => bot.state() };
}

class WireBot {
  readonly #options: BotOptions;
  readonly #followed = new Map<string, Followed>();
  #socket: WebSocket | undefined;
  #asks = IN_GREETING;
  #silence: NodeJS.Timeout | undefined;

  constructor(options: BotOptions) {
    this.#options = options;
  }

  connect(): void {
    const { url, origin } = this.#options;
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/feed`, { origin, perMessageDeflate: false });
    this.#socket = socket;
    socket.on('error', () => undefined);
    socket.on('open', () => this.#greet(socket));
    socket.on('message', (data: Buffer) => this.#hear(socket, JSON.parse(data.toString()) as WireMessage));
    socket.on('close', () => void this.#comeBack());
    this.#expectWords(socket);
  }

  watch(topic: string, watcher: Watcher): void {
    this.#followed.set(topic, { watcher, position: undefined, asked: undefined, joined: undefined });
    if (this.#socket?.readyState === WebSocket.OPEN) this.#ask(topic);
  }

  state(): object {
    return { isOpen: this.#socket?.readyState === WebSocket.OPEN };
  }

  #greet(socket: WebSocket): void {
    for (const followed of this.#followed.values()) followed.asked = IN_GREETING;
    const subs = [...this.#followed].map(([topic, { position }]) => ({ topic, ...(position && { since: position }) }));
    socket.send(JSON.stringify({ type: 'hello', subs }));
  }

  async #comeBack(): Promise<void> {
    for (const followed of this.#followed.values()) followed.joined = undefined;
    await sleep(reconnectDelayMs(1, this.#options.random()));
    this.connect();
  }

  #expectWords(socket: WebSocket): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => socket.terminate(), SILENT_AFTER_MS);
  }

  #ask(topic: string, since?: Position): void {
    const followed = this.#followed.get(topic);
    if (!followed || this.#socket?.readyState !== WebSocket.OPEN) return;
    const id = ++this.#asks;
    followed.asked = id;
    followed.joined = undefined;
    this.#socket.send(JSON.stringify({ type: 'sub', id, topic, ...(since && { since }) }));
  }

  #hear(socket: WebSocket, message: WireMessage): void {
    this.#expectWords(socket);
    const followed = this.#followed.get(message.topic);
    switch (message.type) {
      case 'heads':
        for (const [topic, version] of Object.entries(message.heads)) this.#compare(topic, version);
        break;
      case 'reset':
        this.#ask(message.topic);
        break;
      case 'sub':
        if (followed?.asked === (message.id ?? IN_GREETING)) void this.#answered(socket, followed, message);
        break;
      case 'ev':
        if (followed?.joined) this.#next(followed, followed.joined, message);
        break;
      default:
    }
  }

  #compare(topic: string, version: number): void {
    const { joined, position } = this.#followed.get(topic) ?? {};
    if (joined && position && version > position.version) this.#ask(topic, position);
  }

  async #answered(socket: WebSocket, followed: Followed, message: WireMessage): Promise<void> {
    const { topic, epoch, version, snapshot } = message;
    followed.asked = undefined;
    if (!message.ok) {
      await sleep(RETRY_MS);
      if (this.#socket === socket && followed.asked === undefined) this.#ask(topic, followed.position);
      return;
    }
    if (snapshot !== undefined) {
      followed.watcher.onSnapshot(snapshot, version);
      followed.position = { epoch, version };
    } else if (followed.position?.version !== version || followed.position.epoch !== epoch) {
      this.#options.onFault(`wire: ${topic} goes on from ${version}, which was not asked for`);
    }
    followed.joined = { epoch, version };
    this.#next(followed, followed.joined, message);
  }

  #next(followed: Followed, joined: Position, { topic, epoch, events }: WireMessage): void {
    for (const { v } of events) {
      if (epoch !== joined.epoch || v !== joined.version + 1) {
        this.#options.onFault(`wire: ${topic} ${v} of ${epoch} after ${joined.version} of ${joined.epoch}`);
      }
      joined.version = v;
    }
    if (events.length > 0) followed.watcher.onEvents(events);
    followed.position = { ...joined };
  }
}
