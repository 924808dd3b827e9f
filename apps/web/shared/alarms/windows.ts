/** How the windows of one browser agree who of them speaks. Without locks (no secure context) each speaks for itself. */
const VISIBLE = 'pailei:visible';
const HOLD_MS = 10_000;

/** True for one window only; the others that ask for the same name within ten seconds are refused. */
export function claimWindow(name: string): Promise<boolean> {
  const { locks } = navigator;
  if (!locks) return Promise.resolve(true);
  return new Promise((answer) => {
    const request = locks.request(`pailei:${name}`, { ifAvailable: true }, (lock) => {
      answer(lock !== null);
      return lock === null ? undefined : new Promise<void>((release) => setTimeout(release, HOLD_MS));
    });
    request.catch(() => answer(true));
  });
}

/** Whether any window of the product is in front of the visitor, in this browser. */
export async function isAnyWindowVisible(): Promise<boolean> {
  if (isVisible()) return true;
  const { held: locks = [] } = (await navigator.locks?.query()) ?? {};
  return locks.some(({ name }) => name === VISIBLE);
}

/** Lets the other windows know while this one is visible; calls back each time it becomes so. Returns the function that stops it. */
export function watchVisibility(onVisible: () => void): () => void {
  let hide = (): void => undefined;
  const update = () => {
    hide();
    hide = isVisible() ? holdVisible() : () => undefined;
    if (isVisible()) onVisible();
  };
  update();
  document.addEventListener('visibilitychange', update);
  return () => {
    document.removeEventListener('visibilitychange', update);
    hide();
  };
}

export const isVisible = (): boolean => document.visibilityState === 'visible';

function holdVisible(): () => void {
  let release = (): void => undefined;
  const until = new Promise<void>((resolve) => (release = resolve));
  void navigator.locks?.request(VISIBLE, { mode: 'shared' }, () => until);
  return release;
}
