import { isDeepStrictEqual } from 'node:util';
import { createRandom, hashSeed } from '@pailei/domain/random/seeded';
import { createLiveClient } from '@pailei/live/client';
import { createFeedClient } from '@pailei/live/feed-client';
import { followTournament, type LiveSource } from './follow-tournament.ts';
import { StalenessCheck, type Heads } from '../check/staleness.ts';
import type {
  SubscriberMessage,
  SubscriberCommand,
  SubscriberPlan,
  SubscriberReport,
  Group,
  ExpectedViews,
} from './subscribers.ts';
import type { View } from '../check/view.ts';
import { createProtocolBot } from './protocol-bot.ts';

/** Many subscribers in one process, as its argument says; the runner asks what they have seen. */
const FAULTS_KEPT = 20;
const plan = JSON.parse(process.argv[2] ?? '') as SubscriberPlan;
const random = createRandom(hashSeed(plan.seed, 'subscribers')).next;
const faults: string[] = [];
let faultCount = 0;

function onFault(fault: string): void {
  faultCount += 1;
  if (faults.length < FAULTS_KEPT) faults.push(fault);
}

function connect({ transport, url }: Group): LiveSource {
  const { origin } = plan;
  const onError = (error: unknown) => onFault(`could not apply: ${String(error)}`);
  switch (transport) {
    case 'feed':
      return createFeedClient({ url, origin, onError });
    case 'socketio':
      return createLiveClient({ url, origin, onError });
    case 'bot':
      return createProtocolBot({ url, origin, random, onFault });
  }
}

type Subscriber = {
  transport: Group['transport'];
  live: LiveSource;
  views: ReadonlyMap<string, View>;
};

function subscribe(group: Group): Subscriber[] {
  return Array.from({ length: group.count }, () => {
    const live = connect(group);
    return { transport: group.transport, live, views: followTournament(live, plan.tournament_id, onFault) };
  });
}

function viewsOf(subscribers: readonly Subscriber[]): View[] {
  return subscribers.flatMap(({ views }) => [...views.values()]);
}

function differenceOf(
  { transport, live, views }: Subscriber,
  { topic, version, state }: ExpectedViews[number],
): string | undefined {
  const view = views.get(topic);
  if (view === undefined) return `${topic}: not followed`;
  if (view.version !== version)
    return `${topic}: at ${view.version} of ${version}, ${view.phase} (${transport} ${JSON.stringify(live.state())})`;
  return isDeepStrictEqual(JSON.parse(JSON.stringify(view.state)), state)
    ? undefined
    : `${topic}: another state at ${version}`;
}

function behindOf(views: readonly View[], { versions }: Heads): string[] {
  return views
    .filter(({ topic, version }) => version < (versions[topic] ?? 0))
    .map(({ topic, version, phase }) => `${topic}: at ${version} of ${versions[topic]}, ${phase}`);
}

function report(subscribers: readonly Subscriber[], staleness: StalenessCheck, truth: ExpectedViews): SubscriberReport {
  const differences = subscribers.flatMap((subscriber) =>
    truth.flatMap((entry) => differenceOf(subscriber, entry) ?? []),
  );
  const views = viewsOf(subscribers);
  const sum = (count: (view: View) => number) => views.reduce((total, view) => total + count(view), 0);
  return {
    subscribers: subscribers.length,
    views: views.length,
    events: sum((view) => view.events),
    snapshots: sum((view) => view.snapshots),
    admitted: staleness.staleViews.size,
    faultCount,
    faults,
    differenceCount: differences.length,
    differences: differences.slice(0, FAULTS_KEPT),
  };
}

function answer(message: SubscriberMessage): void {
  process.send?.(message);
}

function run(): void {
  const staleness = new StalenessCheck(onFault);
  const subscribers = plan.groups.flatMap(subscribe);
  // A bot has no state of its connection to show.
  const withStaleness = subscribers.filter(({ transport }) => transport !== 'bot');
  const ready = setInterval(() => {
    if (!viewsOf(subscribers).every(({ snapshots }) => snapshots > 0)) return;
    clearInterval(ready);
    answer({ type: 'ready' });
  }, 100);
  process.on('message', (order: SubscriberCommand) => {
    if (order.type === 'heads') staleness.check(order.heads, viewsOf(withStaleness), Date.now());
    else if (order.type === 'behind') answer({ type: 'behind', behind: behindOf(viewsOf(subscribers), order.heads) });
    else answer({ type: 'report', report: report(subscribers, staleness, order.truth) });
  });
  process.on('disconnect', () => process.exit(0));
}

run();
