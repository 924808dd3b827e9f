import { settleClocks } from '@pailei/core/ground/clocks/settle-clocks';
import { readClockPause } from '@pailei/core/ground/clocks/clock-pause';
import type { LoopDefinition } from '@pailei/core/ground/features/feature';
import type { Work } from '@pailei/core/features/compose';
import { nextMaintenanceDue, startAndEndMaintenance } from '@pailei/core/site/maintenance/maintenance.clock';
import type { WorkerDeps } from './deps.ts';
import { beat } from './heartbeat.ts';
import { startLoop, type Loop, type LoopWork } from './loop.ts';
import type { Prober } from './prober.ts';
import type { JobQueue } from './queue.ts';
import { startRelay } from './relay.ts';
import { SWEEP_EVERY_MS, sweepDue } from './sweep.ts';
import type { Trimmer } from './trims/trimmer.ts';

type Schedule = { work: Work<WorkerDeps>; queue: JobQueue; prober: Prober; trimmer: Trimmer };

const TRIM_EVERY_MS = 3_600_000;
/** After trims that failed: each may have held the database for a while. */
const TRIM_AGAIN_MS = 300_000;

/** Of a sweep, however many deadlines are near. */
const SWEEP_REST_MS = 2_000;

/** What this process does by the clock: its own loops and those of the features. */
export function startSchedule(deps: WorkerDeps, { work, queue, prober, trimmer }: Schedule) {
  const loops = new Map<string, Loop>();
  const report = (name: string) => (error: unknown) => deps.log.error({ err: error }, name);
  const loop = (name: string, everyMs: number, work: Omit<LoopWork, 'onError'>) =>
    loops.set(name, startLoop(name, everyMs, { ...work, onError: report(name) }));
  const untilMs = (at: string | null) => (at === null ? null : Math.max(0, Date.parse(at) - Date.parse(deps.now())));
  let nextSweepAt: string | null = null;

  loops.set('relay', startRelay(deps, queue, { onError: report('relay') }));
  loop('sweep', SWEEP_EVERY_MS, {
    tick: async () => ({ next_at: nextSweepAt } = await sweepDue(deps, queue, work)),
    nextDueMs: async () => untilMs(nextSweepAt),
    isWoken: true,
    shortestMs: SWEEP_REST_MS,
  });
  loop('maintenance', 5_000, {
    tick: async () => {
      await startAndEndMaintenance(deps);
      // Deadlines that were moved may have no job.
      if (await settleClocks(deps, work.clocks)) loops.get('sweep')?.wake();
    },
    nextDueMs: async () => untilMs(await nextMaintenanceDue(deps)),
    isWoken: true,
  });
  loop('heartbeat', 5_000, {
    tick: () =>
      beat(
        deps,
        [...loops.values()].map(({ state }) => state()),
      ),
  });
  loop('overview', 5_000, { tick: async () => deps.dashboard.refresh(await queue.look().catch(() => null)) });
  loop('probes', 5_000, { tick: prober.tick, nextDueMs: async () => prober.nextDueMs() });
  for (const { name, every_ms, wakes, ...definition } of work.loops)
    loop(name, every_ms, {
      tick: () => tickUnlessPaused(deps, definition),
      nextDueMs: wakes && (async () => untilMs(await wakes.next_due(deps))),
      isWoken: wakes !== undefined,
    });
  loop('trim', TRIM_EVERY_MS, { tick: trimmer.tick, retryMs: TRIM_AGAIN_MS });

  return {
    /** A loop of this name has something to do; one that is not known here belongs to a later release. */
    wake: (name: string): void => loops.get(name)?.wake(),
    /** Wake-ups were missed. */
    wakeAll: (): void => {
      for (const one of loops.values()) if (one.state().is_woken) one.wake();
    },
    stop: async (): Promise<void> => {
      await Promise.all([...loops.values()].map((one) => one.stop()));
    },
  };
}

/** What goes by the clocks of an area waits while they are paused. */
export async function tickUnlessPaused<Deps extends Pick<WorkerDeps, 'db' | 'now'>>(
  deps: Deps,
  { pauses_with, tick }: Pick<LoopDefinition<Deps>, 'pauses_with' | 'tick'>,
): Promise<void> {
  if (pauses_with !== null && (await readClockPause(deps.db, pauses_with, deps.now()))) return;
  await tick(deps);
}
