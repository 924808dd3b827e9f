import { emblemOf } from '../../../../shared/ui/marks/emblems.ts';
import { box, DARK_COLORS, write, type Pen } from './pen.ts';
import { IMAGE_WIDTH, PADDING } from './share-image.layout.ts';
import type { ShareImageInput } from './share-image.input.ts';

const TOP = 56;
const PLATE = { width: 100, height: 140, radius: 11 } as const;
const EMBLEM = 64;
const TEXT_X = PADDING + PLATE.width + 32;
const TEXT_WIDTH = IMAGE_WIDTH - PADDING - TEXT_X;

export async function drawHeader(pen: Pen, input: ShareImageInput): Promise<void> {
  const { deck, identity, author } = input;
  await drawPlate(pen, input);
  const place = { x: TEXT_X, maxWidth: TEXT_WIDTH };
  write(pen, deck.name, { ...place, y: TOP + 36, size: 46, weight: 700, color: DARK_COLORS.text1 });
  write(pen, identity, { ...place, y: TOP + 86, size: 26, color: DARK_COLORS.text2 });
  write(pen, author, { ...place, y: TOP + 124, size: 24, color: DARK_COLORS.text3 });
}

async function drawPlate(pen: Pen, { deck, class_name, plate_color }: ShareImageInput): Promise<void> {
  box(pen, plate_color, { x: PADDING, y: TOP, ...PLATE });
  const [x, y] = [PADDING + PLATE.width / 2, TOP + PLATE.height / 2];
  const emblem = emblemOf(deck.class);
  if (emblem === undefined) {
    write(pen, class_name.slice(0, 1), { x, y, size: 52, weight: 700, color: '#fff', align: 'center' });
    return;
  }
  const image = await imageOf(emblem.replaceAll('currentColor', '#fff').replaceAll(/var\(--c,[^)]*\)/g, plate_color));
  pen.context.drawImage(image, x - EMBLEM / 2, y - EMBLEM / 2, EMBLEM, EMBLEM);
}

async function imageOf(svg: string): Promise<HTMLImageElement> {
  const image = new Image(EMBLEM, EMBLEM);
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}
