export * from './card.ts';
export * from './card-order.ts';
export * from './check/check.ts';
export * from './paste/clipboard.ts';
export { FORMAT_NUMBER_MAX } from './code/codec.ts';
export { type ClassHints } from './deck-class.ts';
export * from './check/diff.ts';
export * from './hearthstone.ts';
export * from './names.ts';
export * from './paste/paste.ts';
export * from './deck-rules.ts';
export * from './summary.ts';
export {
  DECK_CODE_MAX,
  readAnyDeck,
  readDeckCode,
  withClass,
  writeDeckCode,
  type DeckViolation,
  type DeckViolationCode,
  type UnclassedDeck,
} from './code/deck-code.ts';
export type { DeckCard, DeckContent, DeckList, SideboardCard } from './deck-content.ts';
