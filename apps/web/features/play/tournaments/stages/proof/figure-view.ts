import { CRITERION_NAMES } from '@pailei/contracts/play/tournaments/tournament-names';
import { arithmeticOf } from '@pailei/domain/tournament/standings/proof/arithmetic';
import { explainFigure } from '@pailei/domain/tournament/standings/proof/explain-figure';
import { formatFraction, type Fraction } from '@pailei/domain/tournament/standings/fraction';
import type { Criterion, StandingsRow } from '@pailei/domain/tournament/standings/types';
import type { FigureProof, FigureTerm, OrderedTable } from '@pailei/domain/tournament/standings/proof/types';

import { exactText } from './exact-text.ts';

export type FigureLine = {
  readonly key: string;
  readonly round: string;
  readonly who: string;
  readonly result: string;
  readonly value: string;
  /** Raised, cut or halved; empty where it counts as it is. */
  readonly mark: string;
  readonly isCut: boolean;
};

/** One figure with all that it is made of, as texts. */
export type FigureView = {
  readonly name: string;
  readonly value: string;
  readonly hint: string;
  readonly arithmetic: string;
  readonly lines: readonly FigureLine[];
};

const HINTS: Readonly<Record<Criterion, string>> = {
  disqualification: '取消资格的选手排在最后，成绩仍计入对手的各项。',
  match_points: '胜 3 分、平 1 分、负 0 分；轮空计胜，缺席计负。',
  omw: '所遇对手胜率的平均值，每位最低按 33% 计；自己的轮空不算对手。',
  gw: '自己的局分除以可得局分，胜局 3 分、平局 1 分，最低按 33% 计。',
  ogw: '所遇对手局胜率的平均值，每位最低按 33% 计。',
  buchholz: '所遇对手积分之和。',
  buchholz_cut_1: '所遇对手积分之和，去掉最低的一个；没有对手的一轮先去掉。',
  median_buchholz: '所遇对手积分之和，去掉最低和最高的各一个；没有对手的一轮先去掉。',
  sonneborn_berger: '战胜的对手的积分，加战平的对手积分的一半。',
  head_to_head: '只算仍然同分者之间的场次，互相都交手过才比较。',
  match_wins: '获胜的场次，含轮空。',
  match_losses: '输掉的场次，含缺席；少者在前。',
  game_difference: '胜局减负局。',
  games_won: '赢下的局数，含轮空所计的局。',
  games_lost: '输掉的局数，少者在前。',
  win_rate: '赢下的局数除以打过的局数，不设下限。',
  opponents_win_rate: '所有对手合计的胜场除以合计的场次，不设下限。',
  losses_to_tied: '输给仍然同分者的场次，少者在前。',
  late_losses: '输掉的各轮轮次的平方和；输得越晚，值越大，名次越前。',
  league_points: '每场团队战的联赛积分之和，按赛事规定的胜、平、台、局计。',
  boards_won: '团队战中赢下的台数，含轮空所计的台。',
  lot: '各项都相同时，按开赛时抽好的签号，小者在前。',
};

export const RESULT_TEXTS: Readonly<Record<NonNullable<FigureTerm['result']>, string>> = {
  win: '胜',
  draw: '平',
  loss: '负',
  bye: '轮空',
  missed: '缺席',
  carried: '带入',
};

export function figureView(
  row: StandingsRow,
  table: OrderedTable,
  criterion: Criterion,
  nameOf: (id: string) => string,
): FigureView {
  const proof = explainFigure(row, table, criterion);
  return {
    name: CRITERION_NAMES[criterion],
    value: valueText(proof),
    hint: [HINTS[criterion], byesText(criterion, table), amongText(proof, nameOf)].filter(Boolean).join(''),
    arithmetic: proof.is_silent ? '' : arithmeticOf(proof),
    lines: proof.terms.map((term, index) => lineOf(term, index, nameOf)),
  };
}

function valueText({ value, is_silent, among, criterion }: FigureProof): string {
  if (is_silent) return '不比较';
  if (among?.length === 0) return '未用到';
  return criterion === 'lot' ? `第 ${exactText(value)} 号签` : exactText(value);
}

function byesText(criterion: Criterion, { rules }: OrderedTable): string {
  const isAboutByes = criterion === 'omw' || criterion === 'ogw' || criterion === 'opponents_win_rate';
  if (!isAboutByes) return '';
  return rules.byes_in_opponent_rates ? '对手的轮空计为一胜。' : '对手的轮空不计入。';
}

function amongText({ among, is_silent }: FigureProof, nameOf: (id: string) => string): string {
  if (!among) return '';
  if (among.length === 0) return '之前的各项已经分出名次。';
  const names = among.length <= 6 ? among.map(nameOf).join('、') : `${among.length} 人`;
  return is_silent ? `仍然同分的是${names}，其中有人没有交手过。` : `仍然同分的是${names}。`;
}

function lineOf(term: FigureTerm, index: number, nameOf: (id: string) => string): FigureLine {
  const { opponent_id, round, result, value, raised_from, is_cut, is_half } = term;
  const mark = raised_from ? `原为 ${shareText(raised_from)}，按最低计` : is_cut ? '去掉' : is_half ? '计一半' : '';
  return {
    key: `${index}-${opponent_id ?? result}`,
    round: round > 0 ? `第 ${round} 轮` : '',
    who: opponent_id === null ? '' : nameOf(opponent_id),
    result: result === null ? '' : RESULT_TEXTS[result],
    value: shareText(value),
    mark,
    isCut: is_cut ?? false,
  };
}

/** `16/24`; of nothing played, nothing. */
const shareText = (value: Fraction): string => (value.d === 0n ? '–' : formatFraction(value));
