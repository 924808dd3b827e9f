import type { Writable } from 'node:stream';
import type { HubTopic } from '@pailei/live/protocol/hub-topic';
import type { Actor } from '@pailei/live/registry';
import { SharedMessage, type Transport } from '../transports/frame.ts';

/** Why the hub ends a connection. A client refused as `unauthorized` needs another token. */
export type CloseCode = 'unauthorized' | 'slow_reader' | 'restart';

/** What a transport provides: it writes whole frames, in order. */
export type Wire = {
  transport: Transport;
  /** The stream below, once whole frames may be written to it at any time. */
  stream(): Writable | undefined;
  /** Returns how many bytes wait because the other side does not read them. */
  write(frame: Buffer): number;
  /** Sends what is waiting, then closes; terminates when the other side does not read it. */
  close(code: CloseCode): void;
};

export const MAX_UNREAD_BYTES = 512 * 1024;
/** Of a connection with less unread than this all was read. */
const READ_BYTES = 16 * 1024;

/** An unanswered `sub`. Without an id it was part of the connect, and its answer is the same for all who asked so. */
export type RoomAsk = { connection: Connection; respond: (answer: SharedMessage) => void };

/** What a connection knows of a room that it is in. */
export type JoinedRoom = {
  readonly key: { topic: string; delaySeconds: number };
  readonly machine: Pick<HubTopic<RoomAsk>, 'head'>;
  leave(connection: Connection): void;
};

let opened = 0;

/** One socket of either transport. */
export class Connection {
  /** Counts up, so that periodic work can be spread evenly. */
  readonly number = ++opened;
  readonly wire: Wire;
  /** With the rights they have now; the session is always the one that connected. */
  actor: Actor | null;
  /** Rights have changed since the topics were joined, and not all of them were checked again. */
  hasOldRights = false;
  /** Milliseconds of the wall clock when the token ends. */
  readonly expiresAt: number;
  readonly rooms = new Map<string, JoinedRoom>();
  readonly asks = new Map<string, RoomAsk>();
  isOpen = true;
  readonly #lastSubs = new Map<string, number>();
  #subs = 0;
  #subsInSecond = 0;
  #second = 0;
  /** The largest frame that is unread: a large snapshot alone makes nobody a slow reader. */
  #largestUnread = 0;

  constructor(wire: Wire, actor: Actor | null, expiresAt = Infinity) {
    this.wire = wire;
    this.actor = actor;
    this.expiresAt = expiresAt;
  }

  send(message: SharedMessage): void {
    this.write(message.frame(this.wire.transport));
  }

  /** Answers the request that had this id. */
  answer(message: SharedMessage, id: number): void {
    this.write(message.answerFrame(this.wire.transport, id));
  }

  write(frame: Buffer): void {
    if (!this.isOpen) return;
    const unread = this.wire.write(frame);
    if (unread > 0) this.countUnread(unread, frame.length);
  }

  /** So many bytes are unread, the last of them a frame of this length. */
  countUnread(unread: number, frameLength: number): void {
    const isFirst = unread - frameLength < READ_BYTES;
    this.#largestUnread = isFirst ? frameLength : Math.max(this.#largestUnread, frameLength);
    if (unread - this.#largestUnread > MAX_UNREAD_BYTES) this.end('slow_reader');
  }

  /** Says why, leaves its rooms and closes. The transport reports the close, which removes it from its rooms. */
  end(code: CloseCode): void {
    if (!this.isOpen) return;
    this.wire.write(new SharedMessage('bye', JSON.stringify({ code })).frame(this.wire.transport));
    this.isOpen = false;
    for (const room of this.rooms.values()) room.leave(this);
    this.wire.close(code);
  }

  /** Subscribing takes a while; of several for one topic only the last counts. Returns its number. */
  beginSub(topic: string): number {
    this.#lastSubs.set(topic, ++this.#subs);
    return this.#subs;
  }

  isLastSub(topic: string, turn: number): boolean {
    const isLast = this.#lastSubs.get(topic) === turn;
    if (isLast) this.#lastSubs.delete(topic);
    return isLast;
  }

  cancelSub(topic: string): void {
    this.#lastSubs.delete(topic);
  }

  /** Counts one `sub`; true when there were more than `perSecond` in this second. */
  isOverRate(perSecond: number, now: number): boolean {
    const second = Math.floor(now / 1_000);
    if (second !== this.#second) {
      this.#second = second;
      this.#subsInSecond = 0;
    }
    this.#subsInSecond += 1;
    return this.#subsInSecond > perSecond;
  }
}
