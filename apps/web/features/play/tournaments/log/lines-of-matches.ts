import { matchTableLabel } from '@pailei/contracts/play/tournaments/round-labels';
import { findMatch } from '@pailei/domain/tournament/state-parts';
import type { MatchSummary } from '@pailei/domain/tournament/stages/stage-base';
import type { TournamentState } from '@pailei/domain/tournament/types';

import { nameOf } from '../../../../shared/tournaments/people.ts';
import type { Around, LineTexts, LogText } from './log-line.ts';

type MatchEvent = 'match_progressed' | 'match_finished' | 'match_reopened' | 'bracket_matches_withdrawn';

export const MATCH_LINES: LineTexts<MatchEvent | 'featured_match_changed'> = {
  match_progressed: ({ match_id }, around) =>
    ofMatch(match_id, around, 'progress', (match) => scoreText(match, around)),
  match_finished: ({ match_id }, around) => {
    const earlier = findMatch(around.before, match_id);
    const isCorrection = earlier !== undefined && earlier.result !== null;
    return ofMatch(match_id, around, isCorrection ? 'correction' : 'result', (match) =>
      isCorrection
        ? `更正为 ${resultText(match, around)}，原为 ${resultText(earlier, around)}`
        : resultText(match, around),
    );
  },
  match_reopened: ({ match_id }, around) =>
    ofMatch(match_id, around, 'correction', () => {
      const earlier = findMatch(around.before, match_id);
      return earlier?.result ? `重新打开，原为 ${resultText(earlier, around)}` : '重新打开';
    }),
  bracket_matches_withdrawn: ({ match_ids }, { before }) => ({
    kind: 'correction',
    text: `${match_ids.length} 场作废，对阵重新安排`,
    participants: sidesOf(before, match_ids),
  }),
  featured_match_changed: ({ match_id }, around) =>
    match_id === null
      ? { kind: 'course', text: '不再有焦点场次' }
      : ofMatch(match_id, around, 'course', (match) => `${namesText(match, around)}，设为焦点场次`),
};

/** Both sides of these matches. */
export function sidesOf(state: TournamentState, matchIds: readonly string[]): string[] {
  return matchIds.flatMap((id) => findMatch(state, id) ?? []).flatMap(({ a, b }) => [a, b]);
}

function ofMatch(
  matchId: string,
  { before, after }: Around,
  kind: LogText['kind'],
  text: (match: MatchSummary) => string,
): LogText {
  const [state, match] =
    [after, before].map((at) => [at, findMatch(at, matchId)] as const).find(([, found]) => found) ?? [];
  if (!state || !match) return { kind, text: '一场已作废的场次有变化' };
  return { kind, text: `${matchTableLabel(state, match)}：${text(match)}`, participants: [match.a, match.b] };
}

const namesText = ({ a, b }: MatchSummary, { after }: Around) => `${nameOf(after, a)} 对 ${nameOf(after, b)}`;

function scoreText(match: MatchSummary, { after }: Around): string {
  return `${nameOf(after, match.a)} ${match.wins_a}:${match.wins_b} ${nameOf(after, match.b)}`;
}

/** The score and what it decides: `甲 2:1 乙，甲 胜`. */
function resultText(match: MatchSummary, around: Around): string {
  const { result, status } = match;
  const score = scoreText(match, around);
  if (result === 'draw') return `${score}，平局`;
  if (result === 'double_loss') return `${score}，双方判负`;
  const winner = nameOf(around.after, result === 'a' ? match.a : match.b);
  return `${score}，${winner} ${status === 'forfeited' ? '因弃权取胜' : '胜'}`;
}
