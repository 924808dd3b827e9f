import { compareCards } from '../card-order.ts';
import type { CardCatalogue } from '../check/check.ts';
import type { DeckCard, DeckContent } from '../deck-content.ts';
import { className, formatName, type DeckRules } from '../deck-rules.ts';

export type NamedDeckContent = DeckContent & { name: string; code: string };

/** A deck as the game's Chinese client copies it; cards by mana, those that the catalogue does not know last and by number. */
export function clipboardText(deck: NamedDeckContent, rules: DeckRules, cards: CardCatalogue): string {
  const format = formatName(rules, deck.format);
  return [
    `### ${oneLine(deck.name)}`,
    `# 职业：${className(rules, deck.class)}`,
    `# 模式：${format.endsWith('模式') ? format : `${format}模式`}`,
    '#',
    ...inOrder(deck.cards, cards).flatMap((card) => [
      `# ${cardText(card, cards)}`,
      ...inOrder(
        deck.sideboard.filter(({ owner_dbf_id }) => owner_dbf_id === card.dbf_id),
        cards,
      ).map((beside) => `#   ${cardText(beside, cards)}`),
    ]),
    '#',
    deck.code,
    '#',
    '# 想要使用这副套牌，请先复制到剪贴板，然后在游戏中点击“新套牌”进行粘贴。',
    '',
  ].join('\n');
}

function cardText({ dbf_id, count }: DeckCard, cards: CardCatalogue): string {
  const card = cards.get(dbf_id);
  return card ? `${count}x (${card.cost}) ${oneLine(card.name)}` : `${count}x (?) ${dbf_id}`;
}

function inOrder<Card extends DeckCard>(list: readonly Card[], cards: CardCatalogue): Card[] {
  const listed = ({ dbf_id }: Card) => cards.get(dbf_id) ?? { dbf_id, cost: null, name: null };
  return list.toSorted((a, b) => compareCards(listed(a), listed(b)));
}

/** A line break in a name would end its line, and what follows could pass for a deck of its own. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
