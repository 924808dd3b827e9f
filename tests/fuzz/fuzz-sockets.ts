import fc from 'fast-check';
import { TOPICS } from '@pailei/contracts/features/topics';
import type { Checks } from '../faults/check/checks.ts';
import type { FuzzActors } from './actors.ts';
import { leakFault } from './judge-answer.ts';
import { messageFault, type TopicShapes } from './protocol-shapes.ts';
import { ACTOR_NAMES, type ActorName } from './request.ts';
import type { KnownIds } from './schema-values.ts';
import { openSession, TRANSPORTS, type Session, type Transport } from './session.ts';
import { stepsOf, type Step } from './socket-steps.ts';

export type SocketOptions = {
  url: string;
  exemptKey: string | undefined;
  actors: FuzzActors;
  ids: KnownIds;
  shapes: TopicShapes;
  checks: Checks;
  seed: number;
  /** Hostile connections, by each transport. */
  connections: number;
  endsAt: number;
};

const ANSWER_MS = 5_000;
const SHRINK_MS = 5_000;
const AT_ONCE = 4;
const INTERNAL_ERROR = 1011;
/** What a hub gives a connection that says nothing, and what a busy machine may add. */
const GREETING_MS = 5_000 + 3_000;
const STORM = 1_000;

/** Every topic that there is on the site, by its documented name. */
export function topicsOf(ids: KnownIds, actors: FuzzActors): string[] {
  const known: Record<string, readonly string[]> = {
    tournament: ids['solo-tournaments'] ?? [],
    match: ids['matches'] ?? [],
    user: Object.values(actors.accounts).map(({ user_id }) => user_id),
  };
  return TOPICS.flatMap(({ name }) => {
    const kind = name.split(':').findLast((part) => part in known) ?? 'match';
    const named = name.includes('{id}') ? (known[kind] ?? []).map((id) => name.replace('{id}', id)) : [name];
    return named.flatMap((one) =>
      one.includes('{side}') ? ['a', 'b'].map((side) => one.replace('{side}', side)) : [one],
    );
  });
}

function open(options: SocketOptions, transport: Transport, actor: ActorName): Session {
  const { url, exemptKey, actors } = options;
  return openSession({ url, transport, token: actors.token(actor), exemptKey });
}

/** What the hub has said so far that it may not say to this actor. */
function heardFault(
  { received, unreadable }: Session,
  actor: ActorName,
  { shapes, actors }: SocketOptions,
): string | undefined {
  if (unreadable.length > 0) return `a message that is none: ${unreadable[0]}`;
  for (const { type, body } of received) {
    const text = JSON.stringify(body);
    const fault =
      messageFault(type, body, shapes) ?? leakFault(undefined, { status: 200, text }, actors.hiddenFrom(actor));
    if (fault !== undefined) return fault;
  }
  return undefined;
}

type Attempt = { actor: ActorName; steps: Step[] };

/** Undefined, or what is wrong once the hub was done all this. */
async function attempt(
  options: SocketOptions,
  transport: Transport,
  { actor, steps }: Attempt,
): Promise<string | undefined> {
  const session = open(options, transport, actor);
  try {
    if (!(await session.opened)) return 'the hub takes no connection any more';
    for (const step of steps) step.apply(session);
    const end = await session.ping(ANSWER_MS);
    if (end === 'silent') return `neither answered nor closed within ${ANSWER_MS} ms`;
    if (end === 'closed' && (await session.closed) === INTERNAL_ERROR) return 'closed with an internal error (1011)';
    return heardFault(session, actor, options);
  } finally {
    session.close();
  }
}

/** Hostile connections by one transport, some at a time; gives what went wrong with the smallest way to it. */
async function fuzzTransport(options: SocketOptions, transport: Transport, topics: readonly string[]) {
  const { seed, endsAt, connections, actors } = options;
  let count = 0;
  let stopsAt = endsAt;
  const arbitrary = fc.record({ actor: fc.constantFrom(...ACTOR_NAMES), steps: stepsOf(transport, topics) });
  const property = fc.asyncProperty(arbitrary, async (one) => {
    if (performance.now() > stopsAt) return;
    count += 1;
    const fault = await attempt(options, transport, one);
    if (fault === undefined) return;
    stopsAt = Math.min(stopsAt, performance.now() + SHRINK_MS);
    throw new Error(fault);
  });
  for (const name of ACTOR_NAMES) await actors.renew(name);
  const parts = Array.from({ length: AT_ONCE }, (_, part) =>
    fc.check(property, { seed: seed + part, numRuns: Math.ceil(connections / AT_ONCE) }),
  );
  const faults = (await Promise.all(parts)).flatMap(({ counterexample, errorInstance }) => {
    const [smallest] = counterexample ?? [];
    if (!smallest) return [];
    const what = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
    return [`${what}, as ${smallest.actor}: ${smallest.steps.map(({ text }) => text).join('; ')}`];
  });
  return { count, faults };
}

/** What every actor reads of every topic: the snapshot, and all that its log still has. */
async function readTopics(options: SocketOptions, transport: Transport, topics: readonly string[]) {
  const faults: string[] = [];
  for (const actor of ACTOR_NAMES) {
    const session = open(options, transport, actor);
    await session.opened;
    for (const topic of topics) session.sendMessage('sub', { topic });
    await session.ping(ANSWER_MS);
    await untilAnswered(session, topics.length);
    const epoch = session.received.flatMap(({ body }) => ('epoch' in body ? [body.epoch] : []))[0];
    for (const topic of topics) session.sendMessage('sub', { topic, since: { epoch, version: 0 } });
    await untilAnswered(session, topics.length * 2);
    const fault = heardFault(session, actor, options);
    if (fault !== undefined) faults.push(`${actor}: ${fault}`);
    session.close();
  }
  return faults;
}

/** Until so many subscriptions were answered, or the time for it is over. */
async function untilAnswered(session: Session, answers: number): Promise<void> {
  const endsAt = performance.now() + ANSWER_MS;
  const isDone = () => session.received.filter(({ type }) => type === 'sub').length >= answers;
  while (!isDone() && session.isOpen() && performance.now() < endsAt) await session.ping(ANSWER_MS);
}

async function silentSession({ url, exemptKey }: SocketOptions, transport: Transport): Promise<string[]> {
  const session = openSession({ url, transport, token: undefined, exemptKey, isGreeting: false });
  const timer = Promise.withResolvers<string[]>();
  const waiting = setTimeout(() => timer.resolve([`still open after ${GREETING_MS} ms`]), GREETING_MS);
  const found = await Promise.race([session.closed.then(() => [] as string[]), timer.promise]);
  clearTimeout(waiting);
  session.close();
  return found;
}

async function subscribeStorm(
  options: SocketOptions,
  transport: Transport,
  topics: readonly string[],
): Promise<string[]> {
  const apply = (session: Session) => {
    for (let sent = 0; sent < STORM; sent += 1)
      session.sendMessage('sub', { topic: `match:${sent}`, delay: sent % 3_600 });
    for (const topic of topics) session.sendMessage('sub', { topic });
  };
  const fault = await attempt(options, transport, { actor: 'guest', steps: [{ text: 'a storm', apply }] });
  return fault === undefined ? [] : [fault];
}

/** Everything that is tried with sockets, by both transports. */
export async function fuzzSockets(options: SocketOptions): Promise<void> {
  const topics = topicsOf(options.ids, options.actors);
  for (const transport of TRANSPORTS) {
    const { checks } = options;
    const silent = silentSession(options, transport);
    const kept = await readTopics(options, transport, topics);
    checks.none(`${transport}: what topics send is what their contracts say`, kept, `${topics.length} topics`);
    checks.none(`${transport}: ${STORM} subscriptions at once`, await subscribeStorm(options, transport, topics));
    const { count, faults } = await fuzzTransport(options, transport, topics);
    checks.none(`${transport}: hostile messages`, faults, `${count} connections`);
    checks.none(`${transport}: a connection that never greets is closed`, await silent);
  }
}
