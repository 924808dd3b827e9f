import type { Db } from '@pailei/db/client';
import { decodeDoorbell, decodeDoorbellTopic } from '@pailei/live/publish';
import { MAX_DELAY_SECONDS, type RefusalCode } from '@pailei/live/protocol/messages';
import type { TopicRegistry } from '@pailei/live/registry';
import { parseTopic } from '@pailei/live/topics';
import type { HubClock } from './clock.ts';
import type { Connection } from './connection.ts';
import { SharedMessage } from './frame.ts';
import { createGate } from './gate.ts';
import { createPermissions } from './permissions.ts';
import { readRoom } from './reader.ts';
import { refuse } from './refusals.ts';
import { readSub, type Sub } from './requests.ts';
import { Room, type RoomDriver } from './room.ts';

const READS_PER_SECOND = 500;
const READS_AT_ONCE = 6;
const EMPTY_ROOM_KEPT_MS = 5_000;
/** A page follows a few topics, a lobby some dozens. */
const MAX_TOPICS_PER_CONNECTION = 200;

export type HubDeps = {
  db: Db;
  registry: TopicRegistry;
  clock: HubClock;
  /** `sub` requests per second and socket; `null` lifts the limit. */
  subsPerSecond: number | null;
  onError: (error: unknown, what: string) => void;
};

export type Hub = ReturnType<typeof createHub>;

/** Rooms and who is in them. It knows topics and connections, no feature and no door. */
export function createHub({ db, registry, clock, subsPerSecond, onError }: HubDeps) {
  const connections = new Set<Connection>();
  const rooms = new Map<string, Map<number, Room>>();
  const gate = createGate({ perSecond: READS_PER_SECOND, atOnce: READS_AT_ONCE });
  const permissions = createPermissions(registry, db);
  const unflushed = new Set<Room>();
  const readTimers = new Set<ReturnType<typeof setTimeout>>();

  const flushAll = () => {
    const waiting = [...unflushed];
    unflushed.clear();
    for (const room of waiting) room.flush();
  };

  const read = async (room: Room) => {
    const wanted = room.machine.beginRead(clock.now());
    if (!wanted) return;
    try {
      room.readAnswered(wanted.id, await readRoom(db, room.key, wanted));
    } catch (error) {
      onError(error, `reading ${room.key.topic}`);
      room.readFailed(wanted.id);
    }
  };

  const driver: RoomDriver = {
    now: clock.now,
    readAt(room, at) {
      const wait = at - clock.now();
      if (wait <= 0) return gate.pass(() => read(room));
      const timer = setTimeout(() => {
        readTimers.delete(timer);
        gate.pass(() => read(room));
      }, wait);
      readTimers.add(timer);
    },
    flushSoon(room) {
      if (unflushed.size === 0) setImmediate(flushAll);
      unflushed.add(room);
    },
  };

  const roomOf = (topic: string, delaySeconds: number): Room | undefined => {
    const parsed = parseTopic(topic);
    const definition = parsed && registry[parsed.kind];
    if (!definition) return undefined;
    let byDelay = rooms.get(topic);
    if (!byDelay) rooms.set(topic, (byDelay = new Map()));
    let room = byDelay.get(delaySeconds);
    if (!room) byDelay.set(delaySeconds, (room = new Room({ topic, parsed, definition, delaySeconds }, driver)));
    return room;
  };

  const leave = (connection: Connection, topic: string) => {
    for (const room of rooms.get(topic)?.values() ?? []) room.leave(connection);
  };

  /** Rights first; what follows them happens in the room, in one synchronous block. */
  const join = async (connection: Connection, sub: Sub, respond: (answer: SharedMessage) => void): Promise<RefusalCode | undefined> => {
    if (subsPerSecond !== null && !sub.isFirst && connection.isOverRate(subsPerSecond, performance.now())) return 'rate_limited';
    const parsed = parseTopic(sub.topic);
    if (!parsed) return 'not_found';
    const followed = connection.rooms.size + connection.asks.size;
    if (followed >= MAX_TOPICS_PER_CONNECTION && !connection.rooms.has(sub.topic)) return 'rate_limited';
    const turn = connection.beginSub(sub.topic);
    const permission = await permissions.of(sub.topic, parsed, connection.actor);
    if (!connection.isOpen || !connection.isLastSub(sub.topic, turn)) return undefined;
    leave(connection, sub.topic);
    if (!permission.allowed) return permission.code;
    const delay = Math.max(permission.delay_seconds, Math.min(sub.delay ?? 0, MAX_DELAY_SECONDS));
    roomOf(sub.topic, delay)?.ask({ connection, respond }, sub.since);
    return undefined;
  };

  return {
    connections,
    add: (connection: Connection) => void connections.add(connection),

    remove(connection: Connection): void {
      connection.isOpen = false;
      connections.delete(connection);
      for (const topic of [...connection.rooms.keys(), ...connection.asks.keys()]) leave(connection, topic);
    },

    /** `isFirst`: it came with the connect. `respond` is called once, unless the connection ends or asks for the topic again before. */
    async subscribe(connection: Connection, request: unknown, respond: (answer: SharedMessage) => void, isFirst = false): Promise<void> {
      const sub = readSub(request, isFirst);
      const topic = sub?.topic ?? '';
      const code = sub
        ? await join(connection, sub, respond).catch((error: unknown): RefusalCode => {
            onError(error, `subscribing to ${topic}`);
            return 'unavailable';
          })
        : 'bad_request';
      if (code) respond(new SharedMessage('sub', JSON.stringify(refuse(topic, code))));
    },

    unsubscribe(connection: Connection, topic: string): void {
      connection.cancelSub(topic);
      leave(connection, topic);
    },

    doorbell(message: string): void {
      const topic = decodeDoorbellTopic(message);
      const listening = topic === undefined ? undefined : rooms.get(topic);
      if (topic === undefined || !listening) return;
      const rung = decodeDoorbell(topic, message);
      if (rung) for (const room of listening.values()) room.doorbell(rung.epoch, rung.events);
    },

    rooms: (): Room[] => [...rooms.values()].flatMap((byDelay) => [...byDelay.values()]),

    /** Closes rooms that nobody has been in for a while. */
    tidy(): void {
      permissions.forget();
      for (const [topic, byDelay] of rooms) {
        for (const [delay, room] of byDelay) {
          const isUsed = room.members.size > 0 || room.machine.isAsked() || clock.now() - room.emptySince < EMPTY_ROOM_KEPT_MS;
          if (isUsed) continue;
          room.close();
          byDelay.delete(delay);
        }
        if (byDelay.size === 0) rooms.delete(topic);
      }
    },

    stop(): void {
      gate.stop();
      for (const timer of readTimers) clearTimeout(timer);
      for (const byDelay of rooms.values()) for (const room of byDelay.values()) room.close();
      for (const connection of connections) connection.end('restart');
    },
  };
}
