export type SilenceTimes = {
  probeEveryMs: number;
  /** A later answer still proves that the process lives. */
  promptMs: number;
  hungAfterMs: number;
};

type SilenceOptions = {
  isResponding: () => Promise<boolean>;
  /** Called when no answer at all came for `hungAfterMs`. */
  onHung: () => void;
};

const PROBE_AGAIN_MS = 250;

/**
 * Probes a process until the returned function is called. Silence is counted by the probe, not by the clock: the time in
 * which this process itself was stopped or starved says nothing about the other one.
 */
export function watchSilence(
  { isResponding, onHung }: SilenceOptions,
  { probeEveryMs, promptMs, hungAfterMs }: SilenceTimes,
): () => void {
  const againMs = Math.min(PROBE_AGAIN_MS, probeEveryMs);
  let isStopped = false;
  let silentMs = 0;
  let timer: NodeJS.Timeout;

  const probe = async () => {
    const answer = isResponding().then((isAnswered) => {
      if (isAnswered) silentMs = 0;
      return isAnswered;
    });
    const askedAt = performance.now();
    const isPrompt = await Promise.race([answer, late(promptMs)]);
    if (isStopped) return;
    if (!isPrompt) silentMs += againMs + Math.min(promptMs, performance.now() - askedAt);
    if (silentMs > hungAfterMs) onHung();
    plan(isPrompt ? probeEveryMs : againMs);
  };
  const plan = (ms: number) => {
    timer = setTimeout(() => void probe(), ms).unref();
  };

  plan(probeEveryMs);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

function late(ms: number): Promise<false> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), ms).unref();
  });
}
