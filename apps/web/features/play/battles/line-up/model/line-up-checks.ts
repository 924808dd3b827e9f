import { BATTLE_ACCESS_ERRORS, BATTLE_ERRORS } from '@pailei/contracts/play/battles/battle-errors';
import { checkLineUp } from '@pailei/domain/battles/line-up/check-line-up';
import type { BattleSettings } from '@pailei/domain/battles/settings';
import type { LineUpViolation } from '@pailei/domain/battles/violations';
import type { TeamRoster } from '@pailei/domain/battles/line-up/types';
import { MAX_FREE_DECKS, requiredDecks } from '@pailei/domain/series/settings';

import { hasPool, lineUpOf, type EditedLineUp, type OptionMember } from './edited-line-up.ts';

/** What is wrong with a line-up; `account_id` null: it concerns nobody alone. */
export type LineUpProblem = {
  readonly code: LineUpViolation['violation'] | 'illegal_deck';
  readonly account_id: string | null;
  readonly text: string;
};

/** What the server asks of a line-up when it is locked: the same rules, and decks that are legal today. */
export function lineUpProblems(
  edited: EditedLineUp,
  settings: BattleSettings,
  members: readonly OptionMember[],
): readonly LineUpProblem[] {
  const roster: TeamRoster = {
    members: members.map((member) => ({ ...member, decks: [] })),
    locked_at: null,
    draft: null,
    last_used: null,
    pool: [],
  };
  const byRules = checkLineUp(settings, roster, lineUpOf(edited, settings, members)).map((found): LineUpProblem => {
    const { violation, account_id } = found;
    return {
      code: violation,
      account_id: typeof account_id === 'string' ? account_id : null,
      text: BATTLE_ERRORS[violation][1],
    };
  });
  return [...byRules, ...illegalDecks(edited, settings, members)];
}

function illegalDecks(
  edited: EditedLineUp,
  settings: BattleSettings,
  members: readonly OptionMember[],
): readonly LineUpProblem[] {
  const illegal = new Set(members.flatMap(({ decks }) => decks.filter((deck) => !deck.is_legal).map(({ id }) => id)));
  const isIllegal = (id: string | null) => id !== null && illegal.has(id);
  const [, text] = BATTLE_ACCESS_ERRORS.illegal_deck;
  if (hasPool(settings)) return edited.pool.some(isIllegal) ? [{ code: 'illegal_deck', account_id: null, text }] : [];
  return [...edited.players, ...edited.bench]
    .filter((id) => (edited.decks[id] ?? []).some(isIllegal))
    .map((account_id) => ({ code: 'illegal_deck', account_id, text }));
}

/** One line of the list beside the line-up. */
export type LineUpCheck = { readonly label: string; readonly note: string; readonly is_ok: boolean };

const COUNTS: readonly LineUpProblem['code'][] = ['wrong_player_count', 'too_many_advisers'];
const DECKS: readonly LineUpProblem['code'][] = ['wrong_deck_count', 'illegal_deck'];
const CLASSES: readonly LineUpProblem['code'][] = ['duplicate_class', 'class_taken', 'class_mismatch'];

function deckCountText(settings: BattleSettings): string {
  const { series } = settings;
  const count = requiredDecks(series);
  const each = series.format === 'free' ? `${count}–${MAX_FREE_DECKS} 副` : `${count} 副`;
  return hasPool(settings) ? `全队卡组池 ${each}，都合法` : `每人 ${each}卡组，都合法`;
}

function classRule(settings: BattleSettings): string | null {
  const { series, distinct_classes } = settings;
  if (series.format === 'specialist') return '每人的卡组是同一职业';
  if (hasPool(settings)) return '卡组池的职业不重复';
  if (distinct_classes === 'team') return '全队的职业不重复';
  return distinct_classes === 'player' || series.format !== 'free' ? '每人的职业不重复' : null;
}

/** What has been looked at, and how it stands, for a captain to read at a glance. */
export function lineUpChecks(
  edited: EditedLineUp,
  settings: BattleSettings,
  members: readonly OptionMember[],
): readonly LineUpCheck[] {
  const problems = lineUpProblems(edited, settings, members);
  const { size } = settings.format;
  const names = new Map(members.map(({ account_id, name }) => [account_id, name]));
  const check = (label: string, isOf: (problem: LineUpProblem) => boolean, note = '必须'): LineUpCheck => {
    const found = problems.filter(isOf);
    const concerned = [...new Set(found.flatMap(({ account_id }) => names.get(account_id ?? '') ?? []))];
    return { label, note: concerned.length > 0 ? concerned.join('、') : note, is_ok: found.length === 0 };
  };
  const isOf = (codes: readonly LineUpProblem['code'][]) => (problem: LineUpProblem) => codes.includes(problem.code);
  const isOfPeople = (problem: LineUpProblem) => ![...COUNTS, ...DECKS, ...CLASSES].includes(problem.code);
  const rule = classRule(settings);
  const count = `${edited.players.length} / ${size}`;
  return [
    check(size === 1 ? '有人上场' : `${size} 个位置都有人`, isOf(COUNTS), count),
    check(deckCountText(settings), isOf(DECKS)),
    ...(rule === null ? [] : [check(rule, isOf(CLASSES))]),
    check('都是可以上场的队员', isOfPeople),
  ];
}
