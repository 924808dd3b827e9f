import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import type { TournamentState } from '@pailei/domain/tournament/types';
import type { ReplayMove } from '../../../../shared/replay/replay.ts';
import { positionOf, stateAt, type FoldedLog, type StateAt } from '@pailei/contracts/play/event-log/folded-log';

/** Times faster than one event in half a second. */
export const EVENT_SPEEDS = [1, 16, 256] as const;

const EVENT_MS = 500;
/** No faster than this, so that the page can draw what it shows; a faster replay takes several events at once. */
const SHORTEST_TICK_MS = 62.5;
/** The address follows once the visitor rests. */
const ADDRESS_MS = 400;

export type EventReplay = {
  /** The number of events that have happened at the moment shown. */
  readonly position: number;
  readonly state: TournamentState;
  readonly isPlaying: boolean;
  readonly speed: number;
  readonly setSpeed: (speed: number) => void;
  readonly seek: (position: number) => void;
  readonly press: (move: ReplayMove) => void;
};

/** The moment of a log that the address names, and the clock that moves it on. */
export function useEventReplay(log: FoldedLog): EventReplay {
  const [search, setSearch] = useSearchParams();
  const last = log.events.length;
  /** Null: what the address names, however much of the log was read by now. */
  const [moved, setMoved] = useState<number | null>(null);
  const [isStarted, setStarted] = useState(false);
  const [speed, setSpeed] = useState<number>(EVENT_SPEEDS[1]);
  const position = Math.min(moved ?? positionOf(log, Number(search.get('at'))), last);
  const isPlaying = isStarted && position < last;
  const state = useStateAt(log, position);

  useEffect(() => {
    if (!isPlaying) return undefined;
    const tick = Math.max(SHORTEST_TICK_MS, EVENT_MS / speed);
    const timer = setTimeout(() => setMoved(Math.min(last, position + Math.round((tick * speed) / EVENT_MS))), tick);
    return () => clearTimeout(timer);
  }, [isPlaying, position, speed, last]);

  useEffect(() => {
    if (moved === null || isPlaying) return undefined;
    const at = String(log.firstVersion + moved);
    const write = () => setSearch((params) => withParam(params, 'at', at), { replace: true, preventScrollReset: true });
    const timer = setTimeout(write, ADDRESS_MS);
    return () => clearTimeout(timer);
  }, [moved, isPlaying, log.firstVersion, setSearch]);

  const seek = (target: number) => setMoved(Math.max(0, Math.min(target, last)));
  const press = (move: ReplayMove) => {
    if (move === 'toggle') {
      if (!isPlaying && position >= last) setMoved(0);
      return setStarted(!isPlaying);
    }
    setStarted(false);
    if (move === 'live') return setSearch((params) => withParam(params, 'at', null), { preventScrollReset: true });
    return seek(position + (move === 'back' ? -1 : 1));
  };
  return { position, state, isPlaying, speed, setSpeed, seek, press };
}

type Shown = StateAt & { readonly log: FoldedLog };

/** The state at a position, folded from the one shown before where that is nearer than a keyframe. */
function useStateAt(log: FoldedLog, position: number): TournamentState {
  const [shown, setShown] = useState<Shown | null>(null);
  if (shown?.log === log && shown.position === position) return shown.state;
  const isSameHistory = shown?.log.epoch === log.epoch && shown.log.firstVersion === log.firstVersion;
  const state = stateAt(log, position, isSameHistory ? shown : undefined);
  setShown({ log, position, state });
  return state;
}

export function withParam(params: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const next = new URLSearchParams(params);
  if (value === null) next.delete(name);
  else next.set(name, value);
  return next;
}
