export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;
export type Place = { left: number; top: number };
type Size = { width: number; height: number };

const STEP = 8;
/** A control needs some air around it to be hit. */
const AIR = 4;

/**
 * Where in an area a card covers none of these controls: where it is now, else the first place from the top on the right,
 * then on the left. Where there is no such place, the one that covers least.
 */
export function freePlace(card: Size, area: Box, controls: readonly Box[], now?: Place): Place {
  const covered = ({ left, top }: Place) =>
    controls.reduce((sum, control) => sum + sharedArea(control, { left, top, ...endOf({ left, top }, card) }), 0);
  if (now && covered(now) === 0) return now;
  let best: Place = { left: area.right - card.width, top: area.top };
  let least = covered(best);
  for (const place of placesIn(card, area)) {
    if (least === 0) break;
    const cost = covered(place);
    if (cost < least) [best, least] = [place, cost];
  }
  return best;
}

function* placesIn({ width, height }: Size, area: Box): Generator<Place> {
  for (const left of new Set([area.right - width, area.left]))
    for (let top = area.top; top + height <= area.bottom; top += STEP) yield { left, top };
}

const endOf = ({ left, top }: Place, { width, height }: Size) => ({ right: left + width, bottom: top + height });

function sharedArea(control: Box, card: Box): number {
  const width = Math.min(control.right + AIR, card.right) - Math.max(control.left - AIR, card.left);
  const height = Math.min(control.bottom + AIR, card.bottom) - Math.max(control.top - AIR, card.top);
  return Math.max(0, width) * Math.max(0, height);
}
