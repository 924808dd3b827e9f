import './styles/base.css';

import { createFeedClient } from '@pailei/live/feed-client';
import { LAYOUT_SUBJECTS, parseOverlayParams, type OverlayLayout } from './params.ts';
import { startSession } from './session.ts';
import { paint, type Page } from './template.ts';
import styles from './canvas.module.css';
import { EMPTY_VIEW, type OverlayView } from './view.ts';

/** `nowMs`: the server's clock; only what counts down reads it. */
type Layout = (view: OverlayView, nowMs: number) => Page;

/** Each is loaded alone: those of a match draw its emblems, those of an event know its stages, those of a battle its formats. */
const LAYOUTS: Readonly<Record<OverlayLayout, () => Promise<Layout>>> = {
  bar: () => import('./layouts/bar.ts').then((layout) => layout.bar),
  'lower-third': () => import('./layouts/lower-third.ts').then((layout) => layout.lowerThird),
  full: () => import('./layouts/full.ts').then((layout) => layout.full),
  bracket: () => import('./layouts/bracket.ts').then((layout) => layout.bracket),
  standings: () => import('./layouts/standings.ts').then((layout) => layout.standings),
  groups: () => import('./layouts/groups.ts').then((layout) => layout.groups),
  'battle-bar': () => import('./battles/battle-bar.ts').then((layout) => layout.battleBar),
  'line-up': () => import('./battles/line-up.ts').then((layout) => layout.lineUp),
  ring: () => import('./battles/ring.ts').then((layout) => layout.ring),
  boards: () => import('./battles/boards.ts').then((layout) => layout.boards),
  season: () => import('./seasons/season-race.ts').then((layout) => layout.seasonRace),
  'next-player': () => import('./battles/next-player.ts').then((layout) => layout.nextPlayer),
};

const CANVAS_WIDTH = 1_920;
const CLOCK_MS = 1_000;

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
const client = createFeedClient();
let view = EMPTY_VIEW;

function draw(): void {
  paint(canvas, layout(view, Date.now() + client.clockOffsetMs()));
}

await startSession(client, params, (next) => {
  view = next;
  draw();
});
document.dispatchEvent(new Event('begun'));
// a battle counts down to a naming or its start
if (LAYOUT_SUBJECTS[params.layout] === 'battle') setInterval(draw, CLOCK_MS);
