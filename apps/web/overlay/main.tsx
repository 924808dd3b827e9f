import './styles/base.css';

import { createFeedClient } from '@pailei/live/feed-client';
import { parseOverlayParams, type OverlayLayout } from './params.ts';
import { startSession } from './session.ts';
import { paint, type Page } from './template.ts';
import styles from './canvas.module.css';
import type { OverlayView } from './view.ts';

type Layout = (view: OverlayView) => Page;

/** Each is loaded alone: those of a match draw its emblems, those of an event know its stages. */
const LAYOUTS: Readonly<Record<OverlayLayout, () => Promise<Layout>>> = {
  bar: () => import('./layouts/bar.ts').then((layout) => layout.bar),
  'lower-third': () => import('./layouts/lower-third.ts').then((layout) => layout.lowerThird),
  full: () => import('./layouts/full.ts').then((layout) => layout.full),
  bracket: () => import('./layouts/bracket.ts').then((layout) => layout.bracket),
  standings: () => import('./layouts/standings.ts').then((layout) => layout.standings),
};

const CANVAS_WIDTH = 1_920;

const params = parseOverlayParams(location.search);
document.documentElement.dataset['theme'] = params.theme;

const canvas = document.createElement('main');
canvas.className = styles.canvas ?? '';
document.getElementById('root')?.append(canvas);

function fit(): void {
  canvas.style.transform = `scale(${params.scale ?? innerWidth / CANVAS_WIDTH})`;
}

fit();
addEventListener('resize', fit);
const layout = await LAYOUTS[params.layout]();
await startSession(createFeedClient(), params, (view) => paint(canvas, layout(view)));
