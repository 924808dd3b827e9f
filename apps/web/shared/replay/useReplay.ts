import { useEffect, useState } from 'react';
import { clampPosition, moveTo, waitForNextMs, type ReplayMove, type ReplaySpeed } from './replay.ts';

export type Replay = {
  /** Null: live. */
  readonly position: number | null;
  readonly isPlaying: boolean;
  readonly speed: ReplaySpeed;
  readonly setSpeed: (speed: ReplaySpeed) => void;
  readonly seek: (position: number) => void;
  readonly press: (move: ReplayMove) => void;
};

/** Where in its record a match or battle is shown, and the clock that moves it on; `atMs` is when a step happened. */
export function useReplay(steps: readonly { readonly atMs: number }[]): Replay {
  const [position, setPosition] = useState<number | null>(null);
  const [isStarted, setStarted] = useState(false);
  const [speed, setSpeed] = useState<ReplaySpeed>(1);
  const isPlaying = isStarted && position !== null && position < steps.length - 1;

  useEffect(() => {
    if (!isPlaying || position === null) return undefined;
    const timer = setTimeout(() => setPosition(position + 1), waitForNextMs(steps, position, speed) ?? 0);
    return () => clearTimeout(timer);
  }, [isPlaying, position, speed, steps]);

  const toggle = () => {
    // at the end, or live, it plays from the beginning
    if (!isPlaying && (position === null || position >= steps.length - 1)) setPosition(0);
    setStarted(!isPlaying);
  };
  const press = (move: ReplayMove) => {
    if (move === 'toggle') return toggle();
    setStarted(false);
    return setPosition(move === 'live' ? null : moveTo(move, position, steps.length));
  };
  const seek = (target: number) => setPosition(clampPosition(target, steps.length));
  return { position, isPlaying, speed, setSpeed, seek, press };
}
