import { drawCards } from './draw-cards.ts';
import { drawFooter } from './draw-footer.ts';
import { drawHeader } from './draw-header.ts';
import { box, DARK_COLORS, type Pen } from './pen.ts';
import { FOOTER_HEIGHT, IMAGE_WIDTH, shareLayout } from './share-image.layout.ts';
import type { ShareImageInput } from './share-image.input.ts';

const ROPES = [0, 6, 12];

/** Draws a deck as a picture to be passed on: name, cards, curve, and its code for a phone's camera. */
export async function drawShareImage(input: ShareImageInput): Promise<Blob> {
  const { columns, height } = shareLayout(input.deck);
  const canvas = document.createElement('canvas');
  canvas.width = IMAGE_WIDTH;
  canvas.height = height;
  const pen = await penOf(canvas, input.product);
  box(pen, DARK_COLORS.canvas, { x: 0, y: 0, width: IMAGE_WIDTH, height });
  for (const y of ROPES) box(pen, DARK_COLORS.rope, { x: 0, y, width: IMAGE_WIDTH, height: 2 });
  await drawHeader(pen, input);
  drawCards(pen, columns);
  drawFooter(pen, input, height - FOOTER_HEIGHT);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}

/** The fonts are the page's; what of them it has not needed yet is loaded. */
async function penOf(canvas: HTMLCanvasElement, title: string): Promise<Pen> {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  const style = getComputedStyle(document.documentElement);
  const [font, song] = ['--pl-font-ui', '--pl-font-song'].map((name) => style.getPropertyValue(name));
  const pen = { context, font: font ?? '', song: song ?? '' };
  const weights = [400, 600, 700].map((weight) => document.fonts.load(`${weight} 26px ${pen.font}`, '0123456789×'));
  await Promise.all([...weights, document.fonts.load(`900 40px ${pen.song}`, title)]);
  return pen;
}
