import type { HubTopicFaults } from './hub-topic-effects.ts';
import { STALE_AFTER_MS } from './messages.ts';
import { createApi, type ApiFaults, type SimulatedApi } from './simulator/api.ts';
import { SimulatedClient } from './simulator/client.ts';
import { createClock, type Clock } from './simulator/clock.ts';
import { createDatabase, type SimulatedDatabase } from './simulator/database.ts';
import { SimulatedHub } from './simulator/hub.ts';

const TOPICS = ['match:1', 'tournaments'];
const FAULTS_END_MS = 30_000;
/** Sweep, two reads and their pause, and the delivery to the client. */
const LIVENESS_MS = 3_000;
const RETURN_MS = 2_000;
const TICK_AND_WAY_MS = 1_500;
const CONVERGED_AFTER_MS = 25_000;
const LATE_WAKE_UP_MS = 25_000;

/** Rules of the machines and of the API that are turned off. */
export type Mutation = HubTopicFaults & ApiFaults;

type World = {
  clock: Clock;
  database: SimulatedDatabase;
  hubs: SimulatedHub[];
  api: SimulatedApi;
  clients: SimulatedClient[];
  isWakeUpUnreliable: boolean;
  isWriting: boolean;
  /** No fault but lost and late wake-ups since then. */
  calmSince: number;
  violations: Set<string>;
};

/**
 * One seeded run of hubs, clients, a database and wake-ups that all fail, through the same state machines as in production. Returns the
 * broken promises (docs/live-protocol.md), none when all were kept. `faults` turns rules of the machines off.
 */
export function simulate(seed: number, faults: Mutation = {}): string[] {
  const world = build(seed, faults);
  const { clock } = world;
  startWriting(world);
  if (seed % 4 !== 0) startFaults(world);
  clock.every(500, () => checkPromises(world));
  clock.runTo(FAULTS_END_MS);
  world.isWakeUpUnreliable = false;
  world.isWriting = false;
  clock.runTo(FAULTS_END_MS + CONVERGED_AFTER_MS);
  checkConverged(world, 'after healing');
  if (seed % 2 === 0) {
    restoreUnnoticed(world);
    checkConverged(world, 'after a restore without a new epoch');
  }
  return [...world.violations];
}

function build(seed: number, faults: Mutation): World {
  const clock = createClock(seed);
  const database = createDatabase(clock, TOPICS);
  const hubs = Array.from({ length: clock.between(1, 3) }, () => new SimulatedHub(clock, database, faults));
  const api = createApi(clock, database, faults);
  const violations = new Set<string>();
  const violate = (what: string) => violations.add(what);
  const clients = Array.from(
    { length: clock.between(2, 5) },
    (_, index) =>
      new SimulatedClient({
        clock,
        database,
        hubs,
        api,
        topics: TOPICS,
        delay: index === 1 || index === 2 ? 3 : 0,
        fetches: index % 2 === 0,
        faults: { ...(faults.noEpoch && { noEpoch: true }) },
        violate,
      }),
  );
  return { clock, database, hubs, api, clients, isWakeUpUnreliable: true, isWriting: true, calmSince: 0, violations };
}

function startWriting(world: World): void {
  const { clock, database } = world;
  const pace = clock.pick([80, 300, 1_500]);
  const write = () => {
    if (database.isUp && world.isWriting)
      commit(world, clock.pick(TOPICS), clock.chance(0.01) ? 250 : clock.between(1, 4));
    clock.after(clock.between(1, 2 * pace), write);
  };
  write();
}

function commit(world: World, topic: string, amount: number): void {
  const { clock, database, hubs } = world;
  const epoch = database.epoch();
  const events = database.append(topic, amount);
  for (const hub of hubs) {
    const isLost = world.isWakeUpUnreliable && clock.chance(0.2);
    const copies = isLost ? 0 : world.isWakeUpUnreliable && clock.chance(0.1) ? 2 : 1;
    for (let copy = 0; copy < copies; copy += 1) {
      const isLate = world.isWakeUpUnreliable && clock.chance(0.02);
      clock.after(isLate ? clock.between(1, LATE_WAKE_UP_MS) : clock.between(0, 30), () =>
        hub.receive(topic, epoch, events),
      );
    }
  }
}

function startFaults(world: World): void {
  const { clock } = world;
  const kinds = [cutLink, breakLink, crashHub, freezeHub, crashApi, stopDatabase, restore, trim];
  const next = () => {
    if (clock.now() > FAULTS_END_MS - 5_000) return;
    clock.pick(kinds)(world);
    clock.after(clock.between(200, 6_000), next);
  };
  clock.after(clock.between(0, 5_000), next);
}

/** From now on for `ms`, only the promises that hold in any trouble are asked for. */
const disturb = (world: World, ms: number) => {
  world.calmSince = Math.max(world.calmSince, world.clock.now() + ms);
};

function cutLink(world: World): void {
  world.clock.pick(world.clients).cut();
}

function breakLink(world: World): void {
  disturb(world, STALE_AFTER_MS);
  world.clock.pick(world.clients).breakSilently();
}

function crashHub(world: World): void {
  const ms = world.clock.between(100, 6_000);
  disturb(world, ms);
  world.clock.pick(world.hubs).crash(ms);
}

function crashApi(world: World): void {
  const ms = world.clock.between(100, 3_000);
  disturb(world, ms + RETURN_MS);
  world.api.crash(ms);
}

function freezeHub(world: World): void {
  const ms = world.clock.between(500, 12_000);
  disturb(world, ms);
  world.clock.pick(world.hubs).freeze(ms);
}

function stopDatabase(world: World, ms = world.clock.between(500, 10_000)): void {
  const { clock, database, hubs } = world;
  disturb(world, ms + LIVENESS_MS);
  database.isUp = false;
  clock.after(ms, () => {
    database.isUp = true;
    for (const hub of hubs) hub.sweep();
  });
}

function restore(world: World): void {
  stopDatabase(world);
  world.database.restore(world.clock.random(), true);
}

function trim(world: World): void {
  world.database.trim(world.clock.pick(TOPICS), world.clock.between(0, 20));
}

/** Without a new epoch a restore can be seen only while nothing is written: the heads went back. */
function restoreUnnoticed(world: World): void {
  const { clock, database } = world;
  database.restore(clock.random(), false);
  stopDatabase(world, 1_000);
  clock.runTo(clock.now() + 10_000);
  for (const topic of TOPICS) commit(world, topic, 3);
  clock.runTo(clock.now() + 8_000);
}

function checkPromises(world: World): void {
  const { clock, clients, calmSince } = world;
  const now = clock.now();
  for (const client of clients) {
    checkHonesty(world, client);
    const isCalm = now - calmSince >= LIVENESS_MS + RETURN_MS;
    const linkedFor = now - client.linkedAt();
    if (isCalm && linkedFor >= RETURN_MS) expectNotOlderThan(world, client, now - LIVENESS_MS, 'liveness');
    if (isCalm && linkedFor >= RETURN_MS && linkedFor < RETURN_MS + 500)
      expectNotOlderThan(world, client, now - linkedFor - LIVENESS_MS, 'return');
  }
}

/** A view that claims to be live shows at least what was true 15 s ago. */
function checkHonesty(world: World, client: SimulatedClient): void {
  const { clock, database, violations } = world;
  for (const { topic, machine } of client.views) {
    if (machine.status().phase !== 'live') continue;
    const time = clock.now() - STALE_AFTER_MS - TICK_AND_WAY_MS;
    const least = database.asOf(topic, time);
    const position = machine.position();
    if (!least || least.epoch !== database.epoch()) continue;
    const version = Math.min(least.head, database.headAt(topic, time, client.delay * 1_000));
    const isBehind = position?.epoch !== least.epoch || position.version < version;
    if (isBehind)
      violations.add(
        `honesty: ${topic} looks live at ${position?.epoch}/${position?.version}, not ${least.epoch}/${version}`,
      );
  }
}

function expectNotOlderThan(world: World, client: SimulatedClient, time: number, promise: string): void {
  const { database, violations } = world;
  for (const { topic, machine } of client.views) {
    const least = database.headAt(topic, time, client.delay * 1_000);
    const position = machine.position();
    const isBehind = position?.epoch !== database.epoch() || position.version < least;
    if (isBehind)
      violations.add(
        `${promise}: ${topic} shows ${position?.epoch}/${position?.version}, not ${database.epoch()}/${least}`,
      );
  }
}

function checkConverged(world: World, when: string): void {
  const { database, clients, violations } = world;
  clients.forEach((client, index) => {
    for (const { topic, machine, digest } of client.views) {
      const head = database.head(topic);
      const position = machine.position();
      const isEqual =
        position?.epoch === database.epoch() && position.version === head && digest === database.digest(topic, head);
      if (!isEqual)
        violations.add(
          `convergence ${when}: client ${index} shows ${position?.epoch}/${position?.version} of ${topic}, not ${database.epoch()}/${head}`,
        );
      if (machine.status().phase !== 'live')
        violations.add(`convergence ${when}: client ${index} is not live on ${topic}`);
    }
  });
}
