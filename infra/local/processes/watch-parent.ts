/**
 * Preloaded into every child (`node --import`): when the launcher is gone, however it went, the child stops cleanly,
 * so that a kill -9 of the launcher leaves nothing running.
 */
const CHECK_EVERY_MS = 500;
const STOP_WITHIN_MS = 10_000;

const parent = process.ppid;

const timer = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(timer);
  setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
  process.kill(process.pid, 'SIGTERM');
}, CHECK_EVERY_MS);
timer.unref();
