import { useEffect, useEffectEvent, type RefObject } from 'react';

import { isUnderWay } from '../../../../../shared/match/series-state.ts';
import type { PlacedNode } from './bracket-layout.ts';
import { NODE_HEIGHT, NODE_WIDTH } from './bracket-places.ts';

type Wishes = {
  readonly nodes: readonly PlacedNode[];
  readonly zoom: number;
  /** Keeps the running matches in sight. */
  readonly followsLive: boolean;
  /** The node to bring into sight. */
  readonly sought: string | null;
};

/** Scrolls a frame to the node that is sought, or to the first match that is played; returns how to show another. */
export function useReveal(frame: RefObject<HTMLElement | null>, { nodes, zoom, followsLive, sought }: Wishes) {
  const show = (node: PlacedNode) => {
    const element = frame.current;
    if (!element) return;
    const left = (node.x + NODE_WIDTH / 2) * zoom - element.clientWidth / 2;
    const top = (node.y + NODE_HEIGHT / 2) * zoom - element.clientHeight / 2;
    element.scrollTo({ left, top, behavior: motion() });
  };
  const showKey = useEffectEvent((key: string) => {
    const node = nodes.find((one) => one.key === key);
    if (node) show(node);
  });
  useEffect(() => {
    if (sought !== null) showKey(sought);
  }, [sought]);
  const live = nodes.find(({ cell }) => cell.match !== null && isUnderWay(cell.match.status))?.key;
  useEffect(() => {
    if (followsLive && live !== undefined) showKey(live);
  }, [followsLive, live]);
  return show;
}

const motion = (): ScrollBehavior => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth');

/** A node outside the screen is drawn only once it has been scrolled to. */
export function focusWhenDrawn(frame: HTMLElement | null, key: string, tries = 60): void {
  const node = frame?.querySelector<HTMLElement>(`[data-node="${key}"]`);
  if (node) node.focus({ preventScroll: true });
  else if (tries > 0) requestAnimationFrame(() => focusWhenDrawn(frame, key, tries - 1));
}
