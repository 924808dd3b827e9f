import { useEffect, useState } from 'react';
import { clampPosition, moveTo, waitForNextMs, type ReplayKey, type ReplaySpeed, type ReplayStep } from './model/replay.ts';

export interface Replay {
  /** Null: live. */
  readonly position: number | null;
  readonly isPlaying: boolean;
  readonly speed: ReplaySpeed;
  readonly setSpeed: (speed: ReplaySpeed) => void;
  readonly seek: (position: number) => void;
  readonly press: (key: ReplayKey) => void;
}

/** Where in its record the match is shown, and the clock that moves it on. */
export function useReplay(steps: readonly ReplayStep[]): Replay {
  const [position, setPosition] = useState<number | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<ReplaySpeed>(1);
  const last = steps.length - 1;

  useEffect(() => {
    if (!isPlaying || position === null) return undefined;
    const wait = waitForNextMs(steps, position, speed);
    if (wait === null) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => setPosition(position + 1), wait);
    return () => clearTimeout(timer);
  }, [isPlaying, position, speed, steps]);

  const seek = (wanted: number) => setPosition(clampPosition(wanted, steps.length));
  const toggle = () => {
    // at the end, or live, it plays from the beginning
    if (!isPlaying && (position === null || position >= last)) setPosition(0);
    setPlaying(!isPlaying);
  };
  const press = (key: ReplayKey) => {
    if (key === 'toggle') return toggle();
    if (key === 'live') setPlaying(false);
    return setPosition(moveTo(key, position, steps.length));
  };
  return { position, isPlaying, speed, setSpeed, seek, press };
}
