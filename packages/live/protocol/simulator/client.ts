import { reconnectDelayMs } from '../back-off.ts';
import { ClientTopic, type ClientTopicEffect } from '../client-topic.ts';
import type { SnapshotRequest, SubRequest } from '../messages.ts';
import type { SimulatedApi } from './api.ts';
import type { Clock } from './clock.ts';
import { EMPTY, fold, type Digest, type SimulatedDatabase } from './database.ts';
import type { HubLink, SimulatedHub } from './hub.ts';

const PING_TIMEOUT_MS = 15_000;

export type View = {
  topic: string;
  machine: ClientTopic;
  digest: Digest;
  shown: { epoch: string; version: number; digest: Digest } | null;
};
type Options = {
  clock: Clock;
  database: SimulatedDatabase;
  hubs: SimulatedHub[];
  api: SimulatedApi;
  topics: string[];
  delay: number;
  /** As the web client: snapshots come from the API. */
  fetches: boolean;
  faults: { noEpoch?: boolean };
  violate: (what: string) => void;
};

type SimulatedLink = { end: HubLink; hub: SimulatedHub; isBroken: boolean; lastArrival: number };

/** What client.ts does around the machine, in simulated time, folding each event into a digest. */
export class SimulatedClient {
  readonly delay: number;
  readonly views: View[];
  readonly #options: Options;
  #link: SimulatedLink | null = null;
  #linkedAt = -Infinity;
  #attempts = 0;

  constructor(options: Options) {
    const { clock, topics, delay, fetches, faults } = options;
    this.#options = options;
    this.delay = delay;
    this.views = topics.map((topic) => ({
      topic,
      machine: new ClientTopic({ topic, delay, fetches, random: clock.random, faults }),
      digest: EMPTY,
      shown: null,
    }));
    clock.every(1_000, () => {
      for (const view of this.views) this.#carryOut(view, view.machine.tick(clock.now()));
    });
    clock.after(clock.between(0, 3_000), () => this.#connect());
  }

  /** When the present link began; Infinity without one. */
  linkedAt(): number {
    return this.#link ? this.#linkedAt : Infinity;
  }

  cut(): void {
    this.#lose(this.#link);
  }

  /** The connection hangs without an error, until the pings miss their answer. */
  breakSilently(): void {
    const broken = this.#link;
    if (!broken) return;
    broken.isBroken = true;
    this.#options.clock.after(PING_TIMEOUT_MS, () => this.#lose(broken));
  }

  #connect(): void {
    const { clock, hubs } = this.#options;
    const hub = clock.pick(hubs);
    this.#attempts += 1;
    if (!hub.isUp()) {
      clock.after(reconnectDelayMs(this.#attempts, clock.random()), () => this.#connect());
      return;
    }
    const link: SimulatedLink = { end: this.#listen(() => link), hub, isBroken: false, lastArrival: 0 };
    this.#link = link;
    this.#linkedAt = clock.now();
    hub.connect(link.end);
    for (const view of this.views) this.#carryOut(view, view.machine.linkUp(clock.now()));
  }

  #listen(link: () => SimulatedLink): HubLink {
    const { clock, topics } = this.#options;
    const deliver = (topic: string, change: (machine: ClientTopic, now: number) => ClientTopicEffect[]) =>
      this.#deliver(link(), () => {
        const view = this.views.find((candidate) => candidate.topic === topic);
        if (view) this.#carryOut(view, change(view.machine, clock.now()));
      });
    return {
      answer: (number, answer) =>
        deliver(answer.topic, (machine, now) => machine.answered(Math.floor(number / topics.length), answer, now)),
      events: (topic, epoch, events) => deliver(topic, (machine, now) => machine.events({ topic, epoch, events }, now)),
      head: (topic, epoch, version, age) => deliver(topic, (machine, now) => machine.head(epoch, version, age, now)),
      reset: (topic) => deliver(topic, (machine, now) => machine.reset(now)),
      cut: () => this.#lose(link()),
    };
  }

  /** In order, after some time, and only while the link holds. */
  #deliver(link: SimulatedLink, work: () => void): void {
    const { clock } = this.#options;
    if (link.isBroken) return;
    link.lastArrival = Math.max(link.lastArrival, clock.now() + clock.between(1, 40));
    clock.at(link.lastArrival, () => {
      if (this.#link === link) work();
    });
  }

  #lose(lost: SimulatedLink | null): void {
    if (!lost || this.#link !== lost) return;
    const { clock } = this.#options;
    this.#link = null;
    lost.hub.disconnect(lost.end);
    for (const view of this.views) view.machine.linkCut();
    this.#attempts = 0;
    clock.after(reconnectDelayMs(1, clock.random()), () => this.#connect());
  }

  #carryOut(view: View, effects: ClientTopicEffect[]): void {
    for (const effect of effects) {
      switch (effect.do) {
        case 'ask':
          this.#ask(view, effect.id, effect.request);
          break;
        case 'fetch':
          this.#fetch(view, effect.id, effect.request);
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
    this.#checkShown(view);
  }

  /** It does not depend on the link: an answer may come after it was cut. */
  #fetch(view: View, id: number, request: SnapshotRequest): void {
    const { api, clock } = this.#options;
    api.fetch(request, (answer) => this.#carryOut(view, view.machine.fetched(id, answer, clock.now())));
  }

  #ask({ topic }: View, id: number, { since, fetches }: SubRequest): void {
    const { clock, topics } = this.#options;
    const link = this.#link;
    if (!link) return;
    clock.after(clock.between(1, 40), () => {
      if (link !== this.#link || link.isBroken) return;
      const number = id * topics.length + topics.indexOf(topic);
      link.hub.ask(link.end, { number, topic, delay: this.delay, since, fetches });
    });
  }

  #checkShown(view: View): void {
    const { clock, database, violate } = this.#options;
    const position = view.machine.position();
    if (!position) return;
    const { epoch, version } = position;
    const { topic, digest, shown: before } = view;
    const place = `${topic} at ${epoch}/${version}`;
    if (!database.wasEverTrue(topic, epoch, version, digest)) violate(`safety: ${place} shows what never was`);
    const isStepBack = before?.epoch === epoch && version < before.version;
    const isUndone = isStepBack && database.digest(topic, before.version) !== before.digest;
    if (isStepBack && !isUndone) violate(`safety: ${place} went back from ${before.version}`);
    const isTrueNow = database.epoch() === epoch && database.digest(topic, version) === digest;
    const isEarly = version > database.headAt(topic, clock.now(), this.delay * 1_000);
    if (isTrueNow && isEarly) violate(`delay: ${place} is shown too early`);
    view.shown = { epoch, version, digest };
  }
}
