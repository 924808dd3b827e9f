import { HubTopic } from '@pailei/live/protocol/hub-topic';
import type { HubTopicEffect, JoinAnswer, RoomReadAnswer } from '@pailei/live/protocol/hub-topic-effects';
import type { LiveEvent, Position } from '@pailei/live/protocol/messages';
import type { TopicDefinition } from '@pailei/live/registry';
import type { ParsedTopic } from '@pailei/live/topics';
import type { Connection, RoomAsk } from '../connections/connection.ts';
import { SharedMessage } from '../transports/frame.ts';
import { snapshotNeeded } from '../connections/refusals.ts';
import type { Sub } from '../connections/requests.ts';
import { Members } from './members.ts';

export type RoomKey = { topic: string; parsed: ParsedTopic; definition: TopicDefinition; delaySeconds: number };

/** What a room needs from the hub. */
export type RoomDriver = {
  /** Members' rights must be checked again. */
  rightsChanged(room: Room): void;
  /** Counts events sent to members. */
  sent(events: number, members: number): void;
  now(): number;
  /** Reads for the room at `at` or later, when the reads of this hub allow it. */
  readAt(room: Room, at: number): void;
  /** At the end of this turn of the event loop. */
  flushSoon(room: Room): void;
};

/** A topic at one delay: its members, and the state machine that decides what to send them. */
export class Room {
  readonly key: RoomKey;
  readonly members = new Members();
  readonly machine: HubTopic<RoomAsk>;
  emptySince: number;
  readonly #driver: RoomDriver;
  #dueTimer: ReturnType<typeof setTimeout> | undefined;
  #dueAt = Infinity;
  #lastAnswer: { key: string; message: SharedMessage } | undefined;

  constructor(key: RoomKey, driver: RoomDriver) {
    this.key = key;
    this.#driver = driver;
    this.emptySince = driver.now();
    this.machine = new HubTopic({ delayMs: key.delaySeconds * 1_000 });
  }

  ask(ask: RoomAsk, { since, fetches }: Pick<Sub, 'since' | 'fetches'>): void {
    this.leave(ask.connection);
    ask.connection.asks.set(this.key.topic, ask);
    this.#carryOut(this.machine.ask(ask, since, this.#driver.now(), fetches));
  }

  leave(connection: Connection): void {
    const { topic } = this.key;
    const ask = connection.asks.get(topic);
    if (ask) this.machine.cancel(ask);
    connection.asks.delete(topic);
    connection.rooms.delete(topic);
    if (this.members.delete(connection) && this.members.size === 0) this.emptySince = this.#driver.now();
  }

  wakeUp(epoch: string, events: LiveEvent[]): void {
    this.#carryOut(this.machine.wakeUp(epoch, events, this.#driver.now()));
    this.#driver.flushSoon(this);
  }

  sweepAnswered(epoch: string, head: number, startedAt: number): void {
    this.#carryOut(this.machine.sweepAnswered(epoch, head, startedAt, this.#driver.now()));
  }

  readAnswered(id: number, answer: RoomReadAnswer): void {
    this.#carryOut(this.machine.readAnswered(id, answer, this.#driver.now()));
  }

  readFailed(id: number): void {
    this.#carryOut(this.machine.readFailed(id, this.#driver.now()));
  }

  flush(): void {
    this.#carryOut(this.machine.flush(this.#driver.now()));
  }

  isUsed(): boolean {
    return this.members.size > 0 || this.machine.isAsked();
  }

  close(): void {
    clearTimeout(this.#dueTimer);
  }

  #carryOut(effects: HubTopicEffect<RoomAsk>[]): void {
    for (const effect of effects) {
      switch (effect.do) {
        case 'read_at':
          this.#driver.readAt(this, effect.at);
          break;
        case 'send':
          this.#driver.sent(effect.events.length, this.members.size);
          this.#send('ev', JSON.stringify({ topic: this.key.topic, epoch: effect.epoch, events: effect.events }));
          if (effect.events.some((event) => this.key.definition.changesRights?.(event)))
            this.#driver.rightsChanged(this);
          break;
        case 'answer':
          this.#join(effect.token, effect.answer);
          break;
        case 'snapshot_needed':
          this.#sendForSnapshot(effect.token, effect);
          break;
        case 'reset':
          this.#send('reset', JSON.stringify({ topic: this.key.topic }));
          for (const member of this.members) member.rooms.delete(this.key.topic);
          this.members.clear();
          this.emptySince = this.#driver.now();
          break;
        default:
          effect satisfies never;
      }
    }
    this.#wakeForHeld();
  }

  #send(type: string, body: string): void {
    this.members.send(new SharedMessage(type, body));
  }

  #join(ask: RoomAsk, answer: JoinAnswer): void {
    const { connection } = ask;
    if (!connection.isOpen || connection.asks.get(this.key.topic) !== ask) return;
    connection.asks.delete(this.key.topic);
    ask.respond(this.#encode(answer));
    this.members.add(connection);
    connection.rooms.set(this.key.topic, this);
  }

  #sendForSnapshot(ask: RoomAsk, { epoch, version }: Position): void {
    const { connection } = ask;
    const { topic } = this.key;
    if (!connection.isOpen || connection.asks.get(topic) !== ask) return;
    connection.asks.delete(topic);
    ask.respond(new SharedMessage('sub', JSON.stringify(snapshotNeeded(topic, { epoch, version }))));
  }

  /** Many ask the same concurrently: the last answer is kept encoded. A snapshot at a version is always the same. */
  #encode({ epoch, version, snapshot, events }: JoinAnswer): SharedMessage {
    const key = `${epoch} ${version} ${snapshot !== undefined} ${events.length}`;
    if (this.#lastAnswer?.key === key) return this.#lastAnswer.message;
    const { topic, delaySeconds } = this.key;
    const start = JSON.stringify({ ok: true, topic, epoch, version, delay: delaySeconds });
    const state = snapshot ? `,"snapshot":${snapshot.state as string}` : '';
    const message = new SharedMessage('sub', `${start.slice(0, -1)}${state},"events":${JSON.stringify(events)}}`);
    this.#lastAnswer = { key, message };
    return message;
  }

  #wakeForHeld(): void {
    const dueAt = this.machine.nextDueAt() ?? Infinity;
    if (dueAt === this.#dueAt) return;
    clearTimeout(this.#dueTimer);
    this.#dueAt = dueAt;
    if (dueAt === Infinity) return;
    // A busy hub looks after it was due.
    const waitMs = Math.max(0, dueAt - this.#driver.now());
    this.#dueTimer = setTimeout(() => {
      this.#dueAt = Infinity;
      this.flush();
    }, waitMs);
  }
}
