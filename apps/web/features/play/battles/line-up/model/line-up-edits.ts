import type { DeckSlots, EditedLineUp, Place } from './edited-line-up.ts';

/** One change of a line-up; each is what a button, a key or a drag means. */
export type LineUpEdit =
  | { readonly type: 'move'; readonly account_id: string; readonly to: number }
  | { readonly type: 'place'; readonly account_id: string; readonly place: Place }
  /** The one takes the other's place; whoever leaves goes where the other one was. */
  | { readonly type: 'exchange'; readonly out: string; readonly account_id: string }
  | { readonly type: 'deck'; readonly account_id: string; readonly slot: number; readonly deck_id: string | null }
  | { readonly type: 'pool'; readonly slot: number; readonly deck_id: string | null }
  | { readonly type: 'short'; readonly is_short: boolean }
  | { readonly type: 'replace'; readonly line_up: EditedLineUp };

export function placeOf({ players, bench, advisers }: EditedLineUp, accountId: string): Place {
  if (players.includes(accountId)) return 'player';
  if (bench.includes(accountId)) return 'bench';
  return advisers.includes(accountId) ? 'adviser' : 'out';
}

const without = (ids: readonly string[], accountId: string) => ids.filter((id) => id !== accountId);

/** The list with one of its items at another index, from 0; an index beyond its ends is the nearest one. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const item = list[from];
  if (item === undefined) return list;
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, item);
}

function placed(edited: EditedLineUp, accountId: string, place: Place): EditedLineUp {
  const left = {
    ...edited,
    players: without(edited.players, accountId),
    bench: without(edited.bench, accountId),
    advisers: without(edited.advisers, accountId),
  };
  switch (place) {
    case 'player':
      return { ...left, players: [...left.players, accountId] };
    case 'bench':
      return { ...left, bench: [...left.bench, accountId] };
    case 'adviser':
      return { ...left, advisers: [...left.advisers, accountId] };
    case 'out':
      return left;
    default:
      return place satisfies never;
  }
}

function exchanged(edited: EditedLineUp, out: string, accountId: string): EditedLineUp {
  const index = edited.players.indexOf(out);
  if (index < 0) return edited;
  const from = placeOf(edited, accountId);
  if (from === 'player') return edited;
  const gone = placed(edited, accountId, 'out');
  return placed({ ...gone, players: gone.players.with(index, accountId) }, out, from);
}

/** A deck stands in one slot only: chosen again, it leaves the slot where it was. The slot after the last one is a further one. */
function withDeck(slots: DeckSlots, slot: number, deckId: string | null): DeckSlots {
  const all = slot === slots.length ? [...slots, null] : slots;
  return all.map((known, index) => {
    if (index === slot) return deckId;
    return known !== null && known === deckId ? null : known;
  });
}

/** The line-up after one change. Unknown people and slots change nothing. */
export function editLineUp(edited: EditedLineUp, edit: LineUpEdit): EditedLineUp {
  switch (edit.type) {
    case 'move':
      return { ...edited, players: moved(edited.players, edited.players.indexOf(edit.account_id), edit.to) };
    case 'place':
      return placed(edited, edit.account_id, edit.place);
    case 'exchange':
      return exchanged(edited, edit.out, edit.account_id);
    case 'deck': {
      const slots = edited.decks[edit.account_id] ?? [];
      return {
        ...edited,
        decks: { ...edited.decks, [edit.account_id]: withDeck(slots, edit.slot, edit.deck_id) },
      };
    }
    case 'pool':
      return { ...edited, pool: withDeck(edited.pool, edit.slot, edit.deck_id) };
    case 'short':
      return { ...edited, is_short: edit.is_short };
    case 'replace':
      return edit.line_up;
    default:
      return edit satisfies never;
  }
}
