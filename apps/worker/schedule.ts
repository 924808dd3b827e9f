import { settleClocks } from '@pailei/core/ground/clocks';
import type { LoopDefinition, Work } from '@pailei/core/ground/features';
import { readClockPause, startAndEndMaintenance } from '@pailei/core/site/maintenance';
import type { WorkerDeps } from './deps.ts';
import { beat } from './heartbeat.ts';
import { startLoop, type Loop } from './loop.ts';
import type { JobQueue } from './queue.ts';
import { relayOutbox } from './relay.ts';
import { sweepDue } from './sweep.ts';

type Schedule = { work: Work<WorkerDeps>; queue: JobQueue; prober: { tick: () => Promise<void> } };

/** What this process does by the clock: its own loops and those of the features. */
export function startSchedule(deps: WorkerDeps, { work, queue, prober }: Schedule): Loop[] {
  // The first ticks run before the list is whole.
  const loops: Loop[] = [];
  const loop = (name: string, everyMs: number, tick: () => Promise<void>) =>
    startLoop(name, everyMs, { tick, onError: (error) => deps.log.error({ err: error }, name) });
  loops.push(
    loop('relay', 50, async () => {
      while ((await relayOutbox(deps, queue)) > 0);
    }),
    loop('sweep', 2_000, () => sweepDue(deps, queue, work)),
    loop('maintenance', 500, async () => {
      await startAndEndMaintenance(deps);
      await settleClocks(deps, work.clocks);
    }),
    loop('heartbeat', 5_000, () =>
      beat(
        deps,
        loops.map(({ state }) => state()),
      ),
    ),
    loop('overview', 2_000, async () => deps.dashboard.refresh(await queue.look().catch(() => null))),
    loop('probes', 1_000, () => prober.tick()),
    ...work.loops.map((definition) =>
      loop(definition.name, definition.every_ms, () => tickUnlessPaused(deps, definition)),
    ),
    loop('trim', 3_600_000, async () => {
      for (const trim of work.trims) await trim(deps.db, deps.now());
    }),
  );
  return loops;
}

/** What goes by the clocks of an area waits while they are paused. */
export async function tickUnlessPaused<Deps extends Pick<WorkerDeps, 'db' | 'now'>>(
  deps: Deps,
  { pauses_with, tick }: Pick<LoopDefinition<Deps>, 'pauses_with' | 'tick'>,
): Promise<void> {
  if (pauses_with !== null && (await readClockPause(deps.db, pauses_with, deps.now()))) return;
  await tick(deps);
}
