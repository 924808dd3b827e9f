import type { Deck } from '@pailei/contracts/decks/decks/decks.api';
import { encode } from 'uqr';

import { curveColumns } from '../../../../shared/decks/deck-statistics.ts';
import { box, DARK_COLORS, write, type Pen } from './pen.ts';
import { IMAGE_WIDTH, PADDING } from './share-image.layout.ts';
import type { ShareImageInput } from './share-image.input.ts';

const QR_SIZE = 208;
/** Light modules around the code, as its readers need (ISO/IEC 18004). */
const QUIET_ZONE = 4;
const CURVE = { width: 400, bars: 124, gap: 8 } as const;
const GAP_ABOVE = 40;

export function drawFooter(pen: Pen, { deck, product, host }: ShareImageInput, top: number): void {
  const y = top + GAP_ABOVE;
  const x = PADDING + QR_SIZE + 32;
  drawQr(pen, deck.code, { x: PADDING, y });
  write(pen, product, { x, y: y + 36, size: 40, weight: 900, color: DARK_COLORS.text1, family: pen.song });
  write(pen, '扫码得到卡组码', { x, y: y + 90, size: 24, color: DARK_COLORS.text2 });
  write(pen, host, { x, y: y + 130, size: 22, color: DARK_COLORS.text3, maxWidth: 300 });
  drawCurve(pen, deck.cards, y);
}

function drawQr(pen: Pen, code: string, { x, y }: { x: number; y: number }): void {
  const { data, size } = encode(code, { ecc: 'M', border: QUIET_ZONE });
  const dot = Math.max(1, Math.floor(QR_SIZE / size));
  const inset = Math.floor((QR_SIZE - dot * size) / 2);
  box(pen, '#fff', { x, y, width: QR_SIZE, height: QR_SIZE });
  pen.context.fillStyle = '#000';
  for (const [row, cells] of data.entries()) {
    for (const [column, isDark] of cells.entries()) {
      if (isDark) pen.context.fillRect(x + inset + column * dot, y + inset + row * dot, dot, dot);
    }
  }
}

function drawCurve(pen: Pen, cards: Deck['cards'], top: number): void {
  const columns = curveColumns(cards).map(({ label, minions, others }) => ({ label, count: minions + others }));
  const most = Math.max(1, ...columns.map(({ count }) => count));
  const width = (CURVE.width - CURVE.gap * (columns.length - 1)) / columns.length;
  const foot = top + 28 + CURVE.bars;
  for (const [index, { label, count }] of columns.entries()) {
    const left = IMAGE_WIDTH - PADDING - CURVE.width + index * (width + CURVE.gap);
    const [x, height] = [left + width / 2, (count / most) * CURVE.bars];
    box(pen, DARK_COLORS.blue, { x: left, y: foot - height, width, height });
    const textStyle = { x, size: 20, align: 'center' } as const;
    if (count > 0)
      write(pen, `${count}`, { ...textStyle, y: foot - height - 14, weight: 600, color: DARK_COLORS.text1 });
    write(pen, label, { ...textStyle, y: foot + 20, color: DARK_COLORS.text3 });
  }
}
