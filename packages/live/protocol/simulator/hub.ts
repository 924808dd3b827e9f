import { HubTopic } from '../hub-topic.ts';
import type { HubTopicEffect, HubTopicFaults, RoomRead, RoomReadAnswer } from '../hub-topic-effects.ts';
import { HEADS_EVERY_MS, type LiveEvent, type Position, type SubAnswer } from '../messages.ts';
import type { Clock } from './clock.ts';
import type { SimulatedDatabase } from './database.ts';

const SWEEP_EVERY_MS = 2_000;

/** The hub's end of a link. */
export type HubLink = {
  answer(ask: number, answer: SubAnswer): void;
  events(topic: string, epoch: string, events: LiveEvent[]): void;
  head(topic: string, epoch: string, version: number, age: number): void;
  reset(topic: string): void;
  cut(): void;
};

type Token = { link: HubLink; ask: number };
type Room = {
  topic: string;
  delay: number;
  machine: HubTopic<Token>;
  members: Set<HubLink>;
  isFlushDue: boolean;
  wakesAt: number;
};

/** A `sub` as it arrived at the hub. */
export type ArrivedAsk = {
  number: number;
  topic: string;
  delay: number;
  since: Position | undefined;
  fetches: boolean | undefined;
};

/** What apps/hub does around the machine, in simulated time. */
export class SimulatedHub {
  #rooms = new Map<string, Room>();
  #links = new Set<HubLink>();
  #frozenUntil = 0;
  #life = 0;
  #isUp = true;
  readonly #clock: Clock;
  readonly #database: SimulatedDatabase;
  readonly #faults: HubTopicFaults;

  constructor(clock: Clock, database: SimulatedDatabase, faults: HubTopicFaults) {
    this.#clock = clock;
    this.#database = database;
    this.#faults = faults;
    clock.every(SWEEP_EVERY_MS, () => this.#sweep());
    clock.every(HEADS_EVERY_MS, () => this.#sendHeads());
  }

  isUp(): boolean {
    return this.#isUp;
  }

  connect(link: HubLink): void {
    this.#links.add(link);
  }

  disconnect(link: HubLink): void {
    this.#links.delete(link);
    for (const room of this.#rooms.values()) room.members.delete(link);
  }

  ask(link: HubLink, { number, topic, delay, since, fetches }: ArrivedAsk): void {
    this.#whenAwake(() => {
      if (!this.#links.has(link)) return;
      const room = this.#room(topic, delay);
      room.members.delete(link);
      this.#carryOut(room, room.machine.ask({ link, ask: number }, since, this.#clock.now(), fetches));
    });
  }

  receive(topic: string, epoch: string, events: LiveEvent[]): void {
    if (!this.#isUp) return;
    this.#whenAwake(() => {
      for (const room of this.#rooms.values()) {
        if (room.topic !== topic) continue;
        this.#carryOut(room, room.machine.wakeUp(epoch, events, this.#clock.now()));
        this.#flushSoon(room);
      }
    });
  }

  sweep(): void {
    this.#whenAwake(() => this.#sweep());
  }

  freeze(ms: number): void {
    this.#frozenUntil = Math.max(this.#frozenUntil, this.#clock.now() + ms);
  }

  crash(ms: number): void {
    if (!this.#isUp) return;
    this.#isUp = false;
    this.#life += 1;
    this.#rooms = new Map();
    const cut = this.#links;
    this.#links = new Set();
    for (const link of cut) link.cut();
    this.#clock.after(ms, () => (this.#isUp = true));
  }

  /** A frozen process does nothing until it is thawed; a dead one never. */
  #whenAwake(work: () => void): void {
    const born = this.#life;
    if (this.#clock.now() >= this.#frozenUntil) work();
    else this.#clock.at(this.#frozenUntil, () => born === this.#life && this.#isUp && work());
  }

  #room(topic: string, delay: number): Room {
    const key = `${topic} ${delay}`;
    const known = this.#rooms.get(key);
    if (known) return known;
    const machine = new HubTopic<Token>({ delayMs: delay * 1_000, faults: this.#faults });
    const room = { topic, delay, machine, members: new Set<HubLink>(), isFlushDue: false, wakesAt: 0 };
    this.#rooms.set(key, room);
    return room;
  }

  #carryOut(room: Room, effects: HubTopicEffect<Token>[]): void {
    for (const effect of effects) {
      switch (effect.do) {
        case 'read_at':
          this.#clock.at(effect.at, () => this.#read(room));
          break;
        case 'send':
          for (const member of room.members) member.events(room.topic, effect.epoch, effect.events);
          break;
        case 'answer':
          effect.token.link.answer(effect.token.ask, accepted(room, effect.answer));
          if (this.#links.has(effect.token.link)) room.members.add(effect.token.link);
          break;
        case 'snapshot_needed': {
          const { token, epoch, version } = effect;
          const needed = {
            ok: false,
            topic: room.topic,
            code: 'snapshot_needed',
            message: '',
            epoch,
            version,
          } as const;
          token.link.answer(token.ask, needed);
          break;
        }
        case 'reset':
          for (const member of room.members) member.reset(room.topic);
          room.members.clear();
          break;
        default:
          effect satisfies never;
      }
    }
    this.#wakeForHeld(room);
  }

  #wakeForHeld(room: Room): void {
    const due = room.machine.nextDueAt();
    if (due === undefined || due <= room.wakesAt) return;
    room.wakesAt = due;
    this.#clock.at(due, () => this.#flush(room));
  }

  #flush(room: Room): void {
    if (this.#rooms.get(`${room.topic} ${room.delay}`) !== room) return;
    room.isFlushDue = false;
    this.#carryOut(room, room.machine.flush(this.#clock.now()));
  }

  /** At the end of this turn, so that all its events leave as one message. */
  #flushSoon(room: Room): void {
    if (room.isFlushDue) return;
    room.isFlushDue = true;
    this.#clock.after(0, () => this.#flush(room));
  }

  #read(room: Room): void {
    const born = this.#life;
    const wanted = room.machine.beginRead(this.#clock.now());
    if (!wanted || !this.#isUp) return;
    this.#clock.after(this.#clock.between(1, 20), () => {
      if (born !== this.#life) return;
      const answer = this.#database.isUp ? this.#database.read(room.topic, wanted, room.delay * 1_000) : undefined;
      this.#clock.after(this.#clock.between(1, 80), () => {
        if (born === this.#life) this.#whenAwake(() => this.#finishRead(room, wanted, answer));
      });
    });
  }

  #finishRead(room: Room, wanted: RoomRead, answer: RoomReadAnswer | undefined): void {
    const { machine } = room;
    const now = this.#clock.now();
    const isLost = answer === undefined || !this.#database.isUp;
    this.#carryOut(room, isLost ? machine.readFailed(wanted.id, now) : machine.readAnswered(wanted.id, answer, now));
  }

  #sweep(): void {
    const born = this.#life;
    const startedAt = this.#clock.now();
    const rooms = [...this.#rooms.values()];
    if (!this.#isUp || startedAt < this.#frozenUntil || !this.#database.isUp) return;
    for (const room of rooms) room.machine.sweepStarted();
    this.#clock.after(this.#clock.between(1, 30), () => {
      if (born !== this.#life || !this.#database.isUp) return;
      const epoch = this.#database.epoch();
      const heads = rooms.map((room) => ({ room, head: this.#database.head(room.topic) }));
      this.#clock.after(this.#clock.between(1, 30), () => {
        if (born !== this.#life) return;
        this.#whenAwake(() => {
          for (const { room, head } of heads) {
            this.#carryOut(room, room.machine.sweepAnswered(epoch, head, startedAt, this.#clock.now()));
          }
        });
      });
    });
  }

  #sendHeads(): void {
    const now = this.#clock.now();
    if (!this.#isUp || now < this.#frozenUntil) return;
    for (const { topic, machine, members } of this.#rooms.values()) {
      const head = machine.head();
      const age = head ? now - head.confirmedAt : Infinity;
      if (!head || age > HEADS_EVERY_MS) continue;
      for (const member of members) member.head(topic, head.epoch, head.version, age);
    }
  }
}

const accepted = (
  place: Room,
  { snapshot, ...answer }: { epoch: string; version: number; snapshot?: { state: unknown }; events: LiveEvent[] },
): SubAnswer => ({
  ok: true,
  topic: place.topic,
  delay: place.delay,
  ...answer,
  ...(snapshot && { snapshot: snapshot.state }),
});
