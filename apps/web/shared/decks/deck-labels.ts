import type { Deck } from '@pailei/contracts/decks/decks/decks.api';
import type { DeckRulesSummary } from '@pailei/contracts/site/deck-rules/deck-rules';
import { className, formatName } from '@pailei/domain/decks/deck-rules';
import type { DeckProblem, DeckProblemCode } from '@pailei/domain/decks/check/check';

import type { Tone } from '../ui/marks/Tag.tsx';
import { formatDateTime } from '../ui/time/time.format.ts';

type Identity = { class: string | null; format: string | null; card_count: number };

/** 「法师 · 标准 · 30 张」 */
export function identityText(deck: Identity, rules: DeckRulesSummary): string {
  const names = [deck.class && className(rules, deck.class), deck.format && formatName(rules, deck.format)];
  return [...names, `${deck.card_count} 张`].filter(Boolean).join(' · ');
}

type Dated = { id: string; name: string; created_at: string };

/** Distinguishes decks of one name by their creation times; keyed by id, only where a name occurs twice. */
export function duplicateNameNotes(decks: readonly Dated[]): ReadonlyMap<string, string> {
  const duplicates = [...Map.groupBy(decks, ({ name }) => name).values()].filter(({ length }) => length > 1).flat();
  return new Map(duplicates.map(({ id, created_at }) => [id, `${formatDateTime(created_at)} 创建`]));
}

type Short = { tone?: Tone; label: string };

const SHORT: Readonly<Record<DeckProblemCode, (problem: DeckProblem) => Short>> = {
  size_wrong: ({ count, limit }) => ({ tone: 'huang', label: sizeText(count ?? 0, limit ?? 0) }),
  too_many_copies: () => ({ tone: 'huang', label: '单卡超限' }),
  too_many_legendary: () => ({ tone: 'huang', label: '传说超限' }),
  sideboard_owner_missing: () => ({ tone: 'huang', label: '备牌不符' }),
  class_unknown: () => ({ tone: 'yan', label: '职业已停用' }),
  class_wrong: () => ({ tone: 'yan', label: '职业不符' }),
  format_unknown: () => ({ tone: 'yan', label: '模式已停用' }),
  format_wrong: () => ({ tone: 'yan', label: '模式不符' }),
  card_banned: () => ({ tone: 'yan', label: '含禁用卡' }),
  card_not_in_format: () => ({ tone: 'yan', label: '含退环境卡' }),
  card_unknown: ({ count }) => ({ label: `${count} 张未知` }),
};

const sizeText = (count: number, limit: number) =>
  count < limit ? `缺 ${limit - count} 张` : `多 ${count - limit} 张`;

/** What is wrong with a deck in a few characters: the worst of it; null when nothing is. */
export function shortProblem([worst]: readonly DeckProblem[]): Short | null {
  return worst ? SHORT[worst.code](worst) : null;
}

/** Whether the deck is shown as not playable: the deck can't be entered as it is, or holds cards that have left its format. */
export function hasUnplayableCards(problems: readonly DeckProblem[]): boolean {
  return problems.some(({ code, severity }) => severity === 'error' || code === 'card_not_in_format');
}

/** The names of a deck's cards; an unknown one by its number. */
export function namesIn({ cards, sideboard }: Pick<Deck, 'cards' | 'sideboard'>): (dbfId: number) => string {
  const names = new Map([...cards, ...sideboard].map(({ dbf_id, name }) => [dbf_id, name]));
  return (dbfId) => names.get(dbfId) ?? cardNumber(dbfId);
}

export const cardNumber = (dbfId: number): string => `#${dbfId}`;

type Tally = { wins: number; losses: number };

/** Games won of those played, in percent with one decimal; null before the first. */
export function winRate({ wins, losses }: Tally): string | null {
  return wins + losses === 0 ? null : ((wins / (wins + losses)) * 100).toFixed(1);
}

export const VISIBILITY_NAMES = { private: '仅自己', team: '战队成员', public: '公开' } as const;
