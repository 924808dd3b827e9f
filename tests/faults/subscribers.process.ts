import { isDeepStrictEqual } from 'node:util';
import { createRandom, hashSeed } from '@pailei/domain/random';
import { createLiveClient } from '@pailei/live/client';
import { createFeedClient } from '@pailei/live/feed-client';
import { followTournament } from './follow-tournament.ts';
import type { LiveSource } from './follow-tournament.ts';
import { Honesty } from './honesty.ts';
import type { Heads } from './honesty.ts';
import type { CrowdMessage, CrowdOrder, CrowdPlan, CrowdReport, Group, Truth } from './subscribers.ts';
import type { View } from './view.ts';
import { createWireBot } from './wire-bot.ts';

/** Many subscribers in one process, as its argument says; the runner asks what they have seen. */
const FAULTS_KEPT = 20;
const plan = JSON.parse(process.argv[2] ?? '') as CrowdPlan;
const random = createRandom(hashSeed(plan.seed, 'subscribers')).next;
const faults: string[] = [];
let faultCount = 0;

function onFault(fault: string): void {
  faultCount += 1;
  if (faults.length < FAULTS_KEPT) faults.push(fault);
}

function connect({ door, url }: Group): LiveSource {
  const { origin } = plan;
  const onError = (error: unknown) => onFault(`could not apply: ${String(error)}`);
  switch (door) {
    case 'feed':
      return createFeedClient({ url, origin, onError });
    case 'socketio':
      return createLiveClient({ url, origin, onError });
    case 'wire':
      return createWireBot({ url, origin, random, onFault });
  }
}

interface Subscriber {
  door: Group['door'];
  live: LiveSource;
  views: ReadonlyMap<string, View>;
}

function subscribe(group: Group): Subscriber[] {
  return Array.from({ length: group.count }, () => {
    const live = connect(group);
    return { door: group.door, live, views: followTournament(live, plan.tournament_id, onFault) };
  });
}

function viewsOf(crowd: readonly Subscriber[]): View[] {
  return crowd.flatMap(({ views }) => [...views.values()]);
}

function differenceOf({ door, live, views }: Subscriber, { topic, version, state }: Truth[number]): string | undefined {
  const view = views.get(topic);
  if (view === undefined) return `${topic}: not followed`;
  if (view.version !== version)
    return `${topic}: at ${view.version} of ${version}, ${view.phase} (${door} ${JSON.stringify(live.state())})`;
  return isDeepStrictEqual(JSON.parse(JSON.stringify(view.state)), state)
    ? undefined
    : `${topic}: another state at ${version}`;
}

function behindOf(views: readonly View[], { versions }: Heads): string[] {
  return views
    .filter(({ topic, version }) => version < (versions[topic] ?? 0))
    .map(({ topic, version, phase }) => `${topic}: at ${version} of ${versions[topic]}, ${phase}`);
}

function report(crowd: readonly Subscriber[], honesty: Honesty, truth: Truth): CrowdReport {
  const differences = crowd.flatMap((subscriber) => truth.flatMap((entry) => differenceOf(subscriber, entry) ?? []));
  const views = viewsOf(crowd);
  const sum = (count: (view: View) => number) => views.reduce((total, view) => total + count(view), 0);
  return {
    subscribers: crowd.length,
    views: views.length,
    events: sum((view) => view.events),
    snapshots: sum((view) => view.snapshots),
    admitted: honesty.admitted.size,
    faultCount,
    faults,
    differenceCount: differences.length,
    differences: differences.slice(0, FAULTS_KEPT),
  };
}

function answer(message: CrowdMessage): void {
  process.send?.(message);
}

function run(): void {
  const honesty = new Honesty(onFault);
  const crowd = plan.groups.flatMap(subscribe);
  // A bot has no state of its connection to show.
  const honest = crowd.filter(({ door }) => door !== 'wire');
  const ready = setInterval(() => {
    if (!viewsOf(crowd).every(({ snapshots }) => snapshots > 0)) return;
    clearInterval(ready);
    answer({ type: 'ready' });
  }, 100);
  process.on('message', (order: CrowdOrder) => {
    if (order.type === 'heads') honesty.check(order.heads, viewsOf(honest), Date.now());
    else if (order.type === 'behind') answer({ type: 'behind', behind: behindOf(viewsOf(crowd), order.heads) });
    else answer({ type: 'report', report: report(crowd, honesty, order.truth) });
  });
  process.on('disconnect', () => process.exit(0));
}

run();
