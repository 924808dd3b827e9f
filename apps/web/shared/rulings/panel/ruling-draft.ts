import type { BodyInput } from '@pailei/contracts/http/endpoint';
import type { matchesApi } from '@pailei/contracts/play/matches/matches.api';
import type { PreviewedRuling as RulingType } from '@pailei/contracts/play/matches/preview-query';
import type { RulingPreview } from '@pailei/contracts/play/matches/ruling-preview';
import { hasOpenObjection } from '@pailei/domain/series/cases';
import { isSeriesOver } from '@pailei/domain/series/series-over';
import { nextGameNumber, otherSide, runningGame } from '@pailei/domain/series/decide/legal';
import { winnersOf } from '@pailei/domain/series/decide/decide-score';
import { winsNeeded } from '@pailei/domain/series/settings';
import type { BySide, Side } from '@pailei/domain/series/sides';
import type { GameResult, SeriesState } from '@pailei/domain/series/types';

import type { PreviewedRuling } from '../../match/commands.api.ts';

/** What a referee is about to decide, as far as it is chosen. */
export type RulingDraft = {
  readonly type: RulingType;
  readonly side: Side | null;
  readonly game: number | null;
  readonly result: GameResult | null;
  readonly score: BySide<number>;
  /** The winner of each game of a corrected score; null: as the score alone says. */
  readonly games: readonly Side[] | null;
  readonly minutes: number;
};

export type RulingGroup = { readonly label: string; readonly types: readonly RulingType[] };

export const mayCorrectScore = ({ status }: Pick<SeriesState, 'status'>): boolean =>
  status === 'finished' || status === 'forfeited';

/** Everything that the rules of play let a referee do with this match now. The server checks the same rules. */
export function possibleRulings(series: SeriesState): readonly RulingGroup[] {
  const { status, games, rulings, due_at } = series;
  const isOver = isSeriesOver(status);
  const isGoing = !isOver && status !== 'paused';
  const mayRevise = isGoing || status === 'finished';
  const possible: Readonly<Record<RulingType, boolean>> = {
    rule_game: isGoing && runningGame(series) !== null,
    award_result: isGoing,
    uphold_game: mayRevise && games.some(hasOpenObjection),
    correct_game: mayRevise && games.some((game) => game.status === 'finished' && game.winner !== null),
    void_game: mayRevise && games.some((game) => game.status !== 'voided' && game.status !== 'abandoned'),
    correct_score: mayCorrectScore(series),
    caution: status !== 'cancelled',
    warn: status !== 'cancelled',
    give_game_loss: isGoing,
    give_match_loss: !isOver,
    disqualify: !isOver,
    pause: isGoing && status !== 'scheduled',
    resume: status === 'paused',
    extend: isGoing && due_at !== null,
    reopen: status === 'forfeited',
    cancel: !isOver,
    undo_ruling: (rulings.at(-1)?.kind ?? 'undone') !== 'undone',
  };
  const groups = GROUPS.map(({ label, types }) => ({ label, types: types.filter((type) => possible[type]) }));
  return groups.filter(({ types }) => types.length > 0);
}

const GROUPS: readonly RulingGroup[] = [
  {
    label: '结果',
    types: [
      'rule_game',
      'award_result',
      'correct_score',
      'uphold_game',
      'correct_game',
      'void_game',
      'reopen',
      'cancel',
      'undo_ruling',
    ],
  },
  { label: '判罚', types: ['caution', 'warn', 'give_game_loss', 'give_match_loss', 'disqualify'] },
  { label: '计时', types: ['pause', 'resume', 'extend'] },
];

const NONE = { side: null, game: null, result: null, score: { a: 0, b: 0 }, games: null, minutes: 5 } as const;

/** A ruling of this kind with what is plain already. */
export function draftOf(series: SeriesState, type: RulingType, change: Partial<RulingDraft> = {}): RulingDraft {
  const { a, b } = series.sides;
  return { ...NONE, type, game: usualGame(series, type), score: { a: a.wins, b: b.wins }, ...change };
}

function usualGame(series: SeriesState, type: RulingType): number | null {
  const running = runningGame(series)?.number;
  const last = series.games.findLast(({ status }) => status === 'finished')?.number ?? null;
  switch (type) {
    case 'rule_game':
      return running ?? null;
    case 'give_game_loss':
      return running ?? nextGameNumber(series);
    case 'uphold_game':
      return series.games.find(hasOpenObjection)?.number ?? null;
    case 'void_game':
      return running ?? last;
    default:
      return last;
  }
}

/** The ruling that a link asks for, where the rules allow it now. */
export function linkedDraft(series: SeriesState, asked: string | null): RulingDraft | null {
  const type = possibleRulings(series)
    .flatMap(({ types }) => types)
    .find((one) => one === asked);
  return type === undefined ? null : draftOf(series, type);
}

/** The rulings that are nearest, for the keys 1 to 4. */
export function quickRulings(series: SeriesState): readonly RulingDraft[] {
  if (series.status === 'paused') return [draftOf(series, 'resume')];
  const objection = series.games.find(hasOpenObjection);
  if (runningGame(series) && !isSeriesOver(series.status))
    return [
      ...(['a', 'b', 'draw'] as const).map((result) => draftOf(series, 'rule_game', { result })),
      draftOf(series, 'award_result'),
    ];
  if (objection?.winner === 'a' || objection?.winner === 'b')
    return [
      draftOf(series, 'uphold_game'),
      draftOf(series, 'correct_game', { game: objection.number, result: otherSide(objection.winner) }),
      draftOf(series, 'void_game', { game: objection.number }),
    ];
  if (isSeriesOver(series.status)) return series.status === 'finished' ? [draftOf(series, 'correct_score')] : [];
  return [
    draftOf(series, 'give_game_loss', { side: 'a' }),
    draftOf(series, 'give_game_loss', { side: 'b' }),
    draftOf(series, 'award_result'),
  ];
}

/** The ruling that is chosen; null while something of it is missing. */
export const commandOf = (series: SeriesState, draft: RulingDraft): PreviewedRuling | null =>
  COMMANDS[draft.type](draft, series);

type Command = (draft: RulingDraft, series: SeriesState) => PreviewedRuling | null;

const plain: Command = ({ type }) => ({ type });
const ofSide: Command = ({ type, side }) => (side === null ? null : { type, side });
const ofGame: Command = ({ type, game }) => (game === null ? null : { type, game_number: game });

const COMMANDS: Readonly<Record<RulingType, Command>> = {
  rule_game: ({ type, game, result }) =>
    game !== null && result !== null ? { type, game_number: game, result } : null,
  correct_game: ({ type, game, result }) =>
    game !== null && result !== null && result !== 'draw' ? { type, game_number: game, result } : null,
  uphold_game: ofGame,
  void_game: ofGame,
  award_result({ type, score }, { settings }) {
    const needed = winsNeeded(settings.best_of);
    const isDecided = (score.a === needed) !== (score.b === needed);
    return isDecided ? { type, score_a: score.a, score_b: score.b } : null;
  },
  correct_score({ type, score, games }, series) {
    const winners = winnersOf(series, score);
    const { a, b } = series.sides;
    const isSame = series.status === 'finished' && score.a === a.wins && score.b === b.wins && games === null;
    if (winners.length === 0 || isSame) return null;
    return { type, score_a: score.a, score_b: score.b, ...(games && { games: games.join('') }) };
  },
  caution: ofSide,
  warn: ofSide,
  give_match_loss: ofSide,
  disqualify: ofSide,
  give_game_loss: ({ type, side, game }) => (side === null || game === null ? null : { type, side, game_number: game }),
  extend: ({ type, minutes }, { due_at }) => (due_at === null ? null : { type, due_at, seconds: minutes * 60 }),
  pause: plain,
  resume: plain,
  reopen: plain,
  cancel: plain,
  undo_ruling: plain,
};

/** What a confirmation holds on to, where others depend on the match. */
const CONFIRMED: readonly RulingType[] = ['correct_game', 'correct_score', 'void_game', 'reopen', 'undo_ruling'];

/** The ruling as it is sent: with its reason, and with what was seen. */
export function bodyOf(
  { score_a, score_b, games, restart_stages, ...command }: PreviewedRuling,
  reason: string,
  preview: RulingPreview,
): BodyInput<typeof matchesApi.rule> {
  const isScore = command.type === 'award_result' || command.type === 'correct_score';
  const score = isScore ? { score: { a: score_a, b: score_b }, ...(games && { games: games.split('') }) } : {};
  const confirmed = CONFIRMED.includes(command.type)
    ? { seen: preview.seen, force: preview.withdrawn.length > 0, restart_stages: restart_stages === 'true' }
    : {};
  return { ...command, ...score, ...confirmed, reason } as BodyInput<typeof matchesApi.rule>;
}
