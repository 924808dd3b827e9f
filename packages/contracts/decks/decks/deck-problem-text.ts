import type { DeckProblem } from '@pailei/domain/decks/check/check';

/** Cards that a text names before it says how many more there are. */
const NAMED_MAX = 3;

/** Says in Chinese what is wrong with a deck. `nameOf` is the catalogue's name of a card, or its number. */
export function deckProblemText(problem: DeckProblem, nameOf: (dbfId: number) => string): string {
  const { code, dbf_ids, count, limit } = problem;
  const cards = cardNames(dbf_ids, nameOf);
  switch (code) {
    case 'class_unknown':
      return '现行规则中没有这副卡组的职业';
    case 'format_unknown':
      return '现行规则中没有这副卡组的模式';
    case 'format_wrong':
      return '卡组的模式不是赛事要求的模式';
    case 'size_wrong':
      return sizeText(count ?? 0, limit ?? 0);
    case 'too_many_copies':
      return dbf_ids.length === 1 ? `${cards}有 ${count} 张，最多 ${limit} 张` : `${cards}超过每种 ${limit} 张的上限`;
    case 'too_many_legendary':
      return dbf_ids.length === 1
        ? `传说卡${cards}有 ${count} 张，最多 ${limit} 张`
        : `传说卡${cards}超过每种 ${limit} 张的上限`;
    case 'class_wrong':
      return `${cards}不属于这个职业`;
    case 'card_banned':
      return `${cards}已被禁用`;
    case 'card_not_in_format':
      return `${cards}不在当前模式的卡池中`;
    case 'sideboard_owner_missing':
      return `备牌${cards}所属的卡牌不在卡组中`;
    case 'card_unknown':
      return `目录中没有${cards}，按编号显示`;
    default:
      return code satisfies never;
  }
}

function sizeText(count: number, limit: number): string {
  const difference = count < limit ? `缺 ${limit - count} 张` : `多 ${count - limit} 张`;
  return `共 ${count} 张，应为 ${limit} 张，${difference}`;
}

function cardNames(dbfIds: readonly number[], nameOf: (dbfId: number) => string): string {
  const named = dbfIds
    .slice(0, NAMED_MAX)
    .map((dbfId) => `「${nameOf(dbfId)}」`)
    .join('');
  return dbfIds.length > NAMED_MAX ? `${named}等 ${dbfIds.length} 种` : named;
}
