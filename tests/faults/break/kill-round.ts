import { createRandom, hashSeed } from '@pailei/domain/random/seeded';
import { freePort } from '@pailei/local/servers/ports';
import { startSimulationSite } from '../../support/simulation-site.ts';
import { startFaultInjector } from './fault-injector.ts';
import { startProxy, type Proxy } from './proxy.ts';
import type { RoundOptions, RoundPlan, RoundSite, Stops } from '../round.ts';
import type { SubscriberPlan, Group } from '../load/subscribers.ts';

const FIELD = ['--players', '16', '--format', 'conquest', '--best-of', '3'];
/** What is played, and how often everything is killed meanwhile. */
const SIZES = {
  smoke: { play: [...FIELD, '--stages', 'swiss:2,single:4', '--speed', '200'], turns: 1, endsWithinMs: 180_000 },
  full: { play: [...FIELD, '--stages', 'swiss:4,single:8', '--speed', '100'], turns: 5, endsWithinMs: 420_000 },
} as const;

/** Every process is killed in its turn, and links of subscribers are cut, delayed and stalled. */
export function killRound({ size, seed, log }: RoundOptions): RoundPlan {
  const { play, turns, endsWithinMs } = SIZES[size];
  const proxies: Proxy[] = [];
  return {
    start: (print) => startSimulationSite({ isDurable: true, print }),
    play,
    endsWithinMs,
    async subscriberPlans(site, tournamentId, stops) {
      proxies.push(await openProxy(site, seed, stops), await openProxy(site, seed, stops));
      const [cut, silent] = proxies;
      return subscriberPlans(seed, site.url, tournamentId, [cut!.url, silent!.url]);
    },
    startFaults({ site }) {
      const [proxy, silentProxy] = proxies;
      return startFaultInjector({ site, proxy: proxy!, stallingProxy: silentProxy!, seed, turns, log });
    },
  };
}

async function openProxy(site: RoundSite, seed: number, stops: Stops): Promise<Proxy> {
  const target = { host: '127.0.0.1', port: Number(new URL(site.url).port) };
  const proxy = await startProxy({ target, port: await freePort(), random: createRandom(hashSeed(seed, 'proxy')) });
  stops.push(() => proxy.stop());
  return proxy;
}

/** 300 subscribers over both transports: most behind the proxy that cuts, some behind the one that stalls. */
function subscriberPlans(
  seed: number,
  origin: string,
  tournamentId: string,
  [cut, silent]: readonly [string, string],
): SubscriberPlan[] {
  const feed: Group[] = [
    { transport: 'feed', count: 120, url: cut },
    { transport: 'bot', count: 20, url: cut },
    { transport: 'feed', count: 10, url: silent },
  ];
  const socketio: Group[] = [
    { transport: 'socketio', count: 140, url: cut },
    { transport: 'socketio', count: 10, url: silent },
  ];
  return [feed, socketio].map((groups) => ({ groups, origin, tournament_id: tournamentId, seed }));
}
