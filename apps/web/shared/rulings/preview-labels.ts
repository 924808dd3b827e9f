import type { EventEffects } from '@pailei/contracts/play/battles/battle-rulings.api';
import type { RulingPreview } from '@pailei/contracts/play/matches/ruling-preview';
import type { Side } from '@pailei/domain/series/sides';

import { battleEffectLines } from './battle-effect-lines.ts';
import type { PreviewLine } from './preview-line.ts';
import { stateMark } from '../match/series-state.ts';
import { formatDateTime } from '../ui/time/time.format.ts';

type Standing = RulingPreview['before'];
type Table = RulingPreview['opens'][number];

const MAX_STANDINGS = 6;

/** What a correction changes, the match itself first. */
export function previewLines(preview: RulingPreview, names: Record<Side, string>): PreviewLine[] {
  const { before, after, voided_games, battle } = preview;
  return [
    { label: '本场', text: `${standingText(before, names)} → ${standingText(after, names)}` },
    ...(voided_games.length > 0
      ? [{ label: '作废的局', text: voided_games.map((one) => `第 ${one} 局`).join('、') }]
      : []),
    ...eventLines(preview),
    ...(battle ? battleEffectLines(battle) : []),
    ...standingLines(preview),
    ...clockLines(preview),
    ...tableLines(preview),
  ];
}

/** What becomes of the matches of the event, and of its places. */
export function eventLines(effects: EventEffects): PreviewLine[] {
  const { withdrawn, opens, places } = effects;
  return [
    ...withdrawn.map((match) => ({
      label: '作废的场次',
      text: withdrawnText(match),
      isGrave: match.status !== 'scheduled',
    })),
    ...opens.map((match) => ({ label: '重新安排', text: tableText(match) })),
    ...reopened(effects),
    ...places.map(({ name, from, to }) => ({ label: '名次', text: `${name} ${placeText(from)} → ${placeText(to)}` })),
  ];
}

function standingText({ status, wins_a, wins_b, winner }: Standing, names: Record<Side, string>): string {
  const score = `${wins_a}:${wins_b}`;
  if (winner === null) return `${score} ${stateMark(status).label}`;
  return `${score} ${names[winner]} 胜`;
}

const tableText = ({ label, table, a_name, b_name }: Table) => `${label} 第 ${table} 桌，${a_name} 对 ${b_name}`;

function withdrawnText(match: RulingPreview['withdrawn'][number]): string {
  const { wins_a, wins_b, status } = match;
  return `${tableText(match)}，${stateMark(status).label} ${wins_a}:${wins_b}`;
}

function reopened({ reopens_match, reopens_stage, restarts_stages, reopens_event }: EventEffects): PreviewLine[] {
  const what = [
    reopens_match && '本场',
    reopens_stage && '本阶段',
    ...restarts_stages.map((stage) => `第 ${stage + 1} 阶段`),
    reopens_event && '整个赛事，名次待定',
  ].filter(Boolean);
  const isGrave = reopens_event || restarts_stages.length > 0;
  return what.length === 0 ? [] : [{ label: '重新进行', text: what.join('、'), isGrave }];
}

function placeText(place: readonly [number, number] | null): string {
  if (place === null) return '无名次';
  return place[0] === place[1] ? `第 ${place[0]} 名` : `第 ${place[0]}–${place[1]} 名`;
}

/** The table, of which the first lines are named. */
export function standingLines({ standings }: Pick<RulingPreview, 'standings'>): PreviewLine[] {
  const lines = standings.slice(0, MAX_STANDINGS).map(({ name, from, to }) => {
    const points = from.points === to.points ? '' : `，${from.points} → ${to.points} 分`;
    const ranks = from.rank === to.rank ? `第 ${to.rank}` : `第 ${from.rank} → ${to.rank}`;
    return { label: '名次', text: `${name} ${ranks}${points}` };
  });
  const rest = standings.length - lines.length;
  return rest > 0 ? [...lines, { label: '名次', text: `另有 ${rest} 人变动` }] : lines;
}

/** Where the deadline moves. */
function clockLines({ due_at }: RulingPreview): PreviewLine[] {
  if (!due_at) return [];
  const timeText = (due: string | null) => (due === null ? '停表' : formatDateTime(due));
  return [{ label: '计时', text: `${timeText(due_at.from)} → ${timeText(due_at.to)}` }];
}

/** How many tables the round waits for. */
function tableLines({ open_tables }: RulingPreview): PreviewLine[] {
  return open_tables ? [{ label: '挡住本轮', text: `${open_tables.from} → ${open_tables.to} 桌` }] : [];
}
