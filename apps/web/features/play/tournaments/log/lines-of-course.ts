import { adjustmentText } from '@pailei/contracts/play/stages/pairing/adjustment-texts';
import { RULING_KIND_NAMES } from '@pailei/contracts/play/matches/series-names';
import { matchRoundLabel, matchTableLabel } from '@pailei/contracts/play/tournaments/round-labels';
import { STAGE_TEXTS } from '@pailei/contracts/play/stages/stage-type-texts';
import { stageNumber } from '@pailei/contracts/play/stages/stage-texts';
import { findMatch } from '@pailei/domain/tournament/state-parts';
import type { OpenedMatch, UndoneStep } from '@pailei/domain/tournament/events';
import type { TournamentState } from '@pailei/domain/tournament/types';

import { nameOf } from '../../../../shared/tournaments/people.ts';
import { timeText } from '../../../../shared/ui/time/day-text.ts';
import type { LineTexts } from './log-line.ts';
import { sidesOf } from './lines-of-matches.ts';
import { outageText } from '../../../../shared/ui/time/credit-text.ts';

type CourseEvent =
  | 'registration_opened'
  | 'check_in_opened'
  | 'check_in_extended'
  | 'waitlist_fill_started'
  | 'time_credited'
  | 'tournament_started'
  | 'stage_started'
  | 'round_started'
  | 'round_taken_back'
  | 'stage_taken_back'
  | 'step_undone'
  | 'bracket_matches_opened'
  | 'bracket_walkovers_given'
  | 'round_finished'
  | 'stage_finished'
  | 'tournament_finished'
  | 'tournament_cancelled';
type CorrectedCourse =
  | 'stage_reopened'
  | 'stages_withdrawn'
  | 'tournament_reopened'
  | 'ranking_corrected'
  | 'placements_corrected';

/** Of those who share the first place. */
const NAMED_AT_MOST = 4;

export const COURSE_LINES: LineTexts<CourseEvent> = {
  registration_opened: () => ({ kind: 'course', text: '开放报名' }),
  check_in_opened: ({ due_at }) => ({ kind: 'course', text: `开放签到，${timeText(due_at)} 截止` }),
  check_in_extended: ({ due_at, reason }) => ({
    kind: 'course',
    text: `签到延长到 ${timeText(due_at)}，原因：${reason}`,
  }),
  waitlist_fill_started: () => ({ kind: 'course', text: '候补开始补位，没有签到的选手不再保留名额' }),
  time_credited: (credit) => ({
    kind: 'course',
    text: outageText(credit) ?? `维护期间停表，时限顺延 ${Math.ceil(credit.lost_ms / 1_000)} 秒`,
  }),
  tournament_started: ({ entrants, absent }) => ({
    kind: 'course',
    text: `开赛，${entrants.length} 人上场${absent.length > 0 ? `，${absent.length} 人缺席` : ''}，规则存档`,
    participants: [...entrants.map(({ participant_id }) => participant_id), ...absent],
  }),
  stage_started: ({ stage, entrants }, { after }) => ({
    kind: 'course',
    text: `${stageName(after, stage)}开始，${entrants.length} 人`,
    participants: entrants,
  }),
  round_started: ({ stage, round, matches, bye, adjustments = [] }, { after }) => ({
    kind: 'course',
    text: [
      `${roundName(after, stage, round)}开始，${matches.length} 场${bye === null ? '' : `，${nameOf(after, bye)} 轮空`}`,
      ...adjustments.map((one) => `人工调整：${adjustmentText(one, (id) => nameOf(after, id))}`),
    ].join('；'),
    participants: [...sidesIn(matches), ...(bye === null ? [] : [bye])],
  }),
  round_taken_back: ({ stage, round, reason }, { before, after }) => ({
    kind: 'course',
    text: `裁判撤回${roundName(before ?? after, stage, round)}：${reason}`,
  }),
  stage_taken_back: ({ stage, match_ids }, { before }) => ({
    kind: 'course',
    text: `${stageName(before, stage)}的开始已撤回，${match_ids.length} 场不再算数，由裁判手动开始`,
    participants: sidesOf(before, match_ids),
  }),
  step_undone: ({ step, by }, { before }) => ({
    kind: 'correction',
    text: `${by.name} 撤销${undoneText(before, step)}`,
    ...(step.kind === 'ruling' && { participants: sidesOf(before, [step.match_id]) }),
  }),
  bracket_matches_opened: ({ stage, matches }, { after }) => ({
    kind: 'course',
    text: `${[...new Set(matches.map(({ round, node }) => matchRoundLabel(after, { stage, round, node })))].join('、')}开放 ${matches.length} 场`,
    participants: sidesIn(matches),
  }),
  bracket_walkovers_given: ({ walkovers }) => ({
    kind: 'course',
    text: `${walkovers.length} 场因有人退出不用进行`,
    participants: walkovers.flatMap(({ a, b }) => [a, b]),
  }),
  round_finished: ({ stage, round }, { after }) => ({ kind: 'course', text: `${roundName(after, stage, round)}结束` }),
  stage_finished: ({ stage }, { after }) => ({ kind: 'course', text: `${stageName(after, stage)}结束` }),
  tournament_finished: ({ placements }, { after }) => {
    const firsts = placements
      .filter(({ place }) => place === 1)
      .map(({ participant_id }) => nameOf(after, participant_id));
    const [first, ...others] = firsts;
    if (first === undefined) return { kind: 'course', text: '赛事结束' };
    const shared = firsts.length > NAMED_AT_MOST ? `${firsts.length} 人` : `${firsts.join('、')} `;
    const text = others.length === 0 ? `冠军 ${first}` : `没有冠军，${shared}并列第 1 名`;
    return { kind: 'course', text: `赛事结束，${text}` };
  },
  tournament_cancelled: ({ reason }) => ({ kind: 'course', text: `赛事取消，原因：${reason}` }),
};

export const CORRECTED_COURSE_LINES: LineTexts<CorrectedCourse> = {
  stage_reopened: ({ stage }, { after }) => ({ kind: 'correction', text: `${stageName(after, stage)}继续进行` }),
  stages_withdrawn: ({ stage, match_ids }, { before }) => ({
    kind: 'correction',
    text: `${stageName(before, stage)}作废，重新开始，${match_ids.length} 场不再算数`,
    participants: sidesOf(before, match_ids),
  }),
  tournament_reopened: () => ({ kind: 'correction', text: '赛事继续进行，名次待定' }),
  ranking_corrected: ({ stage }, { after }) => ({ kind: 'correction', text: `${stageName(after, stage)}的名次已更正` }),
  placements_corrected: () => ({ kind: 'correction', text: '赛事的名次已更正' }),
};

function undoneText(state: TournamentState, step: UndoneStep): string {
  if (step.kind === 'round_start') return `${roundName(state, step.stage, step.round)}的开始`;
  if (step.kind === 'stage_start') return `${stageName(state, step.stage)}的开始`;
  const match = findMatch(state, step.match_id);
  return `${match ? matchTableLabel(state, match) : '一场'}的裁定“${RULING_KIND_NAMES[step.ruling]}”`;
}

/** `瑞士轮`, or `第 2 阶段` where the event has several of that type. */
function stageName({ settings: { stages } }: TournamentState, index: number): string {
  const stage = stages[index];
  return stage ? (stageNumber(stages, index) ?? STAGE_TEXTS[stage.type].name) : '';
}

const roundName = (state: TournamentState, stage: number, round: number) =>
  matchRoundLabel(state, { stage, round, node: null });

const sidesIn = (matches: readonly OpenedMatch[]) => matches.flatMap(({ a, b }) => [a, b]);
