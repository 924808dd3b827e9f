import { join } from 'node:path';
import { startSimulationSite } from '../../support/simulation-site.ts';
import { breakAll } from './break-all.ts';
import { fullSchedule, smokeSchedule } from './breakages.ts';
import { createFakeClocks, type FakeClocks } from './fake-clock.ts';
import type { RoundOptions, RoundPlan } from '../round.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';

const FIELD = ['--players', '16', '--format', 'conquest', '--best-of', '3'];
/** What is played; it lasts about as long as the faults that need it. */
const SIZES = {
  smoke: { play: [...FIELD, '--stages', 'swiss:2', '--speed', '200'], endsWithinMs: 240_000 },
  full: { play: [...FIELD, '--stages', 'swiss:4', '--speed', '60'], endsWithinMs: 600_000 },
} as const;

/** Processes freeze, disk and Redis are full, clocks jump: faults that raise no error. */
export function breakageRound({ size, seed, checks, log }: RoundOptions): RoundPlan {
  let disk: SmallDisk | string = 'not tried';
  let clocks: FakeClocks | string = 'not tried';

  function useFolder(dataFolder: string): () => void {
    const mounted = (disk = mountSmallDisk(dataFolder));
    clocks = createFakeClocks(join(dataFolder, 'clocks'));
    return () => {
      if (typeof mounted !== 'string') mounted.unmount();
    };
  }

  return {
    start: (print) =>
      startSimulationSite({
        isDurable: true,
        print,
        useFolder,
        childEnv: (name, env) => (typeof clocks === 'string' ? env : clocks.env(name, env)),
      }),
    ...SIZES[size],
    async subscriberPlans({ url }, tournament_id) {
      const groups = [
        [
          { transport: 'feed', count: 30, url },
          { transport: 'bot', count: 10, url },
        ],
        [{ transport: 'socketio', count: 40, url }],
      ] as const;
      return groups.map((group) => ({ groups: [...group], origin: url, tournament_id, seed }));
    },
    startFaults({ site, db, subscribers }) {
      const schedule = (size === 'smoke' ? smokeSchedule : fullSchedule)({ site, disk, clocks });
      return breakAll({ site, db, subscribers, schedule, checks, log });
    },
  };
}
