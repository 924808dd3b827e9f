import type { Db } from '@pailei/db/client';
import { decodeWakeUp, decodeWakeUpTopic } from '@pailei/live/publish';
import type { RefusalCode } from '@pailei/live/protocol/messages';
import type { Actor, Permission, TopicRegistry } from '@pailei/live/registry';
import type { TopicContracts } from '@pailei/contracts/features/topic-contracts';
import { parseTopic, type ParsedTopic } from '@pailei/live/topics';
import type { HubClock } from './clock.ts';
import type { Connection } from '../connections/connection.ts';
import { SharedMessage } from '../transports/frame.ts';
import { createReadQueue } from './read-queue.ts';
import { createPermissions, type Permissions } from '../connections/permissions.ts';
import { readRoom } from './reader.ts';
import { goneMessage, refuse } from '../connections/refusals.ts';
import { readSub, type Sub } from '../connections/requests.ts';
import { Room, type RoomDriver } from './room.ts';

const READS_PER_SECOND = 500;
const READS_AT_ONCE = 6;
const RIGHTS_ASKED_AT_ONCE = 20;
const EMPTY_ROOM_KEPT_MS = 5_000;
/** A page follows a few topics, a lobby some dozens. */
const MAX_TOPICS_PER_CONNECTION = 200;

export type HubDeps = {
  db: Db;
  registry: TopicRegistry;
  contracts: TopicContracts;
  clock: HubClock;
  /** `sub` requests per second and socket; `null` lifts the limit. */
  subsPerSecond: number | null;
  onError: (error: unknown, what: string) => void;
};

type Respond = (answer: SharedMessage) => void;

/** Rooms and who is in them. It knows topics and connections, but no feature and no transport. */
export class Hub {
  readonly connections = new Set<Connection>();
  readonly #deps: HubDeps;
  readonly #permissions: Permissions;
  readonly #rooms = new Map<string, Map<number, Room>>();
  readonly #readQueue = createReadQueue({ perSecond: READS_PER_SECOND, atOnce: READS_AT_ONCE });
  readonly #unflushed = new Set<Room>();
  readonly #readTimers = new Set<ReturnType<typeof setTimeout>>();
  /** Since the start: events that were forwarded, and to how many sockets. */
  readonly sent = { events: 0, messages: 0 };

  constructor(deps: HubDeps) {
    this.#deps = deps;
    this.#permissions = createPermissions(deps.registry, deps.db);
  }

  rooms(): Room[] {
    return [...this.#rooms.values()].flatMap((byDelay) => [...byDelay.values()]);
  }

  add(connection: Connection): void {
    this.connections.add(connection);
  }

  remove(connection: Connection): void {
    connection.isOpen = false;
    this.connections.delete(connection);
    for (const topic of [...connection.rooms.keys(), ...connection.asks.keys()]) this.#leave(connection, topic);
  }

  /** `isFirst`: it came with the connect. `respond` is called once, unless the connection ends or asks for the topic again before. */
  async subscribe(connection: Connection, request: unknown, respond: Respond, isFirst = false): Promise<void> {
    const sub = readSub(request, isFirst);
    const topic = sub?.topic ?? '';
    let code: RefusalCode | undefined = 'bad_request';
    try {
      if (sub) code = await this.#join(connection, sub, respond);
    } catch (error) {
      this.#deps.onError(error, `subscribing to ${topic}`);
      code = 'unavailable';
    }
    if (code) respond(new SharedMessage('sub', JSON.stringify(refuse(topic, code))));
  }

  unsubscribe(connection: Connection, topic: string): void {
    connection.cancelSub(topic);
    this.#leave(connection, topic);
  }

  /** The account has changed: checks its right to every topic that it follows. Rejects when not all could be checked. */
  async changeActor(connection: Connection, actor: Actor): Promise<void> {
    connection.actor = actor;
    connection.hasOldRights = true;
    this.#permissions.forgetSession(actor.session_id);
    const topics = new Set([...connection.rooms.keys(), ...connection.asks.keys()]);
    await Promise.all([...topics].map((topic) => this.#checkRight(connection, topic)));
    connection.hasOldRights = false;
  }

  /** A message of the live channel, as it came. */
  wakeUp(message: string): void {
    const topic = decodeWakeUpTopic(message);
    const listening = topic === undefined ? undefined : this.#rooms.get(topic);
    if (topic === undefined || !listening) return;
    const wakeUp = decodeWakeUp(topic, message);
    if (wakeUp) for (const room of listening.values()) room.wakeUp(wakeUp.epoch, wakeUp.events);
  }

  /** Closes rooms that have been empty for a while. */
  closeUnusedRooms(): void {
    this.#permissions.forget();
    for (const [topic, byDelay] of this.#rooms) {
      for (const [delay, room] of byDelay) {
        if (room.isUsed() || this.#deps.clock.now() - room.emptySince < EMPTY_ROOM_KEPT_MS) continue;
        room.close();
        byDelay.delete(delay);
      }
      if (byDelay.size === 0) this.#rooms.delete(topic);
    }
  }

  stop(): void {
    this.#readQueue.stop();
    for (const timer of this.#readTimers) clearTimeout(timer);
    for (const room of this.rooms()) room.close();
    for (const connection of this.connections) connection.end('restart');
  }

  /** Rights first; what follows them happens in the room, in one synchronous block. */
  async #join(connection: Connection, sub: Sub, respond: Respond): Promise<RefusalCode | undefined> {
    const { subsPerSecond } = this.#deps;
    if (subsPerSecond !== null && !sub.isFirst && connection.isOverRate(subsPerSecond, performance.now()))
      return 'rate_limited';
    const parsed = parseTopic(sub.topic);
    if (!parsed) return 'not_found';
    const followed = connection.rooms.size + connection.asks.size;
    if (followed >= MAX_TOPICS_PER_CONNECTION && !connection.rooms.has(sub.topic)) return 'rate_limited';
    const turn = connection.beginSub(sub.topic);
    const permission = await this.#permissionOf(connection, sub.topic, parsed);
    if (!connection.isOpen || !connection.isLastSub(sub.topic, turn)) return undefined;
    this.#leave(connection, sub.topic);
    if (!permission.allowed) return permission.code;
    const delay = Math.max(permission.delay_seconds, sub.delay ?? 0);
    this.#room(sub.topic, parsed, delay)?.ask({ connection, respond }, sub);
    return undefined;
  }

  /** Reads the right again when the account changed meanwhile. */
  async #permissionOf(connection: Connection, topic: string, parsed: ParsedTopic): Promise<Permission> {
    for (;;) {
      const { actor } = connection;
      const permission = await this.#permissions.of(topic, parsed, actor);
      if (connection.actor === actor) return permission;
    }
  }

  async #checkRight(connection: Connection, topic: string): Promise<void> {
    const parsed = parseTopic(topic);
    if (!parsed) return;
    const permission = await this.#permissionOf(connection, topic, parsed);
    const delay = connection.rooms.get(topic)?.key.delaySeconds ?? Infinity;
    if (permission.allowed && permission.delay_seconds <= delay) return;
    // With a longer delay than before the client starts from a new snapshot, so that nothing is shown too early.
    if (permission.allowed) return this.#reset(connection, topic);
    this.unsubscribe(connection, topic);
    connection.send(new SharedMessage('gone', JSON.stringify(goneMessage(topic, permission.code))));
  }

  /** A member whose right cannot be read is reset as well: the next subscription checks it. */
  async #checkRoom({ key: { topic }, members }: Room): Promise<void> {
    this.#permissions.forgetTopic(topic);
    const waiting = [...members];
    while (waiting.length > 0) {
      const asked = waiting.splice(0, RIGHTS_ASKED_AT_ONCE);
      await Promise.all(
        asked.map((connection) => this.#checkRight(connection, topic).catch(() => this.#reset(connection, topic))),
      );
    }
  }

  #reset(connection: Connection, topic: string): void {
    this.unsubscribe(connection, topic);
    connection.send(new SharedMessage('reset', JSON.stringify({ topic })));
  }

  #leave(connection: Connection, topic: string): void {
    for (const room of this.#rooms.get(topic)?.values() ?? []) room.leave(connection);
  }

  #room(topic: string, parsed: ParsedTopic, delaySeconds: number): Room | undefined {
    const definition = this.#deps.registry[parsed.kind];
    const byDelay = this.#rooms.get(topic) ?? new Map<number, Room>();
    const known = byDelay.get(delaySeconds);
    if (known || !definition) return known;
    const room = new Room({ topic, parsed, definition, delaySeconds }, this.#driver);
    this.#rooms.set(topic, byDelay.set(delaySeconds, room));
    return room;
  }

  readonly #driver: RoomDriver = {
    rightsChanged: (room) => void this.#checkRoom(room),
    sent: (events, members) => {
      this.sent.events += events;
      this.sent.messages += members;
    },
    now: () => this.#deps.clock.now(),
    readAt: (room, at) => {
      const wait = at - this.#deps.clock.now();
      if (wait <= 0) return this.#readQueue.add(() => this.#read(room));
      const timer = setTimeout(() => {
        this.#readTimers.delete(timer);
        this.#readQueue.add(() => this.#read(room));
      }, wait);
      this.#readTimers.add(timer);
    },
    flushSoon: (room) => {
      if (this.#unflushed.size === 0) setImmediate(() => this.#flush());
      this.#unflushed.add(room);
    },
  };

  #flush(): void {
    const waiting = [...this.#unflushed];
    this.#unflushed.clear();
    for (const room of waiting) room.flush();
  }

  async #read(room: Room): Promise<void> {
    const { clock, onError } = this.#deps;
    const wanted = room.machine.beginRead(clock.now());
    if (!wanted) return;
    try {
      room.readAnswered(wanted.id, await readRoom(this.#deps, room.key, wanted));
    } catch (error) {
      onError(error, `reading ${room.key.topic}`);
      room.readFailed(wanted.id);
    }
  }
}
