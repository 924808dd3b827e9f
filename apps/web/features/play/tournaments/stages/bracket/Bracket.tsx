import type { TournamentState } from '@pailei/domain/tournament/types';
import { useRef, type KeyboardEvent } from 'react';

import { cx } from '../../../../../shared/ui/layout/cx.ts';
import styles from './Bracket.module.css';
import type { BracketLayout } from './bracket-layout.ts';
import { walk } from './bracket-walk.ts';
import { BracketCanvas } from './BracketCanvas.tsx';
import { useFrame, withinZoom } from './useFrame.ts';
import { focusWhenDrawn, useReveal } from './useReveal.ts';
import { useVisibleRect } from './useVisibleRect.ts';

export type BracketProps = {
  tournament: TournamentState;
  layout: BracketLayout;
  myId: string | null;
  zoom: number;
  onZoom: (zoom: number) => void;
  followsLive: boolean;
  /** The node to bring into sight. */
  sought: string | null;
};

const ZOOM_KEYS: Readonly<Record<string, number>> = { '+': 1.25, '=': 1.25, '-': 0.8 };

/** The tree in a frame that moves and zooms; arrow keys walk along its matches. */
export function Bracket({ tournament, layout, myId, zoom, onZoom, followsLive, sought }: BracketProps) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const rect = useVisibleRect(canvas, zoom);
  useFrame(frame, zoom, onZoom);
  const show = useReveal(frame, { nodes: layout.nodes, zoom, followsLive, sought });

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const factor = event.key === '0' ? 1 / zoom : ZOOM_KEYS[event.key];
    if (factor !== undefined && !event.ctrlKey && !event.metaKey) return onZoom(withinZoom(zoom * factor));
    const from = (event.target as HTMLElement).closest<HTMLElement>('[data-node]')?.dataset['node'];
    const next = from === undefined ? undefined : walk(layout, from, event.key);
    if (!next) return undefined;
    event.preventDefault();
    show(next);
    return focusWhenDrawn(frame.current, next.key);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its keys are those of a map: arrows walk, + and - zoom
    <div
      ref={frame}
      className={cx(styles['frame'], 'relative -mx-1.5 overflow-auto px-1.5 pb-3 max-tablet:-mx-4 max-tablet:px-4')}
      role="region"
      aria-label="对阵图"
      aria-keyshortcuts="+ - 0"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a frame that scrolls must be reachable by keyboard
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      <div ref={canvas} className="relative mx-auto" style={{ width: layout.width, height: layout.height, zoom }}>
        <BracketCanvas tournament={tournament} layout={layout} myId={myId} rect={rect} />
      </div>
    </div>
  );
}
