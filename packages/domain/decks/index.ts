export * from './card.ts';
export * from './card-order.ts';
export * from './check.ts';
export * from './clipboard.ts';
export { FORMAT_NUMBER_MAX } from './codec.ts';
export { type ClassHints } from './deck-class.ts';
export * from './diff.ts';
export * from './hearthstone.ts';
export * from './lineup.ts';
export * from './list-visibility.ts';
export * from './names.ts';
export * from './paste.ts';
export * from './rule-set.ts';
export * from './statistics.ts';
export * from './summary.ts';
export {
  DECK_CODE_MAX,
  readAnyDeck,
  readDeckCode,
  withClass,
  writeDeckCode,
  type DeckCard,
  type DeckContent,
  type DeckList,
  type DeckViolation,
  type DeckViolationCode,
  type SideboardCard,
  type UnclassedDeck,
} from './deck-code.ts';
