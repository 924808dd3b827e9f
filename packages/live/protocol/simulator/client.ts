import { backOffMs } from '../back-off.ts';
import { ClientTopic, type ClientTopicEffect } from '../client-topic.ts';
import type { SubRequest } from '../messages.ts';
import type { Clock } from './clock.ts';
import { EMPTY, fold, type Digest, type SimulatedDatabase } from './database.ts';
import type { HubLink, SimulatedHub } from './hub.ts';

const PING_TIMEOUT_MS = 15_000;

export type View = { topic: string; machine: ClientTopic; digest: Digest; shown: { epoch: string; version: number; digest: Digest } | null };
export type SimulatedClient = ReturnType<typeof createClient>;
type Options = {
  clock: Clock;
  database: SimulatedDatabase;
  hubs: SimulatedHub[];
  topics: string[];
  delay: number;
  faults: { noEpoch?: boolean };
  violate: (what: string) => void;
};

/** What client.ts does around the machine, in simulated time, folding each event into a digest. */
export function createClient({ clock, database, hubs, topics, delay, faults, violate }: Options) {
  const views: View[] = topics.map((topic) => ({
    topic,
    machine: new ClientTopic({ topic, delay, random: clock.random, faults }),
    digest: EMPTY,
    shown: null,
  }));
  let link: { end: HubLink; hub: SimulatedHub; isBroken: boolean } | null = null;
  let linkedAt = -Infinity;
  let attempts = 0;

  const checkShown = (view: View) => {
    const position = view.machine.position();
    if (!position) return;
    const { epoch, version } = position;
    if (!database.wasEverTrue(view.topic, epoch, version, view.digest)) violate(`safety: ${view.topic} shows what never was at ${epoch}/${version}`);
    const before = view.shown;
    const isStepBack = before?.epoch === epoch && version < before.version;
    if (isStepBack && database.digest(view.topic, before.version) === before.digest) violate(`safety: ${view.topic} went back from ${before.version} to ${version}`);
    const isEarly = database.epoch() === epoch && version > database.headAt(view.topic, clock.now(), delay * 1_000);
    if (delay > 0 && isEarly && database.digest(view.topic, version) === view.digest) violate(`delay: ${view.topic} shows ${version} too early`);
    view.shown = { epoch, version, digest: view.digest };
  };

  const carryOut = (view: View, effects: ClientTopicEffect[]) => {
    for (const effect of effects) {
      switch (effect.do) {
        case 'ask':
          ask(view, effect.id, effect.request);
          break;
        case 'snapshot':
          view.digest = effect.state as Digest;
          break;
        case 'events':
          view.digest = effect.events.reduce(fold, view.digest);
          break;
        case 'status':
          break;
        default:
          effect satisfies never;
      }
    }
    checkShown(view);
  };

  const ask = (view: View, id: number, { since }: SubRequest) => {
    const through = link;
    if (!through) return;
    clock.after(clock.between(1, 40), () => {
      if (through === link && !through.isBroken) through.hub.ask(through.end, id * topics.length + topics.indexOf(view.topic), view.topic, delay, since);
    });
  };

  const connect = () => {
    const hub = clock.pick(hubs);
    attempts += 1;
    if (!hub.isUp()) return void clock.after(backOffMs(attempts, clock.random()), connect);
    let lastArrival = 0;
    /** In order, after some time, and only while the link holds. */
    const deliver = (work: () => void) => {
      if (opened.isBroken) return;
      lastArrival = Math.max(lastArrival, clock.now() + clock.between(1, 40));
      clock.at(lastArrival, () => link === opened && work());
    };
    const byTopic = (topic: string) => views[topics.indexOf(topic)]!;
    const end: HubLink = {
      answer: (number, answer) =>
        deliver(() => carryOut(byTopic(answer.topic), byTopic(answer.topic).machine.answered(Math.floor(number / topics.length), answer, clock.now()))),
      events: (topic, epoch, events) =>
        deliver(() => carryOut(byTopic(topic), byTopic(topic).machine.events({ topic, epoch, events }, clock.now()))),
      head: (topic, epoch, version, age) =>
        deliver(() => carryOut(byTopic(topic), byTopic(topic).machine.head(epoch, version, age, clock.now()))),
      reset: (topic) => deliver(() => carryOut(byTopic(topic), byTopic(topic).machine.reset(clock.now()))),
      cut: () => lose(opened),
    };
    const opened = { end, hub, isBroken: false };
    link = opened;
    linkedAt = clock.now();
    hub.connect(end);
    for (const view of views) carryOut(view, view.machine.linkUp(clock.now()));
  };

  const lose = (lost: typeof link) => {
    if (!lost || link !== lost) return;
    link = null;
    lost.hub.disconnect(lost.end);
    for (const view of views) view.machine.linkCut();
    attempts = 0;
    clock.after(backOffMs(1, clock.random()), connect);
  };

  clock.every(1_000, () => {
    for (const view of views) carryOut(view, view.machine.tick(clock.now()));
  });
  clock.after(clock.between(0, 3_000), connect);

  return {
    delay,
    views,
    linkedAt: () => (link ? linkedAt : Infinity),
    cut: () => lose(link),
    /** Nothing moves any more and nobody is told, until the pings miss their answer. */
    breakSilently() {
      const broken = link;
      if (!broken) return;
      broken.isBroken = true;
      clock.after(PING_TIMEOUT_MS, () => lose(broken));
    },
  };
}
