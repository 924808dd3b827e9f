import { beforeEach, expect, test, vi } from 'vitest';

let started = 0;
let hasBeenActive = true;
let nowMs = 0;

class SilentContext {
  readonly currentTime = 0;
  readonly destination = {};
  resume = () => Promise.resolve();
  createGain = () => ({ gain: { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() }, connect: vi.fn() });
  createOscillator = () => ({
    frequency: { value: 0 },
    connect: <T>(next: T) => next,
    start: () => (started += 1),
    stop: vi.fn(),
  });
}

async function freshTone(): Promise<() => Promise<void>> {
  vi.resetModules();
  return (await import('./tone.ts')).playTone;
}

beforeEach(() => {
  started = 0;
  hasBeenActive = true;
  nowMs = 0;
  vi.stubGlobal('AudioContext', SilentContext);
  vi.stubGlobal('navigator', {
    userActivation: {
      get hasBeenActive() {
        return hasBeenActive;
      },
    },
  });
  vi.stubGlobal('performance', { now: () => nowMs });
});

test('what arrives together sounds once, what comes later again', async () => {
  const playTone = await freshTone();
  await Promise.all([playTone(), playTone(), playTone()]);
  expect(started).toBe(2);
  nowMs = 3_000;
  await playTone();
  expect(started).toBe(4);
});

test('a page that nobody has touched stays silent, and keeps nothing for later', async () => {
  const playTone = await freshTone();
  hasBeenActive = false;
  await playTone();
  expect(started).toBe(0);
  hasBeenActive = true;
  await playTone();
  expect(started).toBe(2);
});
