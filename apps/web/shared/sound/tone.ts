const NOTES_HZ = [659, 880] as const;
const NOTE_SECONDS = 0.16;
const LOUDNESS = 0.12;

/** What comes at once, as after a time without a connection, sounds once. */
const PAUSE_MS = 3_000;

let context: AudioContext | undefined;
let soundedAtMs = Number.NEGATIVE_INFINITY;

/**
 * Two short notes, made on the spot. A page that has not been touched yet stays silent: its browser would keep every tone
 * and play them all with the first touch.
 */
export async function playTone(): Promise<void> {
  const now = performance.now();
  if (!navigator.userActivation.hasBeenActive || now - soundedAtMs < PAUSE_MS) return;
  soundedAtMs = now;
  context ??= new AudioContext();
  await context.resume();
  NOTES_HZ.forEach((frequency, index) => playNote(context as AudioContext, frequency, index * NOTE_SECONDS));
}

function playNote(audio: AudioContext, frequency: number, delay: number): void {
  const start = audio.currentTime + delay;
  const end = start + NOTE_SECONDS * 2;
  const [oscillator, gain] = [audio.createOscillator(), audio.createGain()];
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(LOUDNESS, start);
  gain.gain.exponentialRampToValueAtTime(0.001, end);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(end);
}
