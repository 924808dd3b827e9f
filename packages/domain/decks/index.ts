export * from './card.ts';
export * from './card-order.ts';
export * from './check.ts';
export * from './clipboard.ts';
export { FORMAT_NUMBER_MAX } from './codec.ts';
export * from './diff.ts';
export * from './hearthstone.ts';
export * from './lineup.ts';
export * from './list-visibility.ts';
export * from './paste.ts';
export * from './rule-set.ts';
export * from './statistics.ts';
export * from './summary.ts';
export {
  DECK_CODE_MAX,
  readDeckCode,
  writeDeckCode,
  type DeckCard,
  type DeckContent,
  type DeckList,
  type DeckViolation,
  type DeckViolationCode,
  type SideboardCard,
} from './deck-code.ts';
