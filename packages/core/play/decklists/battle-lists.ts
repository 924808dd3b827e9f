import type { DataOf } from '@pailei/contracts/http/endpoint';
import type { battleDecksApi, BattleSideLists } from '@pailei/contracts/play/decklists/decklists.api';
import type { Trx } from '@pailei/db/tx';
import { isBattleOver } from '@pailei/domain/battles/battle-over';
import { SIDES, type Side } from '@pailei/domain/series/sides';
import type { Actor } from '@pailei/live/registry';
import { readLibrary } from '../../decks/decks/deck-library.ts';
import { isStaff } from '../../site/visibility/reader.ts';
import { battleFor } from '../battles/battles.reads.ts';
import { findLineUps } from '../battles/line-ups/line-ups.reads.ts';
import { findShownBattle, type ShownBattle } from '../battles/shown-battle.ts';
import { readSubmissions } from '../submissions/submissions.ts';
import { fullDecklist } from './decklists.view.ts';

type BattleLists = DataOf<(typeof battleDecksApi)['ofBattle']>;

/**
 * What a reader may read of the decks of both line-ups. A side that was opened is everybody's, as late as they see the battle; before
 * that its captains read it once it is locked, and the staff who are of neither team once the battle is over.
 */
export async function readBattleLists(trx: Trx, shown: ShownBattle, actor: Actor | null): Promise<BattleLists> {
  const { row, delay, place } = shown;
  const { sides, status } = await battleFor(trx, row, delay);
  const isReadable = (side: Side) => {
    if (sides[side].decks_opened) return true;
    if (!sides[side].line_up.locked) return false;
    return place === undefined
      ? isStaff(actor) && isBattleOver(status)
      : place.side === side && place.role !== 'member';
  };
  const readable = SIDES.filter(isReadable);
  const lists: Record<Side, BattleSideLists | null> = { a: null, b: null };
  if (readable.length === 0) return lists;
  const entries = (await findLineUps(trx, row.id)).filter(({ side }) => readable.includes(side));
  const submissions = await readSubmissions(
    trx,
    entries.map(({ entry_id }) => entry_id),
  );
  const library = await readLibrary(trx, [...submissions.values()].flat());
  const listsOf = (side: Side): BattleSideLists =>
    entries
      .filter((entry) => entry.side === side)
      .map(({ entry_id, player }) => ({
        player,
        decks: (submissions.get(entry_id) ?? []).map((deck) => fullDecklist(deck, library)),
      }));
  for (const side of readable) lists[side] = listsOf(side);
  return lists;
}

/** Which teams of a battle have opened their decks, as late as this reader sees it. */
export async function readOpenedSides(
  trx: Trx,
  battleId: string | null,
  actor: Actor | null,
): Promise<Record<Side, boolean>> {
  const shown = battleId === null ? undefined : await findShownBattle(trx, battleId, actor);
  if (!shown) return { a: false, b: false };
  const { sides } = await battleFor(trx, shown.row, shown.delay);
  return { a: sides.a.decks_opened, b: sides.b.decks_opened };
}
