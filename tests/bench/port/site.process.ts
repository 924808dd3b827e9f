import { startSimulationSite, type Staff } from '../../support/simulation-site.ts';
import { answerParent } from '../sockets/child.ts';

/** A whole site as `npm start` runs it, with the launcher in a process where nothing else happens. */
export type SiteAsks = {
  start: [null, { port: number; own: Record<'api' | 'hub', { port: number; pid: number }>; staff: Staff }];
  /** What the launcher has used of the processors so far, in seconds. */
  launcherCpu: [null, number];
  stop: [null, null];
};

let stop: () => Promise<void> = async () => undefined;

answerParent<SiteAsks>({
  async start() {
    const site = await startSimulationSite();
    stop = site.stop;
    const own = (name: 'api' | 'hub') => ({ port: site.ports[name], pid: site.pid(name) });
    return { port: Number(new URL(site.url).port), own: { api: own('api'), hub: own('hub') }, staff: site.staff };
  },
  launcherCpu() {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000_000;
  },
  async stop() {
    await stop();
    return null;
  },
});
