import { HubTopic, type HubTopicEffect, type HubTopicFaults, type RoomRead } from '../hub-topic.ts';
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
type Room = { topic: string; delay: number; machine: HubTopic<Token>; members: Set<HubLink>; isFlushDue: boolean; wakesAt: number };

export type SimulatedHub = ReturnType<typeof createHub>;

/** What apps/hub does around the machine, in simulated time. */
export function createHub(clock: Clock, database: SimulatedDatabase, faults: HubTopicFaults) {
  let rooms = new Map<string, Room>();
  let links = new Set<HubLink>();
  let frozenUntil = 0;
  let life = 0;
  let isUp = true;

  /** A frozen process does nothing until it is thawed; a dead one never. */
  const whenAwake = (work: () => void) => {
    const born = life;
    if (clock.now() >= frozenUntil) return work();
    clock.at(frozenUntil, () => born === life && isUp && work());
  };

  const room = (topic: string, delay: number): Room => {
    const key = `${topic} ${delay}`;
    let found = rooms.get(key);
    if (!found) {
      found = { topic, delay, machine: new HubTopic({ delayMs: delay * 1_000, faults }), members: new Set(), isFlushDue: false, wakesAt: 0 };
      rooms.set(key, found);
    }
    return found;
  };

  const carryOut = (place: Room, effects: HubTopicEffect<Token>[]) => {
    for (const effect of effects) {
      switch (effect.do) {
        case 'read_at':
          clock.at(effect.at, () => read(place));
          break;
        case 'send':
          for (const member of place.members) member.events(place.topic, effect.epoch, effect.events);
          break;
        case 'answer':
          effect.token.link.answer(effect.token.ask, accepted(place, effect.answer));
          if (links.has(effect.token.link)) place.members.add(effect.token.link);
          break;
        case 'reset':
          for (const member of place.members) member.reset(place.topic);
          place.members.clear();
          break;
        default:
          effect satisfies never;
      }
    }
    wakeForHeld(place);
  };

  const wakeForHeld = (place: Room) => {
    const due = place.machine.nextDueAt();
    if (due === undefined || due <= place.wakesAt) return;
    place.wakesAt = due;
    clock.at(due, () => flush(place));
  };

  const flush = (place: Room) => {
    if (rooms.get(`${place.topic} ${place.delay}`) !== place) return;
    place.isFlushDue = false;
    carryOut(place, place.machine.flush(clock.now()));
  };

  /** At the end of this turn, so that all its events leave as one message. */
  const flushSoon = (place: Room) => {
    if (place.isFlushDue) return;
    place.isFlushDue = true;
    clock.after(0, () => flush(place));
  };

  const read = (place: Room) => {
    const born = life;
    const wanted = place.machine.beginRead(clock.now());
    if (!wanted || !isUp) return;
    clock.after(clock.between(1, 20), () => {
      if (born !== life) return;
      const answer = database.isUp ? database.read(place.topic, wanted, place.delay * 1_000) : undefined;
      clock.after(clock.between(1, 80), () => born === life && whenAwake(() => finishRead(place, wanted, answer)));
    });
  };

  const finishRead = (place: Room, wanted: RoomRead, answer: ReturnType<SimulatedDatabase['read']> | undefined) => {
    const isLost = answer === undefined || !database.isUp;
    carryOut(place, isLost ? place.machine.readFailed(wanted.id, clock.now()) : place.machine.readAnswered(wanted.id, answer, clock.now()));
  };

  const sweep = () => {
    const born = life;
    const startedAt = clock.now();
    const asked = [...rooms.values()];
    if (!isUp || clock.now() < frozenUntil || !database.isUp) return;
    for (const place of asked) place.machine.sweepStarted();
    clock.after(clock.between(1, 30), () => {
      if (born !== life || !database.isUp) return;
      const epoch = database.epoch();
      const heads = asked.map((place) => database.head(place.topic));
      clock.after(clock.between(1, 30), () => {
        if (born !== life) return;
        whenAwake(() => {
          asked.forEach((place, index) =>
            carryOut(place, place.machine.sweepAnswered(epoch, heads[index]!, startedAt, clock.now())),
          );
        });
      });
    });
  };

  const sendHeads = () => {
    if (!isUp || clock.now() < frozenUntil) return;
    for (const place of rooms.values()) {
      const head = place.machine.head();
      const age = head ? clock.now() - head.confirmedAt : Infinity;
      if (!head || age > HEADS_EVERY_MS) continue;
      for (const member of place.members) member.head(place.topic, head.epoch, head.version, age);
    }
  };

  clock.every(SWEEP_EVERY_MS, sweep);
  clock.every(HEADS_EVERY_MS, sendHeads);

  return {
    isUp: () => isUp,
    connect: (link: HubLink) => links.add(link),
    disconnect(link: HubLink) {
      links.delete(link);
      for (const place of rooms.values()) place.members.delete(link);
    },
    ask(link: HubLink, ask: number, topic: string, delay: number, since: Position | undefined) {
      whenAwake(() => {
        if (!links.has(link)) return;
        const place = room(topic, delay);
        place.members.delete(link);
        carryOut(place, place.machine.ask({ link, ask }, since, clock.now()));
      });
    },
    ring(topic: string, epoch: string, events: LiveEvent[]) {
      if (!isUp) return;
      whenAwake(() => {
        for (const place of rooms.values()) {
          if (place.topic !== topic) continue;
          carryOut(place, place.machine.doorbell(epoch, events, clock.now()));
          flushSoon(place);
        }
      });
    },
    freeze: (ms: number) => (frozenUntil = Math.max(frozenUntil, clock.now() + ms)),
    sweep: () => whenAwake(sweep),
    crash(ms: number) {
      if (!isUp) return;
      isUp = false;
      life += 1;
      rooms = new Map();
      const cut = links;
      links = new Set();
      for (const link of cut) link.cut();
      clock.after(ms, () => (isUp = true));
    },
  };
}

const accepted = (
  place: Room,
  { snapshot, ...answer }: { epoch: string; version: number; snapshot?: { state: unknown }; events: LiveEvent[] },
): SubAnswer => ({ ok: true, topic: place.topic, delay: place.delay, ...answer, ...(snapshot && { snapshot: snapshot.state }) });
