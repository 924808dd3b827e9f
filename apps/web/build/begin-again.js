(function () {
  // Without a file that it begins with a page stays as it is for ever: it is loaded again as soon as the site answers.
  const KEY = 'begun_again_at';
  const SECOND_TIME_WITHIN_MS = 60_000;
  const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  async function isSiteThere() {
    try {
      return (await fetch('/robots.txt', { cache: 'no-store', signal: AbortSignal.timeout(3_000) })).ok;
    } catch {
      return false;
    }
  }
  // this time is noted for the next; a page without storage is loaded again all the same, but never at once
  function isSecondTime() {
    try {
      const last = Number(sessionStorage.getItem(KEY));
      sessionStorage.setItem(KEY, Date.now());
      return Date.now() - last < SECOND_TIME_WITHIN_MS;
    } catch {
      return true;
    }
  }
  async function beginAgain() {
    await pause(isSecondTime() ? 10_000 : Math.random() * 1_000);
    while (!(await isSiteThere())) await pause(1_000 + Math.random() * 1_000);
    location.reload();
  }
  function onMissing() {
    stop();
    void beginAgain();
  }
  function onError({ target }) {
    if (target instanceof Element && target.matches('script, link[rel="stylesheet"]')) onMissing();
  }
  function stop() {
    document.removeEventListener('error', onError, true);
    removeEventListener('vite:preloadError', onMissing);
  }
  document.addEventListener('error', onError, true);
  addEventListener('vite:preloadError', onMissing);
  // files that are asked for later are the page's own to miss
  document.addEventListener('begun', stop);
})();
