export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;
export type Position = { left: number; top: number };
type Size = { width: number; height: number };

const STEP = 8;
/** A control needs a margin around it to be hit. */
const HIT_MARGIN = 4;

/**
 * Where in an area a card covers none of these controls: where it is now, else the first place from the top on the right,
 * then on the left. Where there is no such place, the one that covers least.
 */
export function toastPosition(card: Size, area: Box, controls: readonly Box[], now?: Position): Position {
  const covered = ({ left, top }: Position) =>
    controls.reduce((sum, control) => sum + sharedArea(control, { left, top, ...endOf({ left, top }, card) }), 0);
  if (now && covered(now) === 0) return now;
  let best: Position = { left: area.right - card.width, top: area.top };
  let least = covered(best);
  for (const position of positionsIn(card, area)) {
    if (least === 0) break;
    const cost = covered(position);
    if (cost < least) [best, least] = [position, cost];
  }
  return best;
}

function* positionsIn({ width, height }: Size, area: Box): Generator<Position> {
  for (const left of new Set([area.right - width, area.left]))
    for (let top = area.top; top + height <= area.bottom; top += STEP) yield { left, top };
}

const endOf = ({ left, top }: Position, { width, height }: Size) => ({ right: left + width, bottom: top + height });

function sharedArea(control: Box, card: Box): number {
  const width = Math.min(control.right + HIT_MARGIN, card.right) - Math.max(control.left - HIT_MARGIN, card.left);
  const height = Math.min(control.bottom + HIT_MARGIN, card.bottom) - Math.max(control.top - HIT_MARGIN, card.top);
  return Math.max(0, width) * Math.max(0, height);
}
