const listeners = new Set<() => void>();
const ownClock = () => Date.now() + skewMs;
let readClock = ownClock;
/** What clocks showed when the server rendered the page; null where it did not. */
let firstMs: number | null = null;
let skewMs = 0;
let second = 0;
let isFrozen = false;
let deadlinesStopMs = Number.POSITIVE_INFINITY;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The server's time in milliseconds, as far as the live connection knows it. */
export function serverNow(): number {
  return readClock();
}

/** All clocks stand at this moment until `runClocks`: React takes over what the server rendered then. */
export function runClocksFrom(ms: number): void {
  firstMs = ms;
  readClock = () => ms;
}

export function runClocks(): void {
  readClock = ownClock;
}

/** On the server each page has a clock of its own. */
export function readClocksBy(read: () => number): void {
  readClock = read;
}

/** The second that clocks show first. */
export function firstSecond(): number {
  return floorToSecond(firstMs ?? serverNow());
}

/** What this device noted by its own clock, as a moment of the server's. */
export function toServerTime(deviceMs: number): number {
  return deviceMs + skewMs;
}

/** Takes over how far this device's clock is behind the server's, as the live connection measured it. */
export function setClockSkew(ms: number): void {
  skewMs = ms;
}

/** While the connection is lost every clock on the page is frozen. */
export function freezeClocks(frozen: boolean): void {
  isFrozen = frozen;
  if (!frozen) tick();
}

/** Keeps what is left until deadlines as it was at `sinceMs` of the server's time; null lets them come nearer again. */
export function stopDeadlines(sinceMs: number | null): void {
  deadlinesStopMs = sinceMs ?? Number.POSITIVE_INFINITY;
  for (const listener of listeners) listener();
}

/** The shared second as deadlines count it. */
export function currentDeadlineSecond(): number {
  return Math.min(currentSecond(), deadlinesStopMs);
}

/** Calls back once a second; all clocks of the page share one timer. */
export function subscribeSecond(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === undefined) {
    second = floorToSecond(serverNow());
    tickAtNextSecond();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    timer = undefined;
  };
}

/** The shared second, stable between two ticks. */
export function currentSecond(): number {
  if (timer === undefined) second = floorToSecond(serverNow());
  return second;
}

/** As the second begins and not within it: no clock of the page is late. */
function tickAtNextSecond(): void {
  const now = serverNow();
  timer = setTimeout(
    () => {
      tickAtNextSecond();
      tick();
    },
    floorToSecond(now) + 1_000 - now,
  );
}

function tick(): void {
  if (isFrozen) return;
  second = floorToSecond(serverNow());
  for (const listener of listeners) listener();
}

function floorToSecond(ms: number): number {
  return Math.floor(ms / 1_000) * 1_000;
}
