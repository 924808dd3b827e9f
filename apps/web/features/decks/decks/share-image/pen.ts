import { fitText } from './share-image.layout.ts';

/** The image is always dark, whatever the theme of the page. */
export const DARK_COLORS = {
  canvas: '#100d0d',
  line: 'rgba(255,232,220,.12)',
  text1: '#f4eee8',
  text2: '#bdb3ac',
  text3: '#9a8f89',
  rope: '#ff5b36',
  gold: '#e0bf7f',
  blue: '#4b9ade',
  mana: '#7db5e8',
} as const;

/** `font` and `song`: font families for the canvas. */
export type Pen = { context: CanvasRenderingContext2D; font: string; song: string };

/** `y` is the middle of the line. */
export type TextPlace = {
  x: number;
  y: number;
  size: number;
  color: string;
  weight?: number;
  align?: CanvasTextAlign;
  family?: string;
  /** Longer texts are cut with an ellipsis. */
  maxWidth?: number;
};

export function write({ context, font }: Pen, text: string, place: TextPlace): void {
  const { x, y, size, color, weight = 400, align = 'left', family = font, maxWidth } = place;
  context.font = `${weight} ${size}px ${family}`;
  context.fillStyle = color;
  context.textAlign = align;
  context.textBaseline = 'middle';
  const widthOf = (part: string) => context.measureText(part).width;
  context.fillText(maxWidth === undefined ? text : fitText(text, maxWidth, widthOf), x, y);
}

/** A filled box; `radius` rounds its corners. */
export function box(
  { context }: Pen,
  color: string,
  at: { x: number; y: number; width: number; height: number; radius?: number },
): void {
  context.fillStyle = color;
  context.beginPath();
  context.roundRect(at.x, at.y, at.width, at.height, at.radius ?? 0);
  context.fill();
}
