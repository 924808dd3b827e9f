import { createFeedClient } from '@pailei/live/feed-client';
import { bar } from './layouts/bar.ts';
import { bracket } from './layouts/bracket.ts';
import { full } from './layouts/full.ts';
import { lowerThird } from './layouts/lower-third.ts';
import { standings } from './layouts/standings.ts';
import { parseOverlayParams, type OverlayLayout } from './params.ts';
import { startSession } from './session.ts';
import { paint, type Page } from './template.ts';
import type { OverlayView } from './view.ts';
import './styles/overlay.css';

const LAYOUTS: Readonly<Record<OverlayLayout, (view: OverlayView) => Page>> = {
  bar,
  'lower-third': lowerThird,
  full,
  bracket,
  standings,
};

const CANVAS_WIDTH = 1_920;

const params = parseOverlayParams(location.search);
document.documentElement.dataset['theme'] = params.theme;

const canvas = document.createElement('div');
canvas.className = params.theme === 'dark' ? 'ov pl-stage' : 'ov';
document.getElementById('root')?.append(canvas);

function fit(): void {
  canvas.style.transform = `scale(${params.scale ?? innerWidth / CANVAS_WIDTH})`;
}

fit();
addEventListener('resize', fit);
startSession(createFeedClient(), params, (view) => paint(canvas, LAYOUTS[params.layout](view)));
